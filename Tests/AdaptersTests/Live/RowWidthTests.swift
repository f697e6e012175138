import Adapters
import Infrastructure
import TestSupport
import Testing
import UseCases

/// No row ever reaches beyond the terminal, whatever is shown and typed (C6.3).
struct RowWidthTests {
  private static let glyphs: [LiveStyle.Glyphs] = [
    .ascii, .unicode(columns: 1), .unicode(columns: 2),
  ]
  private static let blocks = (1...3).flatMap { recordedGame(seed: $0).blocks }

  @Test(arguments: glyphs)
  func `C6.3 no row is wider than the terminal, and the cursor is inside it`(
    glyphs: LiveStyle.Glyphs
  ) throws {
    var chance = SplitMix64(seed: 6)
    for columns in 24...100 {
      let style = LiveStyle(columns: columns, rows: 24, glyphs: glyphs, isColored: columns % 2 == 0)
      guard style.fits else { continue }
      for _ in 0..<8 {
        var block = try #require(Self.blocks.randomElement(using: &chance))
        if Bool.random(using: &chance) { block.notice = Self.text(&chance) }
        block.line = TypedLine(Self.text(&chance))
        block.line.move(to: block.line.cursor - Int.random(in: 0...12, using: &chance))
        let painted = block.rows(in: style)
        let rows = painted.rows
        #expect(rows.count == (style.isNarrow ? 14 : 12))
        #expect(rows.allSatisfy { style.width($0) <= columns }, "\(block.shown(in: style))")
        #expect(painted.cursorRow == rows.count - 1)
        #expect((0..<columns).contains(painted.cursorColumn))
      }
    }
  }

  @Test(arguments: [
    (24, nil as String?, "reversi> ~hijklmnopqrs█"),
    (24, "pass", "[Enter] Dismis~~nopqrs█"),
    (24, "reset", "Cancel / ok [C~~nopqrs█"),
    (30, "reset", "Cancel / ok [Cancel]~~nopqrs█"),
    (31, "reset", "Cancel / ok [Cancel]> ~nopqrs█"),
    (43, "reset", "Cancel / ok [Cancel]> abcdefghijklmnopqrs█"),
  ])
  func `C6.3 at least 8 columns are left to type in`(
    columns: Int, alert: String?, prompt: String
  ) throws {
    var table = SessionTable(try saved("x00", alert == "pass" ? Ending.lightOnly : [:]))
    if alert == "reset" { table.askReset() }
    let style = LiveStyle(columns: columns, rows: 24, glyphs: .ascii, isColored: false)
    let shown = LiveView(table.session, typed: "abcdefghijklmnopqrs").shown(in: style)
    #expect(shown.split(separator: "\n").last.map(String.init) == prompt)
  }

  @Test(arguments: [
    (39, "New game. Type a move like d3, or help."), (38, "New game. Type a move like d3, or hel~"),
    (24, "New game. Type a move l~"),
  ])
  func `C6.3 a notice that is too long is cut with ~`(columns: Int, row: String) {
    let style = LiveStyle(columns: columns, rows: 24, glyphs: .ascii, isColored: false)
    let block = LiveView(Session(), notice: "New game. Type a move like d3, or help.")
    #expect(block.rows(in: style).rows.suffix(2).first == row)
  }

  /// A text of any length, of characters of every width.
  private static func text(_ chance: inout SplitMix64) -> String {
    let characters: [Character] = ["a", "d", "3", " ", "囲", "ｗ", "e\u{301}", "🎲", "●", "○", "~"]
    return String(
      (0..<Int.random(in: 0...150, using: &chance)).map { _ in
        characters[Int.random(in: characters.indices, using: &chance)]
      })
  }
}

extension LiveStyle {
  /// Whether the players stand below the board.
  fileprivate var isNarrow: Bool { columns < (diskColumns == 2 ? 65 : 56) }
}
