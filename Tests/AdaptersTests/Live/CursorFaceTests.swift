import Adapters
import Domain
import LiveFront
import TestSupport
import Testing
import UseCases

/// How the cursor on the board looks, and what it costs to move it (C6.46).
struct CursorFaceTests {
  /// The screen with the cursor on the last disk, and on the empty square below it, while a
  /// computer thinks and the cursor moves freely.
  private func screens(
    _ style: LiveStyle, diskColumns: Int = 1
  ) throws -> (disk: TerminalScreen, empty: TerminalScreen) {
    let table = try LiveTable(
      saved("x10").played("d3c3"), style: style, diskColumns: diskColumns,
      pace: Pace(disk: .zero))
    let screens = table.play { table in
      await table.type(Keys.up)
      let first = table.screen.now
      await table.type(Keys.down)
      return [first, table.screen.now]
    }
    let both = try #require(screens)
    return (both[0], both[1])
  }

  @Test(arguments: [LiveStyle.Palette.basic, .rich, .full])
  func `C6.46 where disks fill their squares the one of the cursor has a ground of its own`(
    palette: LiveStyle.Palette
  ) throws {
    let style = LiveStyle(columns: 80, rows: 24, glyphs: .unicode(columns: 2), palette: palette)
    let (disk, empty) = try screens(style, diskColumns: 2)
    let top = 24 - 13
    let ground =
      switch palette {
      case .none, .basic: [43]
      case .rich: [48, 5, 127]
      case .full: [48, 2, 162, 46, 156]
      }
    let cursor = [disk[row: top + 3, column: 7], empty[row: top + 4, column: 7]]
    #expect(cursor.allSatisfy { $0.style.suffix(ground.count) == ground }, "\(disk)")
    #expect(!empty[row: top + 3, column: 7].style.contains(ground))
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
