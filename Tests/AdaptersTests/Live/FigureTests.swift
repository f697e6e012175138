import Adapters
import Testing
import UseCases

/// The whole screen, as CONSOLE C6 draws it.
struct FigureTests {
  @Test func `C6 a player types while the computer thinks`() throws {
    let table = try LiveTable(computer: ScriptedComputer("c3"))
    let screen = table.show { table in
      await table.type("white computer\rd3\r")
      await table.pass(500)
      await table.type("white ma")
    }
    #expect(
      screen == """
        ● plays d3, flips d4
            a b c d e f g h
          1 - - - - - - - - 1   ● Black  4  Manual
          2 - - - - - - - - 2   ○ White  1  Computer  | thinking
          3 - - -(●)- - - - 3
          4 - - - ● ● - - - 4   ○'s turn
          5 - - - ● ○ - - - 5
          6 - - - - - - - - 6   last  ● d3
          7 - - - - - - - - 7   move  2
          8 - - - - - - - - 8
            a b c d e f g h

        reversi> white ma█
        """)
  }
}
