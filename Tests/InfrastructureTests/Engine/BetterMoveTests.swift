import Domain
import Engine
import Infrastructure
import Players
import Rooms
import TestSupport
import Testing
import UseCases

/// Whether a move is better than those whose worth is known.
struct BetterMoveTests {
  @Test func `R11.7 at the end it is the best of those that are worth more, and none if none is`()
    throws
  {
    for seed in 1...5 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: 52)
      guard let position = Position(of: game), !game.legalSquares.isEmpty else { continue }
      let leads = Dictionary(
        uniqueKeysWithValues: game.legalSquares.map { ($0, -position.placing(at: $0).end()) })
      for (square, lead) in leads {
        let better = BetterMove(
          in: position, besides: SquareSet(square), worth: lead,
          limits: SearchLimits(depth: 4, exactFrom: 10), until: StopFlag())
        let best = leads.filter { $0.key != square }.values.max() ?? -64
        #expect(better.move.map { $0.score / Search.disk } == (best > lead ? best : nil))
        if let move = better.move { #expect(leads[move.square] == best) }
        #expect(better.isExact && better.isDone)
      }
    }
  }

  @Test func `R11.7 at the end it is the first on the board of those that are as good`() throws {
    let limits = SearchLimits(depth: 4, exactFrom: 10)
    var ties = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      guard let position = Position(of: Game.random(seed: seed, moves: 51)) else { continue }
      var appraisal = Appraisal(of: position, limits: limits)
      appraisal.deepen(to: .everyMove, until: StopFlag())
      guard let known = appraisal.moves.last, let best = appraisal.moves.first else { continue }
      let asGood = SquareSet(
        appraisal.moves.filter { $0.score == best.score && $0.square != known.square }
          .map(\.square))
      guard known.score < best.score else { continue }
      if asGood.count > 1 { ties += 1 }
      let better = BetterMove(
        in: position, besides: SquareSet(known.square), worth: known.score / Search.disk,
        limits: limits, until: StopFlag())
      #expect(better.move?.square == asGood.first, "seed \(seed)")
    }
    #expect(ties > 5)
  }

  @Test func `R11.7 an estimate that is rounded to as much is not better`() throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: 20)
      guard let position = Position(of: game), let square = game.legalSquares.first else {
        continue
      }
      func better(than lead: Int) -> BetterMove {
        BetterMove(
          in: position, besides: SquareSet(square), worth: lead,
          limits: SearchLimits(depth: 2, exactFrom: 0), until: StopFlag())
      }
      guard let best = better(than: -64).move else { continue }
      let lead = Advice.Worth(score: best.score, isExact: false).lead
      #expect(better(than: lead).move == nil)
      #expect(better(than: lead - 1).move?.square == best.square)
      #expect(better(than: lead).depth == 2 && !better(than: lead).isExact)
    }
  }

  @Test func `R9.10 a search that is stopped at once has seen one move ahead`() throws {
    let stop = StopFlag()
    stop.raise()
    let position = try #require(Position(of: Game.random(seed: 3, moves: 20)))
    let better = BetterMove(
      in: position, besides: .empty, worth: -64, limits: SearchLimits(depth: 60, exactFrom: 0),
      until: stop)
    #expect(better.depth == 1 && better.move != nil && !better.isDone)
  }
}
