import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// The whole screen of terminals that are narrower, or draw wider (C6.3, C6.4).
struct NarrowFigureTests {
  @Test(arguments: [55, 40, 24])
  func `C6.3 under 56 columns the players stand below the board`(columns: Int) throws {
    #expect(
      try thinking(columns: columns, .unicode(columns: 1)) == """
            a b c d e f g h
          1 - - - - - - - - 1
          2 - - - - - - - - 2
          3 - - -(●)- - - - 3
          4 - - - ● ● - - - 4
          5 - - - ● ○ - - - 5
          6 - - - - - - - - 6
          7 - - - - - - - - 7
          8 - - - - - - - - 8
            a b c d e f g h
        ● 4 M  ○ 1 C |
        ○'s turn

        reversi> d3█
        """)
  }

  @Test(arguments: [64, 33])
  func `C6.3 with wide disks the players stand below the board under 65 columns`(columns: Int)
    throws
  {
    #expect(
      try thinking(columns: columns, .unicode(columns: 2)) == """
            a  b  c  d  e  f  g  h
          1 -  -  -  -  -  -  -  -  1
          2 -  -  -  -  -  -  -  -  2
          3 -  -  - (●)-  -  -  -  3
          4 -  -  -  ● ● -  -  -  4
          5 -  -  -  ● ○ -  -  -  5
          6 -  -  -  -  -  -  -  -  6
          7 -  -  -  -  -  -  -  -  7
          8 -  -  -  -  -  -  -  -  8
            a  b  c  d  e  f  g  h
        ● 4 M  ○ 1 C |
        ○'s turn

        reversi> d3█
        """)
  }

  @Test(arguments: [
    (56, LiveStyle.Glyphs.ascii), (56, .unicode(columns: 1)), (65, .unicode(columns: 2)),
  ])
  func `C6.3 from 56 columns, or 65, the players stand beside the board`(
    columns: Int, glyphs: LiveStyle.Glyphs
  ) throws {
    let rows = try thinking(columns: columns, glyphs).split(separator: "\n").map(String.init)
    #expect(rows[2].hasSuffix("2   \(glyphs == .ascii ? "o" : "○") White  1  Computer  | thinking"))
    let style = LiveStyle(columns: columns, rows: 24, glyphs: glyphs, isColored: false)
    #expect(style.width(rows[2]) == columns)
  }

  @Test(arguments: [65, 33])
  func `C6.4 the columns of a narrow block are straight with wide disks`(columns: Int) throws {
    let style = LiveStyle(columns: columns, rows: 24, glyphs: .unicode(columns: 2), isColored: true)
    let session = Session(try saved("x00", [1: "xoxoxoxo", 2: "-x-o-x-o", 3: "o---x-oo"]))
    var screen = TerminalScreen(columns: columns, rows: 24, diskWidth: 2)
    screen.feed(LiveView(session).rows(in: style).rows.joined(separator: "\r\n"))
    let view = ViewModel(session)
    for square in SquareSet.all {
      let disk = view.board[square].map { $0 == .dark ? "●" : "○" }
      let symbol = disk ?? (view.picks.contains(square) ? "+" : "-")
      let column = 4 + 3 * square.x
      #expect(screen[row: square.y + 1, column: column].text == symbol)
      #expect(screen[row: 0, column: column].text == String(Array("abcdefgh")[square.x]))
      #expect(screen[row: square.y + 1, column: 28].text == "\(square.y + 1)")
    }
  }

  /// The first figure of C6, with a shorter line.
  private func thinking(columns: Int, _ glyphs: LiveStyle.Glyphs) throws -> String {
    var table = SessionTable(try saved("x01"))
    let d3 = try square("d3")
    let move = try #require(table.session.game.move(at: d3))
    try table.pick("d3")
    for _ in 1...2 { try table.showDisk() }
    return LiveView(table.session, last: move, typed: "d3").shown(
      in: LiveStyle(columns: columns, rows: 24, glyphs: glyphs, isColored: false))
  }
}
