/// Why a game of a text cannot be read (C5.16).
public enum GameProblem: Error, Hashable {
  /// The text is in SGF, which is not read.
  case inSGF
  /// No word of the text is a move.
  case noMoves
  /// This word is no move; it has this number in its game, and stands in this line.
  case noMove(String, number: Int, line: Int)
  /// This move cannot be made; it has this number in its game, and stands in this line.
  case notLegal(String, number: Int, line: Int)
}
