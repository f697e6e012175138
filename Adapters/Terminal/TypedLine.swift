import Adapters
import RoomAdapters

/// A line of text with a cursor, which is always between two characters.
package struct TypedLine: Hashable, Sendable {
  private var characters: [Character] = []
  /// The number of characters before the cursor.
  package private(set) var cursor = 0

  /// Makes a line with the cursor at its end.
  package init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  /// The text.
  package var text: String { String(characters) }
  /// The number of characters.
  package var count: Int { characters.count }
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

  /// The end of the first word after the cursor, whether or not spaces stand before it.
  var endOfWord: Int {
    let word = characters[cursor...].drop(while: \.isWhitespace)
    return count - word.drop { !$0.isWhitespace }.count
  }

  /// Moves the cursor to a place, or to the end of the line that is nearest to it.
  package mutating func move(to place: Int) {
    cursor = min(max(0, place), count)
  }

  /// Inserts the printable part of a text at the cursor, up to the greatest length of a line.
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
    // The characters that meet now may belong together.
    join(String(characters[..<min(cursor, max(0, place))]), String(characters[cursor...]))
  }

  mutating func erase(to place: Int) {
    let start = cursor
    move(to: place)
    erase(from: start)
  }

  /// Makes the line of what is before the cursor and what is after it, and one character of those
  /// that belong together, as a letter and an accent do; the cursor is then after it.
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
