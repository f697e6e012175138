import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

@Suite struct AskedComputerTests {
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

  @Test func `C7.5 a side that must pass answers genmove with pass, without thinking`() throws {
    let table = Conversing(saved: try saved("x00", Ending.lightOnly), delay: .seconds(2))
    #expect(try table.answers(to: "genmove b\n") == "= pass\n\n")
    #expect(table.time.now.sinceStart == .zero)
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
