import Adapters
import Domain
import Testing
import UseCases

/// The whole screen of terminals that are narrower, or draw wider (CONSOLE C6.3, C6.4).
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
  func `C6.3 with two-column disks they do so under 65 columns`(columns: Int) throws {
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
  func `C6.3 from there on they stand beside it, up to the last column`(
    columns: Int, glyphs: LiveStyle.Glyphs
  ) throws {
    let rows = try thinking(columns: columns, glyphs).split(separator: "\n").map(String.init)
    #expect(rows[2].hasSuffix("2   \(glyphs == .ascii ? "o" : "○") White  1  Computer  | thinking"))
    let style = LiveStyle(columns: columns, rows: 24, glyphs: glyphs, isColored: false)
    #expect(style.width(rows[2]) == columns)
  }

  @Test(arguments: [65, 33])
  func `C6.4 columns stay straight where disks are two columns wide`(columns: Int) throws {
    let style = LiveStyle(columns: columns, rows: 24, glyphs: .unicode(columns: 2), isColored: true)
    let session = Session(try saved("x00", [1: "xoxoxoxo", 2: "-x-o-x-o", 3: "o---x-oo"]))
    var grid = Grid(columns: columns, rows: 24, diskColumns: 2)
    grid.write(LiveView(session).rows(in: style).rows.joined(separator: "\r\n"))
    let view = ViewModel(session)
    for square in SquareSet.all {
      let disk = view.board[square].map { $0 == .dark ? "●" : "○" }
      let symbol = disk ?? (view.picks.contains(square) ? "+" : "-")
      #expect(grid.cell(row: square.y + 1, column: 4 + 3 * square.x) == symbol)
      #expect(
        grid.cell(row: 0, column: 4 + 3 * square.x) == String(Array("abcdefgh")[square.x]))
      #expect(grid.cell(row: square.y + 1, column: 28) == "\(square.y + 1)")
    }
  }

  /// The first figure of C6, with a shorter line.
  private func thinking(columns: Int, _ glyphs: LiveStyle.Glyphs) throws -> String {
    var hands = Hands(try saved("x01"))
    let d3 = try #require(Square("d3"))
    let move = try #require(hands.session.game.move(at: d3))
    hands.pick(d3)
    for _ in 1...2 { hands.showNextDisk() }
    return LiveView(hands.session, last: move, typed: "d3").shown(
      in: LiveStyle(columns: columns, rows: 24, glyphs: glyphs, isColored: false))
  }
}
