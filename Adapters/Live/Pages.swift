import TerminalInput

/// The lines of a long answer, which are shown in place of the board a page at a time (C6.27,
/// C6.49).
struct Pages: Hashable, Sendable {
  private var lines: [String] = []
  /// The number of the page that is shown, counted from 0.
  private var number = 0

  var isEmpty: Bool { lines.isEmpty }

  /// Adds the lines of an answer behind those that are there.
  mutating func add(_ new: [String]) { lines += new }

  /// Goes to the page before or to the next one; after the last, nothing is shown any more.
  mutating func turn(back isBack: Bool, in layout: LiveLayout) {
    let count = place(in: layout).count
    if isBack, count > 1 {
      number = max(0, number - 1)
    } else {
      number += 1
    }
    if number >= count { self = Pages() }
  }

  /// Goes to the first page: in another size the others begin elsewhere.
  mutating func beginAnew() { number = 0 }

  /// Returns the rows of the page that is shown.
  func shown(in layout: LiveLayout) -> [[TextRun]] {
    Array(rows(in: layout).dropFirst(number * layout.pageRows).prefix(layout.pageRows))
  }

  /// Which page is shown, of how many.
  struct Place: Hashable {
    let number: Int
    let count: Int
  }

  /// Returns which page is shown, of how many.
  func place(in layout: LiveLayout) -> Place {
    let pageRows = layout.pageRows
    let count = (rows(in: layout).count + pageRows - 1) / pageRows
    return Place(number: number + 1, count: count)
  }

  private func rows(in layout: LiveLayout) -> [[TextRun]] { lines.flatMap(layout.rows) }
}
