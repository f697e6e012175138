import Domain
import Engine
import EngineSupport
import Front
import GameSupport
import Infrastructure
import Players
import TestSupport
import Testing
import UseCases

/// The search for a move better than those of known value.
struct BetterMoveTests {
  @Test func `R11.7 at the end the better move is the first of equally good ones on the board`()
    throws
  {
    let limits = SearchLimits(depth: 4, exactFrom: 10)
    var ties = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      guard let position = Position(of: Game.random(seed: seed, moves: 51)) else { continue }
      var evaluator = MoveEvaluator(of: position, limits: limits)
      evaluator.deepen(to: .everyMove, until: StopFlag())
      guard let known = evaluator.moves.last, let best = evaluator.moves.first else { continue }
      let asGood = SquareSet(
        evaluator.moves.filter { $0.score == best.score && $0.square != known.square }
          .map(\.square))
      guard known.score < best.score else { continue }
      if asGood.count > 1 { ties += 1 }
      let better = BetterMove(
        in: position, besides: SquareSet(known.square), value: known.score / Search.disk,
        limits: limits, until: StopFlag())
      #expect(better.move?.square == asGood.first, "seed \(seed)")
    }
    #expect(ties > 5)
  }

  @Test func `R11.7 a move with an estimate that rounds to the known value is not better`() throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      let game = Game.random(seed: seed, moves: 20)
      guard let position = Position(of: game), let square = game.legalSquares.first else {
        continue
      }
      func better(than lead: Int) -> BetterMove {
        BetterMove(
          in: position, besides: SquareSet(square), value: lead,
          limits: SearchLimits(depth: 2, exactFrom: 0), until: StopFlag())
      }
      guard let best = better(than: -64).move else { continue }
      let lead = Advice.Value(score: best.score, isExact: false).lead
      #expect(better(than: lead).move == nil)
      #expect(better(than: lead - 1).move?.square == best.square)
      #expect(better(than: lead).depth == 2 && !better(than: lead).isExact)
    }
  }
}
