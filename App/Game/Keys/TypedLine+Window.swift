import Adapters

extension TypedLine {
  /// Returns the visible part of the line, with `~` at each cut (C6.21).
  ///
  /// - Parameter columns: the width, at least 8.
  /// - Returns: the text, and the cursor's column in it, from 0.
  package func visible(columns: Int) -> (text: String, cursorColumn: Int) {
    let columns = max(8, columns)
    var shown = 0..<count
    if width(of: shown, in: columns) > columns {
      // Grows the visible part outward from the cursor in both directions.
      shown = cursor..<min(cursor + 1, count)
      var before: Range<Int>?
      while shown != before {
        before = shown
        let left = max(0, shown.lowerBound - 1)..<shown.upperBound
        if width(of: left, in: columns) <= columns { shown = left }
        let right = shown.lowerBound..<min(count, shown.upperBound + 1)
        if width(of: right, in: columns) <= columns { shown = right }
      }
    }
    let left = shown.lowerBound > 0 ? "~" : ""
    let right = shown.upperBound < count ? "~" : ""
    return (
      left + String(shown.map { character(at: $0, in: columns) }) + right,
      width(shown.lowerBound..<cursor, in: columns) + left.count
    )
  }

  /// Returns the width of a part, including any `~` and a cursor at the end.
  private func width(of part: Range<Int>, in columns: Int) -> Int {
    let signs = [part.lowerBound > 0, part.upperBound < count, cursor == count]
    return width(part, in: columns) + signs.count(where: \.self)
  }

  private func width(_ part: Range<Int>, in columns: Int) -> Int {
    part.reduce(0) { $0 + DisplayWidth.of(character(at: $1, in: columns)) }
  }

  /// Returns a character, or `~` if it is too wide.
  private func character(at place: Int, in columns: Int) -> Character {
    DisplayWidth.of(self[place]) > columns - 2 ? "~" : self[place]
  }
}
