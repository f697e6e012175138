/// The parts of a text in GGF, in order; what stands between the games is skipped.
struct GameTokens: Sequence, IteratorProtocol {
  /// A part of the text.
  enum Token: Hashable {
    /// A game begins: `(;`, outside any other game.
    case game
    /// A property with its value.
    case property(GameProperty)
    /// The game ends: `)`.
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
  /// Whether a game has begun and not ended.
  private var isInGame = false
  /// The name of the property whose values come next.
  private var name = ""

  init(_ text: some StringProtocol) { rest = Substring(text).unicodeScalars }

  mutating func next() -> Token? {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "(" where !isInGame && rest.first { $0 > " " } == ";":
        isInGame = true
        return .game
      case ")" where isInGame:
        isInGame = false
        return .end
      case "[" where isInGame:
        guard let value = readValue() else { return .brokenOff }
        return .property(GameProperty(name: name, value: value))
      case "A"..."Z" where isInGame, "a"..."z" where isInGame:
        name = readName(from: scalar)
      case "\n" where rest.starts(with: Self.heading):
        isInGame = false
      default: break
      }
    }
    return nil
  }

  /// Reads a name up to its last letter.
  private mutating func readName(from first: Unicode.Scalar) -> String {
    let letters = rest.prefix { ("A"..."Z").contains($0) || ("a"..."z").contains($0) }
    rest = rest[letters.endIndex...]
    return (String(first) + String(letters)).uppercased()
  }

  /// Reads a value up to its bracket; nil if the game breaks off before that.
  private mutating func readValue() -> String? {
    var value = ""
    while let scalar = rest.popFirst() {
      if scalar == "]" { return value }
      if scalar == "\n", rest.starts(with: Self.heading) {
        isInGame = false
        return nil
      }
      // What stands behind a backslash is no bracket.
      let kept = scalar == "\\" ? rest.popFirst() : scalar
      if let kept, value.utf8.count < Self.limit { value.unicodeScalars.append(kept) }
    }
    return nil
  }
}
