import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Passes that a move implies, taking back, and what the computer is asked (C7.4 to C7.6).
struct GTPGameTests {
  /// What is said about a game in which Black must pass, and White can move twice, and what a
  /// computer answers.
  private static let conversations: [(story: String, Said, computer: [String])] = [
    (
      "a move makes the pass of the opponent first",
      ["play white c1": "=", "play white c8": "=", "final_score": "= W+64"], []
    ),
    (
      "a move makes the pass of the opponent first",
      ["genmove white": "= C8", "genmove white": "= C1", "final_score": "= W+64"], ["c8", "c1"]
    ),
    (
      "a move that is refused makes no pass",
      [
        "play white a1": "? illegal move", "play black c1": "? illegal move",
        "undo": "? cannot undo", "play black pass": "=", "undo": "=",
      ], []
    ),
    (
      "a pass that is sent is accepted only from a side that must pass",
      [
        "play white pass": "? illegal move", "play black PASS": "=",
        "play black pass": "? illegal move", "play white pass": "? illegal move",
        "play white c1": "=", "play white pass": "? illegal move", "play b pass": "=",
        "play black pass": "? illegal move", "play white c8": "=",
      ], []
    ),
    (
      "a side that must pass is asked for a move, and passes",
      [
        "reg_genmove black": "= pass", "genmove black": "= pass", "genmove black": "? illegal move",
        "genmove white": "= C1",
      ], ["c1"]
    ),
    (
      "after the end both sides pass, and that can be taken back",
      [
        "play white c1": "=", "play white c8": "=", "reg_genmove black": "= pass",
        "reg_genmove white": "= pass", "genmove white": "= pass", "genmove black": "= pass",
        "play black a2": "? illegal move", "undo": "=", "undo": "=", "final_score": "= W+64",
        "undo": "=", "final_score": "? cannot score",
      ], []
    ),
    (
      "a pass that is sent after the end is accepted from both sides, and can be taken back",
      [
        "play white c1": "=", "play white c8": "=", "play black pass": "=", "play w PASS": "=",
        "play black a2": "? illegal move", "undo": "=", "undo": "=", "final_score": "= W+64",
        "undo": "=", "final_score": "? cannot score", "play white pass": "? illegal move",
      ], []
    ),
    (
      "a move is taken back together with the pass that it implied, and a pass by itself",
      [
        "play white c1": "=", "play white c8": "=", "undo": "=", "reg_genmove black": "= pass",
        "undo": "=", "undo": "? cannot undo", "play black pass": "=", "play white c1": "=",
        "undo": "=", "play black pass": "? illegal move", "undo": "=", "genmove black": "= pass",
        "undo": "=", "undo": "? cannot undo",
      ], []
    ),
  ]

  @Test(arguments: conversations)
  func `C7.4 C7.5 C7.6 a pass is implied, sent, or generated, and taken back, as expected`(
    story: String, said: Said, computer: [String]
  ) throws {
    let table = Conversing(
      saved: try saved("x00", Ending.lightOnly), computer: ScriptedComputer(computer))
    #expect(try table.answers(to: said.lines) == said.answers)
  }

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

  @Test func `C7.5 R2.7 a computer that fails or answers an illegal square is asked again`() throws
  {
    let computer = ScriptedComputer("nothing", "a1", "d4", "f5", "f6")
    let table = Conversing(computer: computer, delay: .seconds(2))
    #expect(try table.answers(to: "genmove black\ngenmove white\n") == "= F5\n\n= F6\n\n")
    #expect(computer.asked.count == 5)
    #expect(table.time.now.sinceStart == .seconds(10))
  }

  @Test func `C7.5 R2.3 the computer is asked about the game after its opponent's implied pass`()
    throws
  {
    let computer = ScriptedComputer("c1")
    let before = try saved("x00", Ending.lightOnly)
    try Conversing(saved: before, computer: computer).hear(Array("reg_genmove w\n".utf8))
    #expect(computer.asked == [Game(board: before.game.board, turn: .light)])
  }

  @Test(arguments: ["genmove black", "reg_genmove black"])
  func `C7.5 a computer that always fails is asked ten times, and then an error is answered`(
    command: String
  ) throws {
    let computer = ScriptedComputer(Array(repeating: "nothing", count: 11))
    let table = Conversing(computer: computer, delay: .seconds(2))
    #expect(
      try table.answers(to: "\(command)\nplay black d3\n")
        == "? the computer has found no legal move\n\n=\n\n")
    #expect(computer.asked.count == 10)
    #expect(table.time.now.sinceStart == .seconds(20))
  }
}
