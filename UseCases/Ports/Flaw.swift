public import Domain

/// Why something is not a saved game (R7.4, R7.5).
public enum Flaw: Error, Hashable {
  /// It is empty.
  case empty
  /// It is longer than any saved game.
  case tooLong
  /// Its first line, which begins with this text, is not a header such as `x01`.
  case header(String)
  /// Something follows the ninth line.
  case extra
  /// The rows are not a board.
  case board(Board.NotationError)
  /// It is a folder.
  case folder
  /// It is a link that leads to no file.
  case brokenLink
  /// It is neither a file nor a folder nor a link.
  case special
}
