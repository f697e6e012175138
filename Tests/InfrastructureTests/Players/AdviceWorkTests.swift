import Domain
import Engine
import Infrastructure
import Players
import Rooms
import TestSupport
import Testing
import UseCases

/// How much work advice takes, in positions that are looked at, and what it gains by what is known.
struct AdviceWorkTests {
  private let limits = SearchLimits(depth: 4, exactFrom: 12)

  /// Twelve positions, from the twentieth move to the last ones.
  private let positions = (1...12 as ClosedRange<UInt64>).compactMap {
    Position(of: Game.random(seed: $0, moves: 18 + 3 * Int($0)))
  }

  /// Expects that as many positions were looked at as before, or a fiftieth more or less; if other
  /// work is meant, it gets a new number.
  private func expect(
    _ nodes: Int, toBe expected: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      (expected * 98 / 100...expected * 102 / 100).contains(nodes), "\(nodes)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [(Advice.Question.bestMove, 14_476), (.everyMove, 64_485)])
  func `a hint and the values of twelve positions take the work that they did`(
    question: Advice.Question, expected: Int
  ) {
    var findings = Findings(limits: limits)
    for position in positions {
      _ = findings.advice(on: position, about: question, until: StopFlag())
    }
    expect(findings.nodes, toBe: expected)
  }

  /// On the way to the end estimates are of use only as far as they are cheap.
  @Test func `a hint on positions near the end takes the work that it did`() {
    var findings = Findings(limits: .ofAdvice)
    for seed in 1...6 as ClosedRange<UInt64> {
      guard let position = Position(of: Game.random(seed: seed, moves: 48)) else { continue }
      _ = findings.advice(on: position, about: .bestMove, until: StopFlag())
    }
    expect(findings.nodes, toBe: 192_396)
  }

  @Test func `R11.7 to judge a move of twelve positions takes the work that it did`() {
    var findings = Findings(limits: limits)
    for position in positions {
      guard let square = position.legalSquares.first else { continue }
      let known = ValuedMove(square, worth: .about(0))
      _ = findings.advice(on: position, about: .best(knowing: known), until: StopFlag())
    }
    expect(findings.nodes, toBe: 3119)
  }

  @Test func `a search of so many positions looks as far ahead as it did`() {
    let depths = (1...6 as ClosedRange<UInt64>).map { seed in
      let game = Game.random(seed: seed, moves: 20 + Int(seed))
      let depth = (1...12).first { depth in
        var search = Search(limits: SearchLimits(depth: depth, exactFrom: 0))
        var random = SplitMix64(seed: seed)
        _ = search.bestMove(in: game, using: &random)
        return search.nodes > 20_000
      }
      return (depth ?? 13) - 1
    }
    #expect(depths.reduce(0, +) >= 45, "\(depths)")
  }

  @Test func `R9.10 values that are asked for behind a hint go on from where that has ended`() {
    for position in positions {
      var findings = Findings(limits: limits)
      var whole = Appraisal(of: position.oriented.position, limits: limits)
      whole.deepen(to: .everyMove, until: StopFlag())
      _ = findings.advice(on: position, about: .bestMove, until: StopFlag())
      let hint = findings.nodes
      _ = findings.advice(on: position, about: .everyMove, until: StopFlag())
      #expect(findings.nodes == whole.nodes)
      #expect(hint < whole.nodes || position.legalSquares.count == 1)
      let known = findings.nodes
      for question in [Advice.Question.bestMove, .everyMove] {
        _ = findings.advice(on: position, about: question, until: StopFlag())
      }
      #expect(findings.nodes == known, "what is known takes no work")
    }
  }

  @Test func `R9.16 R11.7 what was seen less far is not told to be worth more than the best`()
    throws
  {
    for position in positions where position.emptySquares.count > limits.exactFrom {
      for square in position.legalSquares {
        let stop = StopFlag()
        stop.raise()
        var findings = Findings(limits: limits)
        _ = findings.advice(on: position, about: .everyMove, until: stop)
        let known = ValuedMove(square, worth: .about(-64))
        let judged = findings.advice(
          on: position, about: .best(knowing: known), until: StopFlag())
        let values = findings.advice(on: position, about: .everyMove, until: stop)
        let (best, moves) = (try #require(judged?.best), try #require(values?.moves))
        #expect(moves.first?.square == best.square)
        let leads = moves.map { $0.worth?.lead ?? 65 }
        #expect(leads == leads.sorted(by: >) && leads.first == best.worth?.lead)
      }
    }
  }
}
