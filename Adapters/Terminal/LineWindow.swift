/// The part of a line around the cursor that fits into a number of columns.
struct LineWindow {
  private let characters: [Character]
  private let widths: [Int]
  private let cursor: Int
  private let columns: Int
  private var start: Int
  private var end: Int

  /// Makes the widest window that fits, growing from the cursor to both sides.
  ///
  /// It needs 4 columns, for a wide character at the cursor between two cuts. A character that is
  /// too wide for that is shown as a cut itself.
  init(_ line: TypedLine, columns: Int, circleColumns: Int) {
    characters = line.text.map {
      DisplayWidth.of($0, circleColumns: circleColumns) > columns - 2 ? "~" : $0
    }
    widths = characters.map { DisplayWidth.of($0, circleColumns: circleColumns) }
    (cursor, self.columns) = (line.cursor, columns)
    (start, end) = (0, characters.count)
    guard !fits else { return }
    (start, end) = (cursor, min(cursor + 1, characters.count))
    var grows = true
    while grows {
      let growsLeft = move(to: start - 1, end)
      let growsRight = move(to: start, end + 1)
      grows = growsLeft || growsRight
    }
  }

  /// The visible text, and the cursor's column in it.
  var visible: (text: String, cursorColumn: Int) {
    let shown = String(characters[start..<end])
    let left = start > 0 ? "~" : ""
    return (
      left + shown + (end < characters.count ? "~" : ""),
      left.count + widths[start..<cursor].reduce(0, +)
    )
  }

  /// Whether the characters, a sign for each cut, and a cursor after the line fit.
  private var fits: Bool {
    let signs = (start > 0 ? 1 : 0) + (end < characters.count ? 1 : 0)
    let atEnd = cursor == characters.count ? 1 : 0
    return widths[start..<end].reduce(signs + atEnd, +) <= columns
  }

  /// Moves the ends of the window, if there are such characters and they fit.
  private mutating func move(to start: Int, _ end: Int) -> Bool {
    let before = self
    (self.start, self.end) = (start, end)
    if start >= 0, end <= characters.count, fits { return true }
    self = before
    return false
  }
}
