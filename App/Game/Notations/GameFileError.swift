/// The reason a game cannot be read from the text (C5.16).
public enum GameFileError: Error, Hashable {
  /// The text is in SGF, which is not supported.
  case inSGF
  /// The text has no moves.
  case noMoves
  /// A word that is not a move, with its word and line numbers.
  case noMove(String, number: Int, line: Int)
  /// An illegal move, with its word and line numbers.
  case notLegal(String, number: Int, line: Int)
}
