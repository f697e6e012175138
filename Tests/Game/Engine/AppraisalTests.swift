import Adapters
import Domain
import Engine
import EngineSupport
import Front
import GameSupport
import Infrastructure
import Notations
import TestSupport
import TestTraits
import Testing

/// The values of all moves of a position.
struct AppraisalTests {
  private func evaluator(
    of position: Position, depth: Int, exactFrom: Int = 0, to aim: MoveEvaluator.Aim = .everyMove,
    until stop: StopFlag = StopFlag()
  ) -> MoveEvaluator {
    var evaluator = MoveEvaluator(
      of: position, limits: SearchLimits(depth: depth, exactFrom: exactFrom))
    evaluator.deepen(to: aim, until: stop)
    return evaluator
  }

  private func positions(_ seeds: ClosedRange<UInt64>, moves: Int) -> [Position] {
    seeds.compactMap { Position(of: Game.random(seed: $0, moves: moves)) }.filter {
      !$0.legalSquares.isEmpty
    }
  }

  @Test func `R9.7 an estimate is that of an equally deep search, in whole disks`() throws {
    for position in positions(1...6, moves: 20) {
      let found = evaluator(of: position, depth: 2)
      #expect(found.depth == 2)
      for move in found.moves {
        var tree = SearchTree()
        let score = try -tree.score(position.placing(at: move.square), depth: 1)
        #expect(abs(move.score - score) <= Search.disk / 2)
        #expect(move.score % Search.disk == 0)
      }
    }
  }

  @Test func `the line of an exact score leads to the end, with that score`() throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: 50)
      guard let turn = game.turn, let position = Position(of: game), !game.legalSquares.isEmpty
      else { continue }
      let found = evaluator(of: position, depth: 3, exactFrom: 16)
      let best = try #require(found.moves.first)
      let line = [best.square] + found.line
      let end = try Record(start: game, steps: line.map { $0.map(Record.Step.move) ?? .pass }).game
      #expect(end.turn == nil)
      let lead = end.board.count(of: turn) - end.board.count(of: turn.flipped)
      #expect(lead * Search.disk == best.score)
    }
  }

  @Test func `the line of an estimate counts a pass as one move of its depth`() throws {
    var passes = 0
    for position in positions(1...150, moves: 51) {
      let found = evaluator(of: position, depth: 4)
      guard let best = found.moves.first, !best.isExact else { continue }
      passes += found.line.count(where: { $0 == nil })
      #expect(found.line.count <= 3)
    }
    #expect(passes > 0)
  }

  @Test(.watched)
  func `R9.10 a stopped evaluation goes on, and ends like one that was never stopped`() async throws
  {
    for position in positions(1...2, moves: 24) {
      let whole = evaluator(of: position, depth: 4)
      let stop = StopFlag()
      // Whenever this comes.
      let stopping = Task.detached { stop.raise() }
      var found = evaluator(of: position, depth: 4, until: stop)
      await stopping.value
      #expect(SquareSet(found.moves.map(\.square)) == position.legalSquares)
      found.deepen(to: .everyMove, until: StopFlag())
      #expect(found.depth == 4 && found.isDone(.everyMove))
      #expect(found.moves == whole.moves)
    }
  }
}
