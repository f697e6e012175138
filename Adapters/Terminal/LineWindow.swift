/// The part of a line around the cursor that fits into so many columns.
struct LineWindow {
  private let characters: [Character]
  private let widths: [Int]
  private let cursor: Int
  private let columns: Int
  private var start: Int
  private var end: Int

  /// Makes the widest window that fits, with as much on either side of the cursor as there is room
  /// and text for.
  ///
  /// A character that leaves no room for a cut on either side of it is cut itself.
  ///
  /// - Parameter columns: four at least, for a wide character at the cursor between two cuts.
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
      let (left, right) = (growLeft(), growRight())
      grows = left || right
    }
  }

  /// What is shown, and the cursor's column in it.
  var visible: (text: String, cursorColumn: Int) {
    let shown = String(characters[start..<end])
    let left = start > 0 ? "~" : ""
    return (
      left + shown + (end < characters.count ? "~" : ""),
      left.count + widths[start..<cursor].reduce(0, +)
    )
  }

  /// Whether there is room for the characters, a sign for each cut, and a cursor behind the line.
  private var fits: Bool {
    let signs = (start > 0 ? 1 : 0) + (end < characters.count ? 1 : 0)
    let behind = cursor == characters.count ? 1 : 0
    return widths[start..<end].reduce(signs + behind, +) <= columns
  }

  /// Takes one more character in before the window, if there is one and it fits.
  private mutating func growLeft() -> Bool {
    guard start > 0 else { return false }
    start -= 1
    guard !fits else { return true }
    start += 1
    return false
  }

  /// Takes one more character in behind the window, if there is one and it fits.
  private mutating func growRight() -> Bool {
    guard end < characters.count else { return false }
    end += 1
    guard !fits else { return true }
    end -= 1
    return false
  }
}
