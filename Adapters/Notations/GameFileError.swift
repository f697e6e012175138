/// The reason that a game of a text cannot be read (C5.16).
public enum GameFileError: Error, Hashable {
  /// The text is in SGF, which is not supported.
  case inSGF
  /// The text has no moves.
  case noMoves
  /// A word that is no move, with its number in the game and its line.
  case noMove(String, number: Int, line: Int)
  /// An illegal move, with its number in the game and its line.
  case notLegal(String, number: Int, line: Int)
}
