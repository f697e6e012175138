import Domain
import Testing

/// Returns the board that a text of eight lines shows.
func board(_ text: String) throws -> Board {
  try #require(Board(text))
}
