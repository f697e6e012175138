import Adapters
import RoomAdapters
import Rooms
import TerminalInput

/// The lines of a long answer, shown page by page (C6.27).
///
/// Pages replace the whole block, or only the panel to keep the board visible.
struct Pages: Hashable, Sendable {
  private var lines: [String] = []
  /// The index of the current page, from 0.
  private var number = 0
  /// True if the pages replace the board even if there is room beside it.
  private(set) var isLong = false

  var isEmpty: Bool { lines.isEmpty }

  mutating func add(_ new: [String], isLong: Bool) {
    lines += new
    self.isLong = self.isLong || isLong
  }

  /// Goes to the previous or next page, closing the pages after the last one.
  mutating func turn(back isBack: Bool, in layout: Layout) {
    let count = place(in: layout).count
    number = isBack && count > 1 ? max(0, number - 1) : number + 1
    if number >= count { self = Pages() }
  }

  /// Returns to the first page, because a new layout moves page breaks.
  mutating func beginAnew() { number = 0 }

  func hidesBoard(in layout: Layout) -> Bool {
    !isEmpty && (isLong || !layout.isPanelBeside)
  }

  func shown(in layout: Layout) -> [Row] {
    let height = height(in: layout)
    return Array(rows(in: layout).dropFirst(number * height).prefix(height))
  }

  /// The number of the current page, from 1, and the page count.
  struct Place: Hashable {
    let number: Int
    let count: Int
  }

  func place(in layout: Layout) -> Place {
    let height = height(in: layout)
    return Place(number: number + 1, count: (rows(in: layout).count + height - 1) / height)
  }

  /// Returns the height of a page, without the row that names keys.
  private func height(in layout: Layout) -> Int {
    max(1, (hidesBoard(in: layout) ? layout.blockRows : layout.panelRows) - 1)
  }

  private func rows(in layout: Layout) -> [Row] {
    let columns = hidesBoard(in: layout) ? layout.style.columns : layout.panelColumns
    return lines.flatMap { layout.style.rows(of: $0, columns: columns) }
  }
}

extension LiveStyle {
  /// Returns the rows of a line, wrapped to a width.
  func rows(of line: String, columns: Int) -> [Row] {
    DisplayWidth.wrapped(line.printable, to: columns).map { row($0).cut(to: columns) }
  }
}
