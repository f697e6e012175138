/// How the games of a text are written (C5.16).
public enum GameNotation: Hashable, Sendable {
  /// In GGF, or in SGF, which is not read.
  case collection
  /// In the lines of games that were left.
  case keptGames
  /// As a saved game.
  case savedGame
  /// As a transcript, unless they are no games.
  case transcript

  /// Tells the notation by what no other has: a property of a game, the fields of a game that was
  /// left, or the header of a saved game.
  public init(of text: some StringProtocol) {
    if GameCollection.isPresent(in: text) {
      self = .collection
    } else if KeptGameLines.isPresent(in: text) {
      self = .keptGames
    } else if Self.hasHeader(text) {
      self = .savedGame
    } else {
      self = .transcript
    }
  }

  /// Returns whether a text begins as `x01` does.
  private static func hasHeader(_ text: some StringProtocol) -> Bool {
    let header = Array(text.utf8.prefix(3))
    guard header.count == 3 else { return false }
    return "xo-".utf8.contains(header[0]) && header[1...].allSatisfy("01".utf8.contains)
  }
}
