import Adapters
import TerminalInput
import TestSupport

/// A painter at a terminal, and what the terminal should show: every row ever written, except the
/// rows of blocks that were replaced.
struct Sheet {
  var screen: TerminalScreen
  /// The first frame after which the terminal did not show what it should.
  private(set) var problem: String?
  private var painter = BlockPainter()
  private var above: [String]
  private var block: [String] = []

  /// Makes a terminal in which some rows have already been written.
  init(columns: Int, rows: Int, before: Int) {
    screen = TerminalScreen(columns: columns, rows: rows)
    above = (0..<before).map { "before \($0)" }
    for line in above { screen.feed(line + "\r\n") }
  }

  /// Paints a block with lines above it.
  mutating func paint(_ new: BlockPainter.Block, above lines: [String] = []) {
    guard let frame = painter.frame(new, above: lines) else {
      return expect("no frame", new.rows.map(\.trimmed) == block && lines.isEmpty)
    }
    screen.feed(frame)
    above += lines
    block = new.rows.map(\.trimmed)
    expectRows()
    let top = above.count - screen.scrolled
    let cursor = Place(column: new.cursorColumn, row: top + new.rows.count - 1)
    expect("cursor", screen.cursor == cursor)
    expect("one frame", frame.isOneFrame)
    expect("modes", screen.isCursorVisible && screen.isPasteBracketed)
  }

  /// Leaves the block to whatever comes below it.
  mutating func leave() {
    screen.feed(painter.leave())
    above += block
    block = []
    expectRows()
    let below = Place(row: above.count - screen.scrolled)
    expect("below the block", screen.cursor == below)
    expect("modes", screen.isReleased)
  }

  private mutating func expectRows() {
    let wanted = above + block
    let shown = screen.scrollback + screen.lines
    expect("rows", Array(shown.prefix(wanted.count)) == wanted)
    expect("nothing below", shown.dropFirst(wanted.count).allSatisfy { $0.isEmpty })
    expect("known sequences", screen.unknown.isEmpty)
  }

  private mutating func expect(_ what: String, _ holds: Bool) {
    guard !holds, problem == nil else { return }
    let rows = (screen.scrollback + screen.lines).joined(separator: "\n")
    problem = "\(what):\n\(rows)\ninstead of\n\((above + block).joined(separator: "\n"))"
  }
}

extension String {
  /// The row as a terminal shows it: without colors, and without spaces at its end.
  var trimmed: String {
    let text = withoutColors
    guard let end = text.lastIndex(where: { $0 != " " }) else { return "" }
    return String(text[...end])
  }

  /// Whether it is one synchronized update, and nothing else, that shows the cursor at its end.
  var isOneFrame: Bool {
    let (begin, end) = ("\u{1b}[?2026h\u{1b}[?25l", "\u{1b}[?25h\u{1b}[?2026l")
    return hasPrefix(begin) && hasSuffix(end) && !dropFirst(begin.count).contains("?2026h")
      && split(separator: "?2026").count == 3
  }
}
