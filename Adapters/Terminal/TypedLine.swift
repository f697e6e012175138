import Adapters
import RoomAdapters

/// A line of text with a cursor, which is always between two characters.
///
/// A change at the cursor takes no longer in a longer line.
package struct TypedLine: Hashable, Sendable {
  private var before: [Character] = []
  /// The characters after the cursor, the last one first.
  private var after: [Character] = []
  private var bytes = 0

  /// Makes a line with the cursor at its end.
  package init(_ text: String = "") {
    before = Array(text)
    bytes = text.utf8.count
  }

  /// The text.
  package var text: String { String(before) + String(after.reversed()) }
  /// The number of characters before the cursor.
  package var cursor: Int { before.count }
  /// The number of characters.
  package var count: Int { before.count + after.count }
  var textBeforeCursor: String { String(before) }

  subscript(place: Int) -> Character {
    place < before.count ? before[place] : after[count - 1 - place]
  }

  /// The start of the word that ends at the cursor; after a space, the cursor itself.
  var startOfPartialWord: Int { before.lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0 }

  /// The start of the last word before the cursor, whether or not spaces follow it.
  var startOfWord: Int {
    let word = before.reversed().drop(while: \.isWhitespace)
    return word.count - word.prefix { !$0.isWhitespace }.count
  }

  /// The end of the first word after the cursor, whether or not spaces stand before it.
  var endOfWord: Int {
    let word = after.reversed().drop(while: \.isWhitespace)
    return count - word.drop { !$0.isWhitespace }.count
  }

  /// Returns the part of the line around the cursor that fits into a number of columns, at least 8,
  /// with `~` at each cut, and the cursor's column in it, from 0 (C6.21).
  package func visible(columns: Int, circleColumns: Int = 1) -> (text: String, cursorColumn: Int) {
    LineWindow(self, columns: max(8, columns), circleColumns: circleColumns).visible
  }

  /// Moves the cursor to a place, or to the end of the line that is nearest to it.
  package mutating func move(to place: Int) {
    while cursor > max(0, place), let last = before.popLast() { after.append(last) }
    while cursor < place, let next = after.popLast() { before.append(next) }
  }

  /// Inserts the printable part of a text at the cursor, up to the greatest length of a line.
  mutating func insert(_ new: String) {
    let printable = String(String.UnicodeScalarView(new.unicodeScalars.filter(\.isPrintable)))
    var room = InputLine.limit - bytes
    let fitting = printable.prefix {
      room -= $0.utf8.count
      return room >= 0
    }
    bytes += fitting.utf8.count
    join(fitting)
  }

  mutating func erase(from place: Int) {
    while cursor > max(0, place), let last = before.popLast() { bytes -= last.utf8.count }
    // The characters that meet now may belong together.
    join("")
  }

  mutating func erase(to place: Int) {
    let start = cursor
    move(to: place)
    erase(from: start)
  }

  /// Puts a text at the cursor and makes one character of those that belong together, as a letter
  /// and an accent do; the cursor is then after the text or the character that has its end.
  private mutating func join(_ new: Substring) {
    let previous = before.popLast().map(String.init) ?? ""
    var characters = Array(previous + new)
    // One more character of those after the cursor may belong to the last one, and change the next:
    // flags are pairs.
    while let last = characters.last, let next = after.last {
      let pair = Array(String([last, next]))
      if pair.count == 2, pair[0].utf8.count == last.utf8.count { break }
      after.removeLast()
      characters.replaceSubrange((characters.count - 1)..., with: pair)
    }
    // Characters that were made one may reach beyond the text, so its end is found by its bytes.
    var bytesLeft = previous.utf8.count + new.utf8.count
    var end = 0
    while bytesLeft > 0, end < characters.count {
      bytesLeft -= characters[end].utf8.count
      end += 1
    }
    before += characters[..<end]
    after += characters[end...].reversed()
  }
}
