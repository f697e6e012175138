/// A line of text with a cursor, which is always between two characters.
package struct TypedLine: Hashable, Sendable {
  private var characters: [Character]
  private var bytes: Int
  /// The number of characters before the cursor.
  package private(set) var cursor: Int

  /// Makes a line with the cursor at its end.
  package init(_ text: String = "") {
    characters = Array(text)
    bytes = text.utf8.count
    cursor = characters.count
  }

  package var text: String { String(characters) }
  var count: Int { characters.count }
  var textBeforeCursor: String { String(characters[..<cursor]) }
  subscript(place: Int) -> Character { characters[place] }

  /// The start of the word that ends at the cursor; after a space, the cursor itself.
  var startOfPartialWord: Int {
    characters[..<cursor].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
  }

  /// The start of the last word before the cursor, whether or not spaces follow it.
  var startOfWord: Int {
    let word = characters[..<cursor].reversed().drop(while: \.isWhitespace)
    return word.count - word.prefix { !$0.isWhitespace }.count
  }

  /// Returns the part of the line around the cursor that fits into a number of columns, at least 8,
  /// with `~` at each cut, and the cursor's column in it, from 0 (C6.3).
  package func visible(columns: Int, circleColumns: Int = 1) -> (text: String, cursorColumn: Int) {
    LineWindow(self, columns: max(8, columns), circleColumns: circleColumns).visible
  }

  /// Moves the cursor to a place, or to the nearer end of the text.
  package mutating func move(to place: Int) {
    cursor = min(max(0, place), count)
  }

  /// Inserts the printable part of a text at the cursor, up to the greatest length of a line.
  mutating func insert(_ new: String) {
    let printable = String(String.UnicodeScalarView(new.unicodeScalars.filter(\.isPrintable)))
    var room = LineSplitter.limit - bytes
    let fitting = printable.prefix {
      room -= $0.utf8.count
      return room >= 0
    }
    if !fitting.isEmpty { replace(cursor..<cursor, by: fitting) }
  }

  /// Removes the text from a place to the cursor.
  mutating func erase(from place: Int) {
    replace(min(max(0, place), cursor)..<cursor, by: "")
  }

  /// Removes the character at the cursor.
  mutating func eraseNext() {
    replace(cursor..<min(cursor + 1, count), by: "")
  }

  /// Replaces some characters by a text: what belongs together then, as a letter and an accent do,
  /// becomes one character, and the cursor is after the one that has the end of the text.
  private mutating func replace(_ range: Range<Int>, by new: Substring) {
    let start = String(characters[..<range.lowerBound]) + new
    let text = start + String(characters[range.upperBound...])
    (characters, bytes) = (Array(text), text.utf8.count)
    var (passed, number) = (0, 0)
    while passed < start.utf8.count {
      passed += characters[number].utf8.count
      number += 1
    }
    cursor = number
  }
}
