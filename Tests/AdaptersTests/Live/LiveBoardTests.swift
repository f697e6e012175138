import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// The board in colors, and drawn large (C6.11, C6.12).
struct LiveBoardTests {
  private static let blocks =
    recordedGame(seed: 4).blocks.prefix(RunOptions.drawnBlocks)
    + [(try? SavedGame().played("d3 c5")).map { LiveView(Session($0)) }].compactMap(\.self)

  /// The colors of a palette, as the parameters that set them.
  private struct Colors {
    let black, white, pick: [Int]
    let greens: [[Int]]
    let last, hint: [Int]

    static let all: [(palette: LiveStyle.Palette, colors: Colors)] = [
      (
        .basic,
        Colors(
          black: [30], white: [1, 37], pick: [1, 33], greens: [[42], [42]], last: [43],
          hint: [46])
      ),
      (
        .rich,
        Colors(
          black: [38, 5, 16], white: [38, 5, 231], pick: [1, 38, 5, 157],
          greens: [[48, 5, 28], [48, 5, 22]], last: [48, 5, 100], hint: [48, 5, 31])
      ),
    ]
  }

  /// What a terminal shows of a block.
  private func screen(_ block: LiveView, _ style: LiveStyle) -> TerminalScreen {
    var screen = TerminalScreen(
      columns: style.columns, rows: style.rows, diskWidth: style.diskColumns)
    var painter = BlockPainter()
    screen.feed(painter.frame(block.rows(in: style)) ?? "")
    return screen
  }

  @Test(arguments: LiveStyle.Glyphs.all, Colors.all.indices)
  func `C6.11 C6.28 with colors squares lie side by side, and disks on them differ by color alone`(
    glyphs: LiveStyle.Glyphs, index: Int
  ) throws {
    let (palette, colors) = Colors.all[index]
    let style = LiveStyle(columns: 80, rows: 24, glyphs: glyphs, palette: palette)
    let isSmooth = glyphs == .unicode(columns: 1)
    for block in Self.blocks {
      let screen = screen(block, style)
      let (view, last) = (block.model, block.model.record.lastMove?.square)
      for square in SquareSet.all {
        let cells = [0, 1].map { screen[row: square.y + 1, column: 3 + 2 * square.x + $0] }
        let ground =
          square == last ? colors.last : colors.greens[(square.x + square.y) % 2]
        #expect(cells.allSatisfy { $0.style.suffix(ground.count) == ground }, "\(screen)")
        let (text, ink) = (cells[0].text, cells[0].style.dropLast(ground.count))
        switch view.board[square] {
        case .dark?: #expect((text, ink) == (glyphs == .ascii ? "x" : "●", colors.black[...]))
        case .light?: #expect((text, ink) == (glyphs == .ascii ? "o" : "●", colors.white[...]))
        case nil where view.picks.contains(square):
          #expect((text, ink) == (isSmooth && palette == .rich ? "·" : "+", colors.pick[...]))
        case nil:
          #expect(text == (palette == .rich ? " " : isSmooth ? "·" : "-"), "\(screen)")
        }
      }
      // The letters and numbers have the colors of the terminal.
      for column in [1, 20] {
        #expect(screen[row: 1, column: column].text == "1")
        #expect(screen[row: 1, column: column].style == [])
      }
      #expect((0..<80).allSatisfy { screen[row: 0, column: $0].style == [] })
      #expect(screen.lines[0] == "   a b c d e f g h")
    }
    #expect(Self.blocks.contains { !$0.model.picks.isEmpty && $0.model.record.lastMove != nil })
  }

  @Test(arguments: Colors.all.indices)
  func `C6.29 the square of a hint has its color until the game changes`(index: Int) throws {
    let (palette, colors) = Colors.all[index]
    let table = try LiveTable(
      computer: ScriptedComputer("c4"), style: .wide.with(\.palette, palette),
      pace: Pace(disk: .zero))
    let grounds = table.play { table in
      var grounds: [[Int]] = []
      for line in ["", "hint", "moves", "c4", "undo"] {
        await table.type("\(line)\r")
        await table.pass(2000)
        let screen = table.screen.now
        let top = (screen.cursor.row - 11)
        grounds.append(screen[row: top + 4, column: 3 + 2 * 2].style.suffix(colors.hint.count))
      }
      return grounds
    }
    let green = colors.greens[1]
    #expect(grounds == [green, colors.hint, colors.hint, colors.last, green])
  }

  @Test(arguments: Colors.all.indices)
  func
    `C6.30 C6.31 a disk in the words is solid, in the color of the board, and the typed line is not`(
      index: Int
    ) throws
  {
    let (palette, colors) = Colors.all[index]
    let table = try LiveTable(
      style: .wide.with(\.palette, palette), pace: Pace(disk: .zero))
    let screen = table.play { table in
      await table.type("d3\rc5\rboard\r○")
      return table.screen.now
    }
    let shown = try #require(screen)
    #expect(
      shown.lines[...1] == ["● Black plays d3, flips d4", "● White plays c5, flips d5"])
    let words = [
      (0, 0, colors.black), (1, 0, colors.white), (13, 24, colors.black), (14, 24, colors.white),
    ]
    for (row, column, ink) in words {
      let cell = shown[row: row, column: column]
      #expect((cell.text, cell.style) == ("●", ink + colors.greens[0]), "\(shown)")
    }
    // The answer to board can be copied.
    for row in 2...11 {
      #expect((0..<30).allSatisfy { shown[row: row, column: $0].style == [] })
    }
    #expect(shown.lines[2...11].joined().contains("○"))
    let typed = shown[row: shown.cursor.row, column: 9]
    #expect((typed.text, typed.style) == ("○", []))
  }

  @Test(arguments: [LiveStyle.Palette.none, .rich], LiveStyle.Glyphs.all)
  func `C6.30 where only colors tell disks apart, sentences name the side`(
    palette: LiveStyle.Palette, glyphs: LiveStyle.Glyphs
  ) throws {
    let style = LiveStyle.wide.with(\.palette, palette).with(\.glyphs, glyphs)
    let isNamed = palette == .rich && glyphs != .ascii
    let disk = glyphs == .ascii ? "x" : "●"
    let side = isNamed ? "● Black" : disk
    let table = try LiveTable(style: style, diskColumns: style.diskColumns)
    let row = table.play { table in
      await table.type("a1\r")
      return table.screen.lowerRows[0]
    }
    #expect(row == "a1 is not a legal move for \(side); legal: d3 c4 f5 e6.")
    let pass = LiveView(Session(try saved("x00", Ending.lightOnly))).rows(in: style).rows
    #expect(pass.suffix(2).first?.withoutColors == "Pass: \(side) cannot place a disk.")
    // The message has the room for a disk only (R4.1).
    #expect(pass[4].withoutColors.hasSuffix("\(disk)'s turn"))
  }

  @Test(arguments: Colors.all.indices)
  func `C6.12 a large square has three rows of six columns, with a round disk`(index: Int) throws {
    let (palette, colors) = Colors.all[index]
    let style = LiveStyle.roomy.with(\.palette, palette)
    // Bright grounds are painted in reverse.
    let body = palette == .rich ? [48, 5, 231] : [1, 7, 37]
    for block in Self.blocks {
      let screen = screen(block, style)
      let view = block.model
      for square in SquareSet.all {
        let rows = (0..<3).map { line in
          (0..<6).map { screen[row: 1 + 3 * square.y + line, column: 3 + 6 * square.x + $0] }
        }
        let texts = rows.map { $0.map(\.text).joined() }
        guard let side = view.board[square] else {
          let dot = palette == .rich ? "      " : "  ·   "
          #expect(texts[1] == (view.picks.contains(square) ? "  ▗▖  " : dot), "\(screen)")
          #expect(texts[0] + texts[2] == "            ")
          continue
        }
        #expect(texts == [" ▄▇▇▄ ", "▐    ▌", " ▄▁▁▄ "])
        let bodies = rows[1][1...4] + rows[2][1...4]
        #expect(
          bodies.allSatisfy {
            side == .light
              ? $0.style.starts(with: body) || $0.style.suffix(3) == body
              : $0.style.suffix(palette == .rich ? 3 : 1)
                == (palette == .rich ? [48, 5, 16] : [40])
          })
        let ink = side == .dark ? colors.black : colors.white
        #expect(rows[0][1...4].allSatisfy { $0.style.starts(with: ink) })
      }
      #expect(screen[row: 2, column: 1].text == "1" && screen[row: 2, column: 52].text == "1")
    }
  }

  @Test(arguments: [
    (90, 29, LiveStyle.Size.auto, true), (89, 29, .auto, false), (90, 28, .auto, false),
    (89, 31, .auto, false), (89, 31, .large, true), (53, 31, .large, true),
    (52, 31, .large, false), (53, 30, .large, false), (90, 29, .large, true),
    (200, 60, .normal, false),
  ])
  func `C5.19 C6.12 the board is large only where there is room for it, and colors`(
    columns: Int, rows: Int, size: LiveStyle.Size, isLarge: Bool
  ) {
    for palette in [LiveStyle.Palette.none, .basic, .rich] {
      for glyphs in LiveStyle.Glyphs.all {
        let style = LiveStyle(
          columns: columns, rows: rows, glyphs: glyphs, palette: palette, size: size)
        let block = LiveView(Session()).rows(in: style)
        let isPossible = palette != .none && glyphs == .unicode(columns: 1)
        #expect((block.rows.count >= 28) == (isLarge && isPossible))
        #expect(LiveLayout(style).isLarge == (isLarge && isPossible))
        #expect(block.rows.count < rows)
      }
    }
  }

  @Test func `C6.12 a resize draws the board as large as there is room for, silently`() throws {
    let table = try LiveTable(style: .roomy)
    let screens = table.play { table in
      var screens = [table.screen.text]
      for rows in [24, 32] {
        table.resize(columns: 100, rows: rows)
        screens.append(table.screen.text)
      }
      return screens
    }
    let large = try #require(screens)
    #expect(large[0] == large[2] && large[0].contains("▄▇▇▄"))
    #expect(large[1] == (try LiveTable(style: .wide.with(\.palette, .rich)).show { _ in }))
  }

  @Test func `C6.9 C6.12 the answer to board is never large`() throws {
    let all = try LiveTable(style: .roomy).play { table in
      await table.type("board\r")
      return table.screen.now.everything
    }
    #expect(all?.starts(with: ["    a b c d e f g h", "  1 - - - - - - - - 1"]) == true)
  }
}

extension LiveStyle {
  /// A terminal with colors, on which the board is large.
  fileprivate static let roomy = LiveStyle(
    columns: 100, rows: 32, glyphs: .unicode(columns: 1), palette: .rich)
}
