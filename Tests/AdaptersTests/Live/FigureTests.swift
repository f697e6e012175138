import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// The whole screen, as C6 draws it.
struct FigureTests {
  @Test func `C6.7 the block is as drawn while a player types and the computer thinks`() throws {
    let table = try LiveTable()
    let screen = table.show { table in
      await table.type("white computer\r")
      await table.type("d3\r")
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

  @Test func `C6.7 at the start the block marks legal squares and shows no last move`() throws {
    let table = try LiveTable()
    #expect(
      table.show { _ in } == """
            a b c d e f g h
          1 - - - - - - - - 1   ● Black  2  Manual
          2 - - - - - - - - 2   ○ White  2  Manual
          3 - - - + - - - - 3
          4 - - + ○ ● - - - 4   ●'s turn
          5 - - - ● ○ + - - 5
          6 - - - - + - - - 6
          7 - - - - - - - - 7   move  1
          8 - - - - - - - - 8
            a b c d e f g h
        New game. Type a move like d3, or help.
        reversi> █
        """)
  }

  @Test(arguments: [("x-------", "● Black  9  Manual"), ("xx------", "● Black 10  Manual")])
  func `C6.7 counts of one and of two digits end in the same column`(
    row: String, player: String
  ) throws {
    let session = Session(try saved("x00", [1: "xxxxxxxx", 2: row, 8: "-o------"]))
    let rows = LiveView(session).rows(in: .wide).rows
    #expect(rows[1].hasSuffix(player), "\(rows[1])")
  }

  @Test func `C6.7 after a reset the block shows no last move`() throws {
    let table = try LiveTable(pace: Pace(disk: .zero))
    let screen = table.show { await $0.type("d3\rreset\rok\r") }
    #expect(
      screen == """
        ● plays d3, flips d4
        New game.
            a b c d e f g h
          1 - - - - - - - - 1   ● Black  2  Manual
          2 - - - - - - - - 2   ○ White  2  Manual
          3 - - - + - - - - 3
          4 - - + ○ ● - - - 4   ●'s turn
          5 - - - ● ○ + - - 5
          6 - - - - + - - - 6
          7 - - - - - - - - 7   move  1
          8 - - - - - - - - 8
            a b c d e f g h

        reversi> █
        """)
  }

  @Test func `C6.4 in ASCII the block draws disks as x and o`() throws {
    let table = try LiveTable(style: .ascii)
    let screen = table.show { table in
      await table.type("d3\r")
      await table.pass(250)
    }
    #expect(
      screen == """
        x plays d3, flips d4
            a b c d e f g h
          1 - - - - - - - - 1   x Black  2  Manual
          2 - - - - - - - - 2   o White  2  Manual
          3 - - -(x)- - - - 3
          4 - - - x x - - - 4   x's turn
          5 - - - x o - - - 5
          6 - - - - - - - - 6   last  x d3
          7 - - - - - - - - 7   move  1
          8 - - - - - - - - 8
            a b c d e f g h

        reversi> █
        """)
  }

  @Test func `R4.1 the message of a tie has no disk`() throws {
    let over = Session(try saved("-00", [1: "xxx-----", 8: "-----ooo"]))
    #expect(
      LiveView(over).shown(in: .wide).split(separator: "\n").map(String.init)[4]
        == "  4 - - - - - - - - 4   Tied")
  }
}
