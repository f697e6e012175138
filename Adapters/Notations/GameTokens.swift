/// The parts of a text in GGF or SGF, in order; what stands between the games is skipped.
struct GameTokens: Sequence, IteratorProtocol {
  /// A part of the text.
  enum Token: Hashable {
    /// A game begins: `(;`, outside any other game.
    case game
    /// A property, with one of its values.
    case property(GameProperty)
    /// A variation ends, or the game: `)`.
    case end
    /// A value does not end, because the text does, or the next game begins.
    case brokenOff
  }

  /// What begins a game at the beginning of a line, even within another, which has broken off
  /// there.
  private static let heading = "(;GM[".unicodeScalars
  /// How many bytes of a value are kept; no move and no position has more.
  private static let limit = 1000

  private var rest: Substring.UnicodeScalarView
  /// How many games and variations have begun and not ended.
  private var depth = 0
  /// The name of the property whose values come next.
  private var name = ""

  init(_ text: some StringProtocol) { rest = Substring(text).unicodeScalars }

  mutating func next() -> Token? {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "(" where depth > 0:
        depth += 1
      case "(" where rest.first { $0 > " " } == ";":
        depth = 1
        return .game
      case ")" where depth > 0:
        depth -= 1
        return .end
      case "[" where depth > 0:
        guard let value = readValue() else { return .brokenOff }
        return .property(GameProperty(name: name, value: value))
      case "A"..."Z" where depth > 0, "a"..."z" where depth > 0:
        name = readName(from: scalar)
      case "\n" where rest.starts(with: Self.heading):
        depth = 0
      default: break
      }
    }
    return nil
  }

  /// Reads a name up to its last letter.
  private mutating func readName(from first: Unicode.Scalar) -> String {
    let letters = rest.prefix { ("A"..."Z").contains($0) || ("a"..."z").contains($0) }
    rest = rest[letters.endIndex...]
    let word = String(first) + String(letters)
    // Old files write words, of which only the capitals count: Black.
    let capitals = word.filter(\.isUppercase)
    return capitals.isEmpty ? word.uppercased() : capitals
  }

  /// Reads a value up to its bracket; nil if the game breaks off before that.
  private mutating func readValue() -> String? {
    var value = ""
    while let scalar = rest.popFirst() {
      if scalar == "]" { return value }
      if scalar == "\n", rest.starts(with: Self.heading) {
        depth = 0
        return nil
      }
      // What stands behind a backslash is no bracket.
      let kept = scalar == "\\" ? rest.popFirst() : scalar
      if let kept, value.utf8.count < Self.limit { value.unicodeScalars.append(kept) }
    }
    return nil
  }
}
