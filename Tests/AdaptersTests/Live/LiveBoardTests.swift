import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// The board in colors, and drawn large (C6.11, C6.12).
struct LiveBoardTests {
  private static let blocks = recordedGame(seed: 4).blocks.prefix(RunOptions.drawnBlocks)

  /// What a terminal shows of a block.
  private func screen(_ block: LiveView, _ style: LiveStyle) -> TerminalScreen {
    var screen = TerminalScreen(
      columns: style.columns, rows: style.rows, diskWidth: style.diskColumns)
    var painter = BlockPainter()
    screen.feed(painter.frame(block.rows(in: style)) ?? "")
    return screen
  }

  @Test(arguments: LiveStyle.Glyphs.all, [LiveStyle.Palette.basic, .rich])
  func `C6.11 with colors the board is green, and its disks are black and white`(
    glyphs: LiveStyle.Glyphs, palette: LiveStyle.Palette
  ) {
    let style = LiveStyle(columns: 80, rows: 24, glyphs: glyphs, palette: palette)
    let (green, black, white) =
      palette == .basic ? ([42], [30], [1, 37]) : ([48, 5, 28], [38, 5, 16], [38, 5, 231])
    for block in Self.blocks {
      let screen = screen(block, style)
      let width = style.diskColumns + 1
      for square in SquareSet.all {
        let column = 4 + width * square.x
        let styles = (column - 1...column + width - 1).map {
          screen[row: square.y + 1, column: $0].style
        }
        #expect(styles.allSatisfy { $0.suffix(green.count) == green })
        let color = styles[1].dropLast(green.count)
        switch block.model.board[square] {
        case .dark: #expect(color == black[...], "\(screen)")
        case .light: #expect(color == white[...], "\(screen)")
        case nil: #expect(color != white[...], "\(screen)")
        }
      }
      // The letters and numbers have the colors of the terminal.
      #expect(screen[row: 1, column: 2].style == [])
      #expect(screen[row: 1, column: 4 + 8 * width].style == [])
      #expect((0..<80).allSatisfy { screen[row: 0, column: $0].style == [] })
    }
  }

  @Test(arguments: LiveStyle.Glyphs.all, LiveStyle.Size.allCases)
  func `C6.11 what may be picked, the last disk and empty squares differ in color, too`(
    glyphs: LiveStyle.Glyphs, size: LiveStyle.Size
  ) throws {
    let session = Session(try saved("x00").played("d3"))
    for palette in [LiveStyle.Palette.basic, .rich] {
      let style = LiveStyle(columns: 80, rows: 24, glyphs: glyphs, palette: palette, size: size)
      let screen = screen(LiveView(session), style)
      let (rows, columns) = size == .large ? (2, 4) : (1, style.diskColumns + 1)
      func color(_ x: Int, _ y: Int) -> [Int] {
        screen[row: 1 + rows * y, column: 4 + columns * x + (size == .large ? 1 : 0)].style
      }
      // c3 may be picked, and a1 is empty.
      #expect(color(2, 2) != color(0, 0))
      if size == .normal {
        let bracket = screen[row: 3, column: 3 + 3 * columns]
        #expect(bracket.text == "(")
        #expect(bracket.style != color(0, 0))
      }
    }
  }

  @Test(arguments: [LiveStyle.Palette.basic, .rich])
  func `C6.11 a disk in the words has the color of the board, the typed line has not`(
    palette: LiveStyle.Palette
  ) throws {
    let table = try LiveTable(style: .wide.with(\.palette, palette), pace: Pace(disk: .zero))
    let screen = table.play { table in
      await table.type("d3\r●")
      return table.screen.now
    }
    let shown = try #require(screen)
    let disk = shown[row: 4, column: 10]
    #expect((disk.text, disk.style.isEmpty) == ("●", false))
    for (row, column) in [(0, 0), (2, 24), (7, 30)] {
      #expect(shown[row: row, column: column].text == "●")
      #expect(shown[row: row, column: column].style == disk.style)
    }
    let typed = shown[row: 12, column: 9]
    #expect((typed.text, typed.style) == ("●", []))
  }

  @Test func `C6.12 a large board draws each square in two rows of four columns`() throws {
    let screen = try LiveTable(style: .large, pace: Pace(disk: .zero)).show { table in
      await table.type("d3\rwhite ma")
    }
    #expect(
      screen
        == """
        ● plays d3, flips d4
             a   b   c   d   e   f   g   h
          1  __  __  __  __  __  __  __  __  1   ● Black  4  Manual
                                               
          2  __  __  __  __  __  __  __  __  2   ○ White  1  Manual
                                               
          3  __  __  ++ (▄▄) ++  __  __  __  3
                     ++ (▀▀) ++
          4  __  __  __ ▗▄▄▖▗▄▄▖ __  __  __  4   ○'s turn
                        ▝▀▀▘▝▀▀▘
          5  __  __  ++ ▗▄▄▖╭──╮ __  __  __  5
                     ++ ▝▀▀▘╰──╯
          6  __  __  __  __  __  __  __  __  6   last  ● d3

          7  __  __  __  __  __  __  __  __  7   move  2

          8  __  __  __  __  __  __  __  __  8

             a   b   c   d   e   f   g   h

        reversi> white ma█
        """.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).trimmed }.joined(separator: "\n"))
  }

  @Test(arguments: [
    (LiveStyle.Glyphs.ascii, ["/xx\\/oo\\", "\\xx/\\oo/"], ["/xx\\(oo)", "\\xx/(oo)"]),
    (.unicode(columns: 1), ["▗▄▄▖╭──╮", "▝▀▀▘╰──╯"], ["▗▄▄▖(──)", "▝▀▀▘(──)"]),
    (.unicode(columns: 2), ["/●\\/○\\", "\\●/\\○/"], ["/●\\(○)", "\\●/(○)"]),
  ])
  func `C6.12 large disks differ without color, and the last one stands in brackets`(
    glyphs: LiveStyle.Glyphs, disks: [String], last: [String]
  ) throws {
    let session = Session(try saved("x00", [1: "x-------", 2: "xo------"]))
    let style = LiveStyle.large.with(\.glyphs, glyphs).with(\.columns, 76)
    let after = Session(try saved("o00", [1: "x-------", 2: "x-xo----"]).played("b2"))
    for (session, drawn) in [(session, disks), (after, last)] {
      let lines = screen(LiveView(session), style).lines
      #expect(
        [3, 4].map { lines[$0].dropFirst(4).prefix(drawn[0].count) } == drawn.map { $0[...] })
    }
  }

  @Test(arguments: [
    (75, 21, 1, true), (74, 21, 1, false), (75, 20, 1, false), (74, 23, 1, true),
    (38, 23, 1, true), (37, 23, 1, false), (38, 22, 1, false), (76, 21, 2, true),
    (75, 21, 2, false), (38, 23, 2, true),
  ])
  func `C6.12 the board is large only where there is room for it`(
    columns: Int, rows: Int, diskColumns: Int, isLarge: Bool
  ) {
    let style = LiveStyle(
      columns: columns, rows: rows, glyphs: .unicode(columns: diskColumns), palette: .none,
      size: .large)
    let block = LiveView(Session()).rows(in: style)
    #expect((block.rows.count >= 20) == isLarge)
    #expect((block == LiveView(Session()).rows(in: style.with(\.size, .normal))) == !isLarge)
    #expect(block.rows.count < rows)
  }

  @Test func `C6.12 a resize draws the board as large as there is room for, silently`() throws {
    let table = try LiveTable(style: .large)
    let screens = table.play { table in
      var screens = [table.screen.text]
      for rows in [20, 24] {
        table.resize(columns: 80, rows: rows)
        screens.append(table.screen.text)
      }
      return screens
    }
    let large = try #require(screens)
    #expect(large[0] == large[2])
    #expect(large[1] == (try LiveTable().show { _ in }))
  }

  @Test func `C6.9 C6.12 the answer to board is never large`() throws {
    let all = try LiveTable(style: .large).play { table in
      await table.type("board\r")
      return table.screen.now.everything
    }
    #expect(all?.starts(with: ["    a b c d e f g h", "  1 - - - - - - - - 1"]) == true)
  }
}

extension LiveStyle {
  /// A usual terminal in Unicode, without colors, on which the board is large.
  fileprivate static let large = wide.with(\.size, .large)
}
