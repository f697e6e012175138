import Infrastructure
import TestSupport
import Testing

/// Whatever comes, a terminal goes on.
struct RandomBytesTests {
  private static let pieces: [[UInt8]] = [
    "\u{1B}[", "\u{1B}", "\u{1B}]", ";", "?", "1", "9", "25", "2026h", "2026l", "A", "B", "C", "D",
    "H", "J", "K", "m", "n", "\r", "\n", "\t", "●", "日", "x",
    "\u{301}", "abcdefgh",
  ].map { Array($0.utf8) }

  @Test(arguments: 0..<UInt64(RunOptions.randomBytes))
  func `random bytes and sizes never trap, and keep the screen whole`(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    var screen = TerminalScreen(
      columns: 6, rows: 4, diskWidth: 1 + Int(seed % 2), resizing: seed % 4 < 2 ? .clip : .reflow)
    for _ in 0..<1_000 {
      switch chance.next() % 20 {
      case 0:
        screen.resize(columns: Int(chance.next() % 12), rows: Int(chance.next() % 8))
      case 1...4: screen.feed([UInt8(truncatingIfNeeded: chance.next())])
      default: screen.feed(Self.pieces[Int(chance.next() % UInt64(Self.pieces.count))])
      }
      #expect(isWhole(screen))
    }
  }

  /// Whether the cursor is on the screen, and no cell is beside it or half a character.
  private func isWhole(_ screen: TerminalScreen) -> Bool {
    (0..<screen.columns).contains(screen.cursor.column)
      && (0..<screen.rows).contains(screen.cursor.row)
      && (!screen.isWrapPending || screen.cursor.column == screen.columns - 1)
      && (0..<screen.rows).allSatisfy { row in
        let halves = (0..<screen.columns).map { screen[row: row, column: $0].content == .rightHalf }
        return zip([true] + halves, halves).allSatisfy { $0 != (true, true) }
      }
  }
}
