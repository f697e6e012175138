import TestSupport
import Testing
import UseCases

/// Black must pass; White has c1 and then, Black passing again, c8.
@Suite struct ImpliedPassTests {
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

  @Test func `C7.4 a pass that is sent is accepted of a side that must pass only`() throws {
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
}
