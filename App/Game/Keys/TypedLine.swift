import Adapters

/// A line of text with a cursor.
package struct TypedLine: Hashable, Sendable {
  private var characters: [Character] = []
  /// The number of characters before the cursor.
  package private(set) var cursor = 0

  /// Creates a line with the cursor at its end.
  package init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  package var text: String { String(characters) }
  package var count: Int { characters.count }
  var textBeforeCursor: String { String(characters[..<cursor]) }

  subscript(place: Int) -> Character { characters[place] }

  /// The start of the partial word before the cursor, or the cursor itself.
  var startOfPartialWord: Int {
    characters[..<cursor].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
  }

  /// The start of the last word before the cursor, skipping spaces.
  var startOfWord: Int {
    let word = characters[..<cursor].reversed().drop(while: \.isWhitespace)
    return word.count - word.prefix { !$0.isWhitespace }.count
  }

  /// The end of the first word after the cursor, skipping spaces.
  var endOfWord: Int {
    let word = characters[cursor...].drop(while: \.isWhitespace)
    return count - word.drop { !$0.isWhitespace }.count
  }

  /// Moves the cursor, keeping it within the line.
  package mutating func move(to place: Int) {
    cursor = min(max(0, place), count)
  }

  /// Inserts printable characters at the cursor, up to `InputLine.limit` bytes in total.
  mutating func insert(_ new: String) {
    let printable = String(String.UnicodeScalarView(new.unicodeScalars.filter(\.isPrintable)))
    var room = InputLine.limit - text.utf8.count
    let fitting = printable.prefix {
      room -= $0.utf8.count
      return room >= 0
    }
    join(textBeforeCursor + fitting, String(characters[cursor...]))
  }

  mutating func erase(from place: Int) {
    // Adjacent characters may combine.
    join(String(characters[..<min(cursor, max(0, place))]), String(characters[cursor...]))
  }

  mutating func erase(to place: Int) {
    let start = cursor
    move(to: place)
    erase(from: start)
  }

  /// Joins the text before and after the cursor.
  ///
  /// Characters, such as a letter and an accent, may combine. The cursor then follows both.
  private mutating func join(_ before: String, _ after: String) {
    characters = Array(before + after)
    var bytes = before.utf8.count
    let end = characters.firstIndex { character in
      defer { bytes -= character.utf8.count }
      return bytes <= 0
    }
    cursor = end ?? count
  }
}
