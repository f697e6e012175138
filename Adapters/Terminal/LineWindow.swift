import Adapters
import RoomAdapters

/// The part of a line around the cursor that fits into a number of columns; making it takes no
/// longer for a longer line.
struct LineWindow {
  private let line: TypedLine
  private let columns: Int
  private let circleColumns: Int
  private var shown: Range<Int>
  private var width = 0

  /// Makes the widest window that fits, growing from the cursor to both sides.
  ///
  /// It needs 4 columns, for a wide character at the cursor between two cuts. A character that is
  /// too wide for that is shown as a cut itself.
  init(_ line: TypedLine, columns: Int, circleColumns: Int) {
    (self.line, self.columns, self.circleColumns) = (line, columns, circleColumns)
    shown = 0..<line.count
    // The whole line is shown if it fits, with the cursor after it.
    var room = columns - (line.cursor == line.count ? 1 : 0)
    let fitting = shown.prefix { place in
      room -= width(at: place)
      return room >= 0
    }
    guard fitting.count < line.count else { return }
    // Otherwise what is shown grows from the character at the cursor.
    shown = line.cursor..<min(line.cursor + 1, line.count)
    width = shown.reduce(0) { $0 + width(at: $1) }
    var grows = true
    while grows {
      let left = shown.lowerBound - 1
      let right = shown.upperBound
      let growsLeft = grow(to: left..<right, by: left)
      let growsRight = grow(to: shown.lowerBound..<right + 1, by: right)
      grows = growsLeft || growsRight
    }
  }

  var visible: (text: String, cursorColumn: Int) {
    let left = shown.lowerBound > 0 ? "~" : ""
    let right = shown.upperBound < line.count ? "~" : ""
    let before = shown.lowerBound..<line.cursor
    return (
      left + String(shown.map(character)) + right,
      before.reduce(left.count) { $0 + width(at: $1) }
    )
  }

  /// Grows by the character at a place, if there is one, and it fits with a sign for each cut and a
  /// cursor after the line.
  private mutating func grow(to wider: Range<Int>, by place: Int) -> Bool {
    guard (0..<line.count).contains(place) else { return false }
    let signs = [wider.lowerBound > 0, wider.upperBound < line.count, line.cursor == line.count]
    let grown = width + width(at: place)
    guard grown + signs.count(where: \.self) <= columns else { return false }
    shown = wider
    width = grown
    return true
  }

  private func character(at place: Int) -> Character {
    let character = line[place]
    let isTooWide = DisplayWidth.of(character, circleColumns: circleColumns) > columns - 2
    return isTooWide ? "~" : character
  }

  private func width(at place: Int) -> Int {
    DisplayWidth.of(character(at: place), circleColumns: circleColumns)
  }
}
