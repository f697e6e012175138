import Adapters
import Domain
import Engine
import Infrastructure
import RoomAdapters
import Rooms
import TestSupport
import TestTraits
import Testing

/// What every move of a position is worth.
struct AppraisalTests {
  private func appraisal(
    of position: Position, depth: Int, exactFrom: Int = 0, to aim: Appraisal.Aim = .everyMove,
    until stop: StopFlag = StopFlag()
  ) -> Appraisal {
    var appraisal = Appraisal(
      of: position, limits: SearchLimits(depth: depth, exactFrom: exactFrom))
    appraisal.deepen(to: aim, until: stop)
    return appraisal
  }

  private func positions(_ seeds: ClosedRange<UInt64>, moves: Int) -> [Position] {
    seeds.compactMap { Position(of: Game.random(seed: $0, moves: moves)) }.filter {
      !$0.legalSquares.isEmpty
    }
  }

  @Test func `R9.9 each move has the score of a plain search of the end, the best first`() {
    for position in positions(1...8, moves: 52) {
      let moves = appraisal(of: position, depth: 2, exactFrom: 10).moves
      #expect(SquareSet(moves.map(\.square)) == position.legalSquares)
      for move in moves {
        #expect(move.isExact)
        #expect(move.score == -position.placing(at: move.square).end() * Search.disk)
      }
      #expect(moves.map(\.score) == moves.map(\.score).sorted(by: >))
    }
  }

  @Test func `R9.7 estimates are those of a search as deep, in whole disks`() throws {
    for position in positions(1...6, moves: 20) {
      let found = appraisal(of: position, depth: 2)
      #expect(found.depth == 2)
      for move in found.moves {
        var tree = SearchTree()
        let score = try -tree.score(position.placing(at: move.square), depth: 1)
        #expect(abs(move.score - score) <= Search.disk / 2)
        #expect(move.score % Search.disk == 0)
      }
    }
  }

  @Test(arguments: [(1, 0), (2, 0), (3, 0), (2, 60)])
  func `R9.12 equal squares have equal scores, and so have mirrored ones`(
    depth: Int, exactFrom: Int
  )
    throws
  {
    let start = try #require(Position(of: Game()))
    if exactFrom == 0 {
      #expect(Set(appraisal(of: start, depth: depth).moves.map(\.score)).count == 1)
    }
    for position in positions(1...2, moves: exactFrom == 0 ? 16 : 54) {
      let oriented = position.oriented.position
      let found = appraisal(of: oriented, depth: depth, exactFrom: exactFrom)
      for symmetry in Symmetry.all {
        let (other, back) = symmetry(position).oriented
        #expect(other == oriented)
        #expect(appraisal(of: other, depth: depth, exactFrom: exactFrom).moves == found.moves)
        #expect(
          back.inverse(SquareSet(found.moves.map(\.square))) == symmetry(position).legalSquares)
      }
    }
  }

  @Test(arguments: [0, 16])
  func `R9.16 the best move is the same if it is asked for first, or alone, or with all`(
    exactFrom: Int
  ) {
    for position in positions(1...6, moves: exactFrom == 0 ? 22 : 50) {
      let all = appraisal(of: position, depth: 4, exactFrom: exactFrom)
      let best = appraisal(of: position, depth: 4, exactFrom: exactFrom, to: .bestMove)
      #expect(best.isDone(.bestMove) && best.bestDepth == all.bestDepth)
      #expect(best.moves.first == all.moves.first && best.line == all.line)
      #expect(best.isBestExact == (exactFrom > 0))
      var later = best
      later.deepen(to: .everyMove, until: StopFlag())
      #expect(later.moves == all.moves && later.depth == all.depth)
    }
  }

  @Test func `R9.16 the best move is worth what is asked of all, and no other is worth more`()
    throws
  {
    for position in positions(1...6, moves: 20) {
      let found = appraisal(of: position, depth: 2, to: .bestMove)
      var tree = SearchTree()
      let scores = try position.legalSquares.map {
        try -tree.score(position.placing(at: $0), depth: 1)
      }
      let best = try #require(found.moves.first)
      #expect(abs(best.score - (try #require(scores.max()))) <= Search.disk / 2)
      #expect(best.score % Search.disk == 0)
      #expect(found.moves.allSatisfy { $0.score <= best.score })
    }
  }

  @Test func `the line of an exact score leads to the end of the game and to that score`() throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: 50)
      guard let turn = game.turn, let position = Position(of: game), !game.legalSquares.isEmpty
      else { continue }
      let found = appraisal(of: position, depth: 3, exactFrom: 16)
      let best = try #require(found.moves.first)
      let line = [best.square] + found.line
      let end = try Record(start: game, steps: line.map { $0.map(Record.Step.move) ?? .pass }).game
      #expect(end.turn == nil)
      let lead = end.board.count(of: turn) - end.board.count(of: turn.flipped)
      #expect(lead * Search.disk == best.score)
    }
  }

  @Test func `the line of an estimate is legal and no longer than was looked ahead`() throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: 20)
      guard let position = Position(of: game), !game.legalSquares.isEmpty else { continue }
      let found = appraisal(of: position, depth: 4)
      let best = try #require(found.moves.first)
      let line = [best.square] + found.line
      #expect((2...4).contains(line.count), "seed \(seed)")
      #expect(throws: Never.self) {
        try Record(start: game, steps: line.map { $0.map(Record.Step.move) ?? .pass })
      }
    }
  }

  @Test func `the line of an estimate counts a pass as a move`() throws {
    var passes = 0
    for position in positions(1...150, moves: 51) {
      let found = appraisal(of: position, depth: 4)
      guard let best = found.moves.first, !best.isExact else { continue }
      passes += found.line.count(where: { $0 == nil })
      #expect(found.line.count <= 3)
    }
    #expect(passes > 0)
  }

  @Test func `R9.10 an appraisal that is stopped at once has seen one move ahead, of all moves`() {
    let stop = StopFlag()
    stop.raise()
    for position in positions(1...20, moves: 30) {
      var found = appraisal(of: position, depth: 60, until: stop)
      #expect(found.depth == 1)
      #expect(found.moves == appraisal(of: position, depth: 1).moves)
      found.deepen(to: .everyMove, until: stop)
      #expect(found.depth == 1)
    }
  }

  @Test(.watched)
  func `R9.10 an appraisal that was stopped goes on, and ends as one that was not`() async throws {
    for position in positions(1...2, moves: 24) {
      let whole = appraisal(of: position, depth: 4)
      let stop = StopFlag()
      // Whenever this comes.
      let stopping = Task.detached { stop.raise() }
      var found = appraisal(of: position, depth: 4, until: stop)
      await stopping.value
      #expect(SquareSet(found.moves.map(\.square)) == position.legalSquares)
      found.deepen(to: .everyMove, until: StopFlag())
      #expect(found.depth == 4 && found.isDone(.everyMove))
      #expect(found.moves == whole.moves)
    }
  }
}
