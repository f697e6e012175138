import Adapters
import RoomAdapters
import Rooms

/// The lines of a long answer, a page at a time: where the sections of the panel stand, so that the
/// board can be seen that they speak of, or else in place of the block (C6.27, C6.49).
struct Pages: Hashable, Sendable {
  private var lines: [String] = []
  /// The number of the page that is shown, counted from 0.
  private var number = 0
  /// Whether the board is hidden by it also where there is room beside it.
  private(set) var isLong = false

  var isEmpty: Bool { lines.isEmpty }

  /// Adds the lines of an answer behind those that are there.
  mutating func add(_ new: [String], isLong: Bool) {
    lines += new
    self.isLong = self.isLong || isLong
  }

  /// Goes to the page before or to the next one; after the last, nothing is shown any more.
  mutating func turn(back isBack: Bool, in layout: Layout) {
    let count = place(in: layout).count
    number = isBack && count > 1 ? max(0, number - 1) : number + 1
    if number >= count { self = Pages() }
  }

  /// Goes to the first page: in another size the others begin elsewhere.
  mutating func beginAnew() { number = 0 }

  /// Returns whether the board is hidden by the page that is shown.
  func hidesBoard(in layout: Layout) -> Bool {
    !isEmpty && (isLong || !layout.isPanelBeside)
  }

  /// Returns the rows of the page that is shown.
  func shown(in layout: Layout) -> [Row] {
    let height = height(in: layout)
    return Array(rows(in: layout).dropFirst(number * height).prefix(height))
  }

  /// Which page is shown, of how many.
  struct Place: Hashable {
    let number: Int
    let count: Int
  }

  /// Returns which page is shown, of how many.
  func place(in layout: Layout) -> Place {
    let height = height(in: layout)
    return Place(number: number + 1, count: (rows(in: layout).count + height - 1) / height)
  }

  /// Returns the rows of a page, above one that says what keys do.
  private func height(in layout: Layout) -> Int {
    max(1, (hidesBoard(in: layout) ? layout.blockRows : layout.panelRows) - 1)
  }

  private func rows(in layout: Layout) -> [Row] {
    let columns = hidesBoard(in: layout) ? layout.style.columns : layout.panelColumns
    return lines.flatMap { layout.style.rows(of: $0, columns: columns) }
  }
}

extension LiveStyle {
  /// Returns the rows of a line that is told, in a number of columns.
  func rows(of line: String, columns: Int) -> [Row] {
    DisplayWidth.wrapped(line.printable, to: columns).map { row($0).cut(to: columns) }
  }
}
