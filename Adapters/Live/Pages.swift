/// The lines of a long answer, which are shown in place of the board a page at a time (C6.27,
/// C6.49).
struct Pages: Hashable, Sendable {
  private var lines: [LiveLine] = []
  /// The number of the first row of the page that is shown, among the rows of all lines.
  private var first = 0

  var isEmpty: Bool { lines.isEmpty }

  /// Adds the lines of an answer behind those that are there.
  mutating func add(_ new: [LiveLine]) {
    lines += new
  }

  /// Goes to the page before if the key asks for that, and otherwise to the next one; after the
  /// last, nothing is shown any more.
  mutating func turn(by key: Key, in layout: LiveLayout) {
    let isBack = [.pageUp, .up, .left].contains(key)
    if isBack, place(in: layout).count > 1 {
      first = max(0, first - layout.pageRows)
    } else {
      first += layout.pageRows
    }
    if first >= rows(of: lines[...], in: layout).count { self = Pages() }
  }

  /// Lets the page that is shown begin with the same line in another layout.
  mutating func move(from old: LiveLayout, to new: LiveLayout) {
    let before = lines.indices.last { rows(of: lines[..<$0], in: old).count <= first } ?? 0
    first = rows(of: lines[..<before], in: new).count
  }

  /// Returns the rows of the page that is shown.
  func shown(in layout: LiveLayout) -> ArraySlice<LiveLine> {
    rows(of: lines[...], in: layout).dropFirst(first).prefix(layout.pageRows)
  }

  /// Which page is shown, of how many.
  struct Place: Hashable {
    let number: Int
    let count: Int
  }

  /// Returns which page is shown, of how many.
  ///
  /// After the terminal has changed its size, the pages before the one that is shown may have fewer
  /// rows than others.
  func place(in layout: LiveLayout) -> Place {
    let rest = rows(of: lines[...], in: layout).count - first
    let before = count(of: first, in: layout)
    return Place(number: before + 1, count: before + count(of: rest, in: layout))
  }

  private func rows(of lines: ArraySlice<LiveLine>, in layout: LiveLayout) -> [LiveLine] {
    lines.flatMap { $0.wrapped(in: layout) }
  }

  /// Returns how many pages a number of rows takes.
  private func count(of rows: Int, in layout: LiveLayout) -> Int {
    (rows + layout.pageRows - 1) / layout.pageRows
  }
}
