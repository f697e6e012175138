/// The lines of a long answer, which are shown in place of the board a page at a time (C6.27).
struct Pages: Hashable, Sendable {
  private var lines: [LiveLine] = []
  /// The number of the first line of the page that is shown.
  private var first = 0

  var isEmpty: Bool { lines.isEmpty }

  /// Adds the lines of an answer behind those that are there.
  mutating func add(_ new: [LiveLine]) {
    lines += new
  }

  /// Goes from a page of so many rows to the one before if the key asks for that, and otherwise to
  /// the next one, behind which there is nothing to show.
  mutating func turn(by key: Key, rows: Int) {
    let isBack = [.pageUp, .up, .left].contains(key)
    if isBack, place(rows: rows).count > 1 {
      first = max(0, first - rows)
    } else {
      first += rows
    }
    if first >= lines.count { self = Pages() }
  }

  /// Returns the lines of the page that is shown.
  func shown(rows: Int) -> ArraySlice<LiveLine> {
    lines[first...].prefix(rows)
  }

  /// Returns the number of the page that is shown, and how many there are.
  func place(rows: Int) -> (number: Int, count: Int) {
    // After the size of the terminal has changed, the first page may have fewer lines.
    let before = Self.pages(first, rows: rows)
    return (before + 1, before + Self.pages(lines.count - first, rows: rows))
  }

  /// Returns how many pages so many lines take.
  private static func pages(_ lines: Int, rows: Int) -> Int { (lines + rows - 1) / rows }
}
