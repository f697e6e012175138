public import Domain

/// The games of a text in GGF, the format of game servers (C5.20).
public struct GameCollection: GamesInText, Sendable {
  /// How many games were found.
  public private(set) var count = 0
  /// The game that was asked for, or nil if there are fewer.
  public private(set) var record: Record?

  /// Reads one game of a text, the first being number 1; what others hold is not looked at, and
  /// those behind it are not read unless all are to be counted.
  public init(
    _ text: some StringProtocol, game number: Int, countsAll: Bool = true
  ) throws(GameProblem) {
    var tokens = GameTokens(text)
    while let token = tokens.next() {
      guard token == .game else { continue }
      count += 1
      guard count == number else { continue }
      record = try GGFGame(reading: &tokens).record
      if !countsAll { return }
    }
  }

  /// Returns whether a text has a game in GGF, even if that is not Othello, or breaks off.
  static func isPresent(in text: some StringProtocol) -> Bool {
    // Nothing begins a game but a parenthesis, and bytes are soon looked through.
    guard text.utf8.contains(UInt8(ascii: "(")) else { return false }
    return GameTokens(text).contains { token in
      switch token {
      case .property, .brokenOff: true
      case .game, .end: false
      }
    }
  }
}
