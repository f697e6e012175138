import Adapters
import LiveFront
import RoomAdapters
import TestSupport

/// A writer of blocks at a terminal, and what the terminal should show: every row that was there or
/// has been told, and the block at the foot of the window.
struct Sheet {
  var screen: TerminalScreen
  /// The first frame after which the terminal did not show what it should.
  private(set) var problem: String?
  private let style: LiveStyle
  private var writer = BlockWriter()
  private var above: [String]
  private var block: [String] = []
  /// The rows that the block has had since it was left last, above the foot of the window.
  private var height = 0

  /// Makes a terminal in which some rows have already been written.
  init(_ style: LiveStyle, before: Int) {
    self.style = style
    screen = TerminalScreen(columns: style.columns, rows: style.rows)
    above = (0..<before).map { "before \($0)" }
    for line in above { screen.feed(line + "\r\n") }
  }

  /// Writes a block with lines above it.
  mutating func paint(_ new: BlockWriter.Block, above lines: [String] = []) {
    let rows = new.rows.map(\.text.trimmed)
    guard let frame = writer.frame(new, above: lines.map { [TextRun($0)] }, in: style) else {
      return expect("no frame", rows == block && lines.isEmpty)
    }
    screen.feed(frame)
    above += lines
    block = rows
    height = max(height, rows.count)
    expectRows()
    expect("cursor", screen.cursor == Place(column: new.cursorColumn, row: lastRow))
    expect("one frame", frame.isOneFrame)
    expect("modes", screen.isCursorVisible && screen.isPasteBracketed)
  }

  /// Leaves the block to whatever comes below it.
  mutating func leave() {
    let below = block.isEmpty ? screen.cursor : Place(row: min(lastRow + 1, style.rows - 1))
    screen.feed(writer.leave())
    above += block
    (block, height) = ([], 0)
    expectRows()
    expect("below the block", screen.cursor == below)
    expect("modes", screen.isReleased)
  }

  /// The row of the window in which the block ends.
  private var lastRow: Int { style.rows - height + block.count - 1 }

  /// Expects everything that was told, in its order, down to the block.
  ///
  /// Where the window was not full, rows are blank between what was there and what came then.
  private mutating func expectRows() {
    let shown = screen.scrollback + screen.lines
    let wanted = (above + block).filter { !$0.isEmpty }
    expect("rows", shown.filter { !$0.isEmpty } == wanted)
    let foot = shown.suffix(height)
    expect("block at the foot", foot.prefix(block.count) == block[...])
    expect("nothing below", foot.dropFirst(block.count).allSatisfy { $0.isEmpty })
    expect("known sequences", screen.unknown.isEmpty)
  }

  private mutating func expect(_ what: String, _ holds: Bool) {
    guard !holds, problem == nil else { return }
    let rows = (screen.scrollback + screen.lines).joined(separator: "\n")
    problem = "\(what):\n\(rows)\ninstead of\n\((above + block).joined(separator: "\n"))"
  }
}

extension String {
  /// The row as a terminal shows it: without spaces at its end.
  var trimmed: String {
    guard let end = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...end])
  }

  /// Whether it is one synchronized update, and nothing else, that shows the cursor at its end.
  var isOneFrame: Bool {
    let (begin, end) = ("\u{1b}[?2026h\u{1b}[?25l", "\u{1b}[?25h\u{1b}[?2026l")
    return hasPrefix(begin) && hasSuffix(end) && !dropFirst(begin.count).contains("?2026h")
      && split(separator: "?2026").count == 3
  }
}
