import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Passes that a move implies, taking back, and what the computer is asked (C7.4 to C7.6).
struct GTPGameTests {
  private let blackMustPass: SavedGame

  init() throws {
    blackMustPass = try saved("x00", Ending.lightOnly)
  }

  private func check(_ said: [Said], _ computer: String...) throws {
    let table = Conversing(
      saved: blackMustPass, computer: ScriptedComputer(computer))
    #expect(try table.answers(to: said.lines) == said.answers)
  }

  @Test func `C7.4 a move of the side whose opponent must pass makes that pass first`() throws {
    try check([
      Said("play white c1", "="), Said("play white c8", "="), Said("final_score", "= W+64"),
    ])
  }

  @Test func `C7.4 C7.5 genmove makes the pass of an opponent who must pass first`() throws {
    try check(
      [
        Said("genmove white", "= C8"), Said("genmove white", "= C1"), Said("final_score", "= W+64"),
      ], "c8", "c1")
  }

  @Test func `C7.4 a move that is refused makes no pass`() throws {
    try check([
      Said("play white a1", "? illegal move"), Said("play black c1", "? illegal move"),
      Said("undo", "? cannot undo"), Said("play black pass", "="), Said("undo", "="),
    ])
  }

  @Test func `C7.4 a pass that is sent is accepted only from a side that must pass`() throws {
    try check([
      Said("play white pass", "? illegal move"), Said("play black PASS", "="),
      Said("play black pass", "? illegal move"), Said("play white pass", "? illegal move"),
      Said("play white c1", "="), Said("play b pass", "="), Said("play white c8", "="),
      Said("play black pass", "? illegal move"), Said("play white pass", "? illegal move"),
    ])
  }

  @Test func `C7.5 a side that must pass is asked for a move and passes`() throws {
    try check(
      [
        Said("reg_genmove black", "= pass"), Said("genmove black", "= pass"),
        Said("genmove black", "? illegal move"), Said("genmove white", "= C1"),
      ], "c1")
  }

  @Test func `C7.5 C7.6 after the end both sides pass, and undo takes that back`() throws {
    try check([
      Said("play white c1", "="), Said("play white c8", "="),
      Said("reg_genmove black", "= pass"), Said("reg_genmove white", "= pass"),
      Said("genmove white", "= pass"), Said("genmove black", "= pass"),
      Said("play black a2", "? illegal move"),
      Said("undo", "="), Said("undo", "="), Said("final_score", "= W+64"),
      Said("undo", "="), Said("final_score", "? cannot score"),
    ])
  }

  @Test func `C7.6 a move is taken back together with the pass that it implied`() throws {
    try check([
      Said("play white c1", "="), Said("play white c8", "="), Said("undo", "="),
      Said("reg_genmove black", "= pass"), Said("undo", "="), Said("undo", "? cannot undo"),
      Said("play white c8", "="),
    ])
  }

  @Test func `C7.6 an explicit pass is taken back by itself`() throws {
    try check(
      [
        Said("play black pass", "="), Said("play white c1", "="), Said("undo", "="),
        Said("play black pass", "? illegal move"), Said("undo", "="),
        Said("play black pass", "="), Said("undo", "="), Said("undo", "? cannot undo"),
        Said("genmove black", "= pass"), Said("undo", "="), Said("play black pass", "="),
      ])
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
