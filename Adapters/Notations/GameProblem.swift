/// Why a game of a text cannot be read (C5.16).
public enum GameProblem: Error, Hashable {
  /// It is in SGF, which is not read.
  case inSGF
  /// Nothing says that it is a game of Othello.
  case notOthello
  /// A property or a field, as it is written, cannot be read, or belongs to another game.
  case property(String)
  /// A move, with its number, cannot be read or played.
  case move(String, number: Int)
  /// The text ends, or another game begins, within the game.
  case brokenOff
}
