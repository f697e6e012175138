package import Domain

/// A text that is not what a test takes it for.
package struct WrongText: Error {
  let text: String
}

/// Returns the square with a name such as `d3`.
package func square(_ name: String) throws -> Square {
  guard let square = Square(name) else { throw WrongText(text: name) }
  return square
}

/// Returns the squares whose names stand in a text with spaces between them, in that order.
package func squares(_ names: String) throws -> [Square] {
  try names.split(separator: " ").map { try square(String($0)) }
}
