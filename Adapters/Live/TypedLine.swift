/// A text and a place in it, always between two characters.
struct TypedLine: Hashable, Sendable {
  private(set) var text = ""
  /// How many characters are before the place.
  private(set) var cursor = 0

  /// Makes a text with the cursor at its end.
  init(_ text: String = "") {
    (self.text, cursor) = (text, text.count)
  }

  /// The text before the cursor.
  var textBeforeCursor: String { String(text.prefix(cursor)) }

  /// Where the word that ends at the cursor begins; it is the cursor itself behind a space.
  var startOfPartialWord: Int {
    cursor - text.prefix(cursor).reversed().prefix { !$0.isWhitespace }.count
  }

  /// Where the last word before the cursor begins, whether or not spaces follow it.
  var startOfWord: Int {
    let spaces = text.prefix(cursor).reversed().prefix(while: \.isWhitespace).count
    let word = text.prefix(cursor - spaces).reversed().prefix { !$0.isWhitespace }.count
    return cursor - spaces - word
  }

  /// Moves the cursor, as far as the text goes.
  mutating func move(to place: Int) {
    cursor = min(max(0, place), text.count)
  }

  /// Inserts what is printable of a text at the cursor, as far as the longest line has room for it.
  mutating func insert(_ new: String) {
    var room = LineSplitter.limit - text.utf8.count
    let printable = String(String.UnicodeScalarView(new.unicodeScalars.filter(\.isPrintable)))
    let fitting = printable.prefix {
      room -= $0.utf8.count
      return room >= 0
    }
    replace(from: cursor, to: cursor, with: fitting)
  }

  /// Removes what stands from a place to the cursor.
  mutating func erase(from place: Int) {
    replace(from: min(max(0, place), cursor), to: cursor, with: "")
  }

  /// Removes what stands from the cursor to a place.
  mutating func erase(to place: Int) {
    replace(from: cursor, to: max(place, cursor), with: "")
  }

  /// Replaces a part of the text and puts the cursor behind what came in.
  ///
  /// Where that merges with what follows, as a letter does with an accent, the cursor is behind the
  /// merged character.
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
