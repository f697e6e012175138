/// A line of text with a cursor, which is always between two characters.
package struct TypedLine: Hashable, Sendable {
  package private(set) var text = ""
  /// The number of characters before the cursor.
  package private(set) var cursor = 0

  /// Makes a line with the cursor at its end.
  package init(_ text: String = "") {
    (self.text, cursor) = (text, text.count)
  }

  var textBeforeCursor: String { String(text.prefix(cursor)) }

  /// The start of the word that ends at the cursor; after a space, the cursor itself.
  var startOfPartialWord: Int {
    cursor - text.prefix(cursor).reversed().prefix { !$0.isWhitespace }.count
  }

  /// The start of the last word before the cursor, whether or not spaces follow it.
  var startOfWord: Int {
    let spaces = text.prefix(cursor).reversed().prefix(while: \.isWhitespace).count
    let word = text.prefix(cursor - spaces).reversed().prefix { !$0.isWhitespace }.count
    return cursor - spaces - word
  }

  /// Returns the part of the line around the cursor that fits into a number of columns, at least 8,
  /// with `~` at each cut, and the cursor's column in it, from 0 (C6.3).
  package func visible(columns: Int, circleColumns: Int = 1) -> (text: String, cursorColumn: Int) {
    LineWindow(self, columns: max(8, columns), circleColumns: circleColumns).visible
  }

  /// Moves the cursor to a place, or to the nearer end of the text.
  package mutating func move(to place: Int) {
    cursor = min(max(0, place), text.count)
  }

  /// Inserts the printable part of a text at the cursor, up to the greatest length of a line.
  mutating func insert(_ new: String) {
    var room = LineSplitter.limit - text.utf8.count
    let printable = String(String.UnicodeScalarView(new.unicodeScalars.filter(\.isPrintable)))
    let fitting = printable.prefix {
      room -= $0.utf8.count
      return room >= 0
    }
    replace(from: cursor, to: cursor, with: fitting)
  }

  /// Removes the text from a place to the cursor.
  mutating func erase(from place: Int) {
    replace(from: min(max(0, place), cursor), to: cursor, with: "")
  }

  /// Removes the text from the cursor to a place.
  mutating func erase(to place: Int) {
    replace(from: cursor, to: max(place, cursor), with: "")
  }

  /// Replaces a part of the text and puts the cursor after the new part or, if that merges with what
  /// follows, as a letter does with an accent, after the merged character.
  private mutating func replace(from start: Int, to end: Int, with new: Substring) {
    let before = text.prefix(start) + new
    text = String(before + text.dropFirst(end))
    var bytes = before.utf8.count
    let passed = text.prefix { character in
      defer { bytes -= character.utf8.count }
      return bytes > 0
    }
    cursor = passed.count
  }
}
