import Domain
import Testing

/// Returns the square with a name such as `d3`.
func square(_ name: String) throws -> Square {
  try #require(Square(name))
}

/// Returns the squares whose names stand in a text, one blank between them, in that order.
func squares(_ names: String) throws -> [Square] {
  try names.split(separator: " ").map { try square(String($0)) }
}

/// Returns the board that a text of eight lines shows.
func board(_ text: String) throws -> Board {
  try #require(Board(text))
}
