import Adapters
import Domain
import LiveFront
import TestSupport
import Testing
import UseCases

/// How the cursor on the board looks, and what it costs to move it (C6.46).
struct CursorFaceTests {
  /// The screen with the cursor on the last disk, and on the empty square right of it that may be
  /// picked.
  private func screens(
    _ style: LiveStyle
  ) throws -> (disk: TerminalScreen, empty: TerminalScreen) {
    let table = try LiveTable(
      SavedGame().played("d3c3"), style: style, pace: Pace(disk: .zero))
    let screens = table.play { table in
      await table.type(Keys.up)
      let first = table.screen.now
      await table.type(Keys.down)
      return [first, table.screen.now]
    }
    let both = try #require(screens)
    return (both[0], both[1])
  }

  /// Returns the cells of a rank, row by row, from the first column of a square on.
  private func cells(
    _ screen: TerminalScreen, _ name: String, columns: Int, rows: Int
  ) throws -> [[Cell]] {
    let square = try square(name)
    return (0..<rows).map { row in
      (0..<columns).map {
        screen[row: 1 + rows * square.y + row, column: 3 + columns * square.x + $0]
      }
    }
  }

  private static let sizes: [(size: LiveStyle.Size, columns: Int, rows: Int)] = [
    (.small, 3, 1), (.medium, 4, 2), (.large, 6, 3),
  ]

  @Test(arguments: [Colors.rich, Colors.full].indices, sizes.indices)
  func `C6.46 with 256 colors or 24 bits the square has a ground of its own, and nothing hides`(
    index: Int, size: Int
  ) throws {
    let (colors, size) = ([Colors.rich, Colors.full][index], Self.sizes[size])
    let style = LiveStyle(
      columns: 100, rows: 32, glyphs: .unicode(columns: 1), palette: colors.palette,
      size: size.size)
    let (disk, empty) = try screens(style)
    for (screen, name) in [(disk, "c3"), (empty, "c4")] {
      let shown = try cells(screen, name, columns: size.columns, rows: size.rows)
      let plain = try cells(
        name == "c3" ? empty : disk, name, columns: size.columns, rows: size.rows)
      // The body of a disk has the color of the square as its ink.
      let ground = colors.cursor.dropFirst()
      #expect(shown.joined().allSatisfy { $0.style.contains(ground) }, "\(screen)")
      #expect(!plain.joined().contains { $0.style.contains(ground) })
      #expect(shown.map { $0.map(\.text) } == plain.map { $0.map(\.text) })
    }
    #expect(disk.cursor.column == 9 && disk.prompt == "reversi>")
  }

  private static let styles: [LiveStyle] =
    LiveStyle.Size.allCases.flatMap { size in
      [LiveStyle.Palette.basic, .rich, .full].map { palette in
        LiveStyle(
          columns: 100, rows: 32, glyphs: .unicode(columns: 1), palette: palette, size: size)
      }
    } + [.wide, .ascii]

  @Test(arguments: styles.indices)
  func `C6.46 a board on which the cursor has wandered looks like one that is drawn anew`(
    index: Int
  ) throws {
    let style = Self.styles[index]
    let wandered = try LiveTable(SavedGame().played("d3c3"), style: style).play { table in
      let arrows = [Keys.up, Keys.left, Keys.down, Keys.right]
      var isSame: [Bool] = []
      for step in 0..<(RunOptions.isThorough ? 40 : 20) {
        await table.type(arrows[(step * step + step / 7) % 4])
        guard RunOptions.isThorough || step % 10 == 9 else { continue }
        let before = table.screen.text
        table.resize(columns: style.columns - 1, rows: style.rows)
        table.resize(columns: style.columns, rows: style.rows)
        isSame.append(table.screen.text == before)
      }
      return isSame
    }
    #expect(wandered?.isEmpty == false && wandered?.allSatisfy(\.self) == true)
  }
}
