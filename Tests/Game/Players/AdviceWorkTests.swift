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

/// The work of advice, in positions that are looked at.
struct AdviceWorkTests {
  private let limits = SearchLimits(depth: 4, exactFrom: 12)

  /// Twelve positions, from the twentieth move to the last ones.
  private let positions = (1...12 as ClosedRange<UInt64>).compactMap {
    Position(of: Game.random(seed: $0, moves: 18 + 3 * Int($0)))
  }

  /// Expects that as many positions were looked at as before, or a fiftieth more or less.
  ///
  /// Other work that is intended gets a new number.
  private func expect(
    _ nodes: Int, toBe expected: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      (expected * 98 / 100...expected * 102 / 100).contains(nodes), "\(nodes)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [(Advice.Question.bestMove, 14_476), (.everyMove, 64_485)])
  func `a hint and the values of twelve positions take as much work as before`(
    question: Advice.Question, expected: Int
  ) {
    var cache = AdviceCache(limits: limits)
    for position in positions {
      _ = cache.advice(on: position, about: question, until: StopFlag())
    }
    expect(cache.nodes, toBe: expected)
  }

  @Test func `a hint near the end takes as much work as before`() {
    var cache = AdviceCache(limits: .ofAdvice)
    for seed in 1...6 as ClosedRange<UInt64> {
      guard let position = Position(of: Game.random(seed: seed, moves: 48)) else { continue }
      _ = cache.advice(on: position, about: .bestMove, until: StopFlag())
    }
    expect(cache.nodes, toBe: 192_396)
  }

  @Test func `R11.7 a judgment of one move in twelve positions takes as much work as before`() {
    var cache = AdviceCache(limits: limits)
    for position in positions {
      guard let square = position.legalSquares.first else { continue }
      let known = ValuedMove(square, value: .estimate(0))
      _ = cache.advice(on: position, about: .best(knowing: known), until: StopFlag())
    }
    expect(cache.nodes, toBe: 3119)
  }

  @Test func `R9.10 values after a hint continue its search, and known advice takes no work`() {
    for position in positions {
      var cache = AdviceCache(limits: limits)
      var whole = MoveEvaluator(of: position.oriented.position, limits: limits)
      whole.deepen(to: .everyMove, until: StopFlag())
      _ = cache.advice(on: position, about: .bestMove, until: StopFlag())
      let hint = cache.nodes
      _ = cache.advice(on: position, about: .everyMove, until: StopFlag())
      #expect(cache.nodes == whole.nodes)
      #expect(hint < whole.nodes || position.legalSquares.count == 1)
      let known = cache.nodes
      for question in [Advice.Question.bestMove, .everyMove] {
        _ = cache.advice(on: position, about: question, until: StopFlag())
      }
      #expect(cache.nodes == known, "what is known takes no work")
    }
  }

  @Test func `R9.16 R11.7 no shallower value exceeds that of the best move`()
    throws
  {
    for position in positions where position.emptySquares.count > limits.exactFrom {
      for square in position.legalSquares {
        let stop = StopFlag()
        stop.raise()
        var cache = AdviceCache(limits: limits)
        _ = cache.advice(on: position, about: .everyMove, until: stop)
        let known = ValuedMove(square, value: .estimate(-64))
        let judged = cache.advice(
          on: position, about: .best(knowing: known), until: StopFlag())
        let values = cache.advice(on: position, about: .everyMove, until: stop)
        let (best, moves) = (try #require(judged?.best), try #require(values?.moves))
        #expect(moves.first?.square == best.square)
        let leads = moves.map { $0.value?.lead ?? 65 }
        #expect(leads == leads.sorted(by: >) && leads.first == best.value?.lead)
      }
    }
  }
}
