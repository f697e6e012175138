package import Domain

/// The games of a text in GGF, the format of game servers, or in SGF (C5.16).
package struct GameCollection {
  /// Why a game cannot be read.
  package enum Problem: Error, Hashable {
    /// Nothing says that it is a game of Othello.
    case notOthello
    /// A property, as it is written, cannot be read, or belongs to another game.
    case property(String)
    /// A move, with its number, cannot be read or played.
    case move(String, number: Int)
    /// The text ends, or another game begins, within the game.
    case brokenOff
  }

  /// How many games there are.
  package private(set) var count = 0
  /// The game that was asked for, or nil if there are fewer.
  package private(set) var record: Record?

  /// Reads one game of a text, the first being number 1; what others hold is not looked at.
  package init(_ text: some StringProtocol, game number: Int) throws(Problem) {
    var tokens = GameTokens(text)
    while let token = tokens.next() {
      guard token == .game else { continue }
      count += 1
      if count == number { record = try MainLine(reading: &tokens).record() }
    }
  }

  /// Returns whether a text has a game in GGF or SGF, even if that is not Othello, or breaks off.
  static func isPresent(in text: some StringProtocol) -> Bool {
    GameTokens(text).contains { token in
      if case .property = token { true } else { false }
    }
  }
}
