import Domain
import Infrastructure
import TestSupport
import Testing

/// Random games, and how they are taken back (C7.4, C7.6).
struct GTPGameTests {
  /// The commands of a whole game, each a step; a pass is sent or left out, as chance decides.
  private func steps(_ dice: inout SplitMix64) -> [String] {
    var steps: [String] = []
    var game = Game()
    while let side = game.turn {
      let color = side == .dark ? "black" : "white"
      if let square = Array(game.legalSquares).randomElement(using: &dice) {
        steps.append("play \(color) \(square)")
        game = game.placing(at: square) ?? game
      } else {
        if Bool.random(using: &dice) { steps.append("play \(color) pass") }
        game = game.passing() ?? game
      }
    }
    return steps
  }

  private func answers(to lines: [String]) throws -> [Substring] {
    try Conversing().answers(to: lines.joined(separator: "\n"))
      .split(separator: "\n\n", omittingEmptySubsequences: true)
  }

  @Test func `C7.6 a whole game is taken back step by step, as often as there are steps`() throws {
    var implied = 0
    for seed in 0..<UInt64(RunOptions.gtpConversations) {
      var dice = SplitMix64(seed: seed)
      let steps = steps(&dice)
      let forth = try answers(to: steps.flatMap { ["showboard", $0] })
      try #require(!forth.contains { $0.hasPrefix("?") }, "seed \(seed)")
      let boards = stride(from: 0, to: forth.count, by: 2).map { forth[$0] }
      let back = try answers(
        to: steps + steps.flatMap { _ in ["undo", "showboard"] } + ["undo"])
      #expect(back.last == "? cannot undo", "seed \(seed)")
      let seen = stride(from: steps.count + 1, to: back.count, by: 2).map { back[$0] }
      #expect(Array(seen.reversed()) == boards, "seed \(seed)")
      implied += zip(steps, steps.dropFirst()).count { $0.prefix(10) == $1.prefix(10) }
    }
    #expect(implied > RunOptions.gtpConversations / 10, "passes that were left out")
  }
}
