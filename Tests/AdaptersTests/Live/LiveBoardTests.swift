import Adapters
import Domain
import LiveFront
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The board in colors, and drawn larger (C6.11, C6.12).
struct LiveBoardTests {
  /// Blocks without advice: what that adds to a board has tests of its own.
  private static let blocks =
    recordedGame(seed: 4).blocks.filter { $0.best == nil }.prefix(RunOptions.drawnBlocks)
    + [(try? SavedGame().played("d3 c5")).map { LiveView(Session($0)) }].compactMap(\.self)

  @Test(arguments: LiveStyle.Glyphs.all, Colors.all.indices)
  func `C6.11 C6.28 with colors squares lie side by side, and disks on them differ by color alone`(
    glyphs: LiveStyle.Glyphs, index: Int
  ) throws {
    let colors = Colors.all[index]
    let style = LiveStyle(
      columns: 80, rows: 24, glyphs: glyphs, palette: colors.palette, size: .small)
    // A disk is in the middle of three columns, or fills two.
    let (width, middle) = style.diskColumns == 2 ? (2, 0) : (3, 1)
    for block in Self.blocks {
      let screen = block.screen(in: style)
      let (view, last) = (block.model, block.model.study.record.lastMove?.square)
      for square in SquareSet.all {
        let cells = (0..<width).map {
          screen[row: square.y + 1, column: 3 + width * square.x + $0]
        }
        let ground =
          square == last ? colors.last : colors.greens[(square.x + square.y) % 2]
        #expect(cells.allSatisfy { $0.style.suffix(ground.count) == ground }, "\(screen)")
        let text = cells[middle].text
        let ink = cells[middle].style.dropLast(ground.count)
        #expect(width == 2 || cells[0].text + cells[2].text == "  ")
        switch view.board[square] {
        case .dark?: #expect((text, ink) == (glyphs == .ascii ? "x" : "●", colors.black[...]))
        case .light?: #expect((text, ink) == (glyphs == .ascii ? "o" : "●", colors.white[...]))
        case nil where view.picks.contains(square):
          #expect((text, ink) == ("+", colors.pick[...]))
        case nil:
          #expect(text == (colors.palette == .basic ? "-" : " "), "\(screen)")
        }
      }
      for column in [1, 4 + 8 * width] {
        #expect(screen[row: 1, column: column].text == "1")
        #expect(screen[row: 1, column: column].style == colors.dim)
      }
      for letter in 0..<8 {
        let column = 3 + (width - 1) / 2 + letter * width
        #expect(screen[row: 0, column: column].style == colors.dim)
      }
      #expect(
        screen.lines[0]
          == (width == 2 ? "   a b c d e f g h" : "    a  b  c  d  e  f  g  h"))
    }
    #expect(
      Self.blocks.contains { !$0.model.picks.isEmpty && $0.model.study.record.lastMove != nil })
  }

  @Test(arguments: Colors.all.indices, ["hint", "values"])
  func `C6.29 the best square of advice has its color until the game changes`(
    index: Int, command: String
  ) throws {
    let colors = Colors.all[index]
    let table = try LiveTable(
      computer: ScriptedComputer("c4"), style: .wide.with(\.palette, colors.palette),
      pace: Pace(disk: .zero))
    let grounds = table.play { table in
      var grounds: [[Int]] = []
      for line in ["", command, "moves", "c4", "undo"] {
        await table.type("\(line)\r")
        await table.pass(2000)
        let screen = table.screen.now
        let top = screen.cursor.row - 19
        let cell = screen[row: top + 7, column: 3 + 4 * 2]
        grounds.append(cell.style.suffix(colors.hint.count))
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
    let colors = Colors.all[index]
    let table = try LiveTable(
      style: .wide.with(\.palette, colors.palette).with(\.size, .small), pace: Pace(disk: .zero))
    let screen = table.play { table in
      await table.type("d3\rc5\r○")
      return table.screen.now
    }
    let shown = try #require(screen)
    #expect(
      shown.lines[...1] == ["● Black plays d3, flips d4", "● White plays c5, flips d5"])
    let words = [
      (0, 0, colors.black), (1, 0, colors.white), (3, 33, colors.black), (4, 33, colors.white),
    ]
    for (row, column, ink) in words {
      let cell = shown[row: row, column: column]
      #expect((cell.text, cell.style) == ("●", ink + colors.greens[0]), "\(shown)")
    }
    let typed = shown[row: shown.cursor.row, column: 9]
    #expect((typed.text, typed.style) == ("○", []))
  }

  @Test(arguments: [LiveStyle.Palette.basic, .rich, .full], [100, 28])
  func `C6.30 with colors the answer to board is that of the plain front`(
    palette: LiveStyle.Palette, columns: Int
  ) throws {
    let table = try LiveTable(
      try SavedGame().played("d3"),
      style: .wide.with(\.palette, palette).with(\.rows, 40).with(\.columns, columns))
    let screen = table.show { await $0.type("board\r") }
    #expect(screen?.hasPrefix(Boards.drawnAfterD3) == true, "\(screen ?? "")")
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
    let message = pass.first { $0.withoutColors.contains("turn") }
    #expect(message?.withoutColors.hasSuffix("  \(disk)'s turn") == true)
  }

  /// The lines of a square, with nothing, a disk, and a mark.
  private static let faces: [(shape: BoardShape, disk: [String], pick: [String], empty: [String])] =
    [
      (.medium, ["▗▆▆▖", "▝▂▂▘"], [" ▗▖ ", "    "], [" ╶╴ ", "    "]),
      (
        .large, [" ▃▆▆▃ ", "▐    ▌", " ▅▂▂▅ "], ["      ", "  ▗▖  ", "      "],
        ["      ", "  ╶╴  ", "      "]
      ),
    ]

  @Test(arguments: Colors.all.indices, faces.indices)
  func `C6.12 a square of a medium or large board has lines of its own, with a round disk`(
    index: Int, face: Int
  ) throws {
    let (colors, face) = (Colors.all[index], Self.faces[face])
    let style = (face.shape == .large ? LiveStyle.roomy : .wide)
      .with(\.palette, colors.palette)
    #expect(LiveLayout(style).shape == face.shape)
    let (height, width) = (face.disk.count, face.disk[0].count)
    for block in Self.blocks {
      let screen = block.screen(in: style)
      let (view, last) = (block.model, block.model.study.record.lastMove?.square)
      for square in SquareSet.all {
        let rows = (0..<height).map { line in
          (0..<width).map {
            screen[row: 1 + height * square.y + line, column: 3 + width * square.x + $0]
          }
        }
        let texts = rows.map { $0.map(\.text).joined() }
        let ground = square == last ? colors.last : colors.greens[(square.x + square.y) % 2]
        guard let side = view.board[square] else {
          let blank = Array(repeating: String(repeating: " ", count: width), count: height)
          let empty = colors.palette == .basic ? face.empty : blank
          #expect(texts == (view.picks.contains(square) ? face.pick : empty), "\(screen)")
          #expect(rows.joined().allSatisfy { $0.style.suffix(ground.count) == ground })
          continue
        }
        #expect(texts == face.disk)
        // The body is painted as a ground, and the rim as an ink.
        let inner = rows.dropFirst().flatMap { $0.dropFirst().dropLast() }
        #expect(inner.allSatisfy { $0.style == colors.body(of: side, on: ground) }, "\(screen)")
        #expect(rows[0].allSatisfy { $0.style == colors.ink(side) + ground })
      }
      #expect(screen[row: height - 1, column: 1].text == "1")
      #expect(screen.lines[0].filter { $0 != " " } == "abcdefgh")
      #expect(screen[row: 1 + 8 * height, column: 3].text == " ")
    }
  }
}

extension LiveStyle {
  /// A terminal with colors, on which the board is large.
  fileprivate static let roomy = LiveStyle(
    columns: 100, rows: 32, glyphs: .unicode(columns: 1), palette: .rich)
}
