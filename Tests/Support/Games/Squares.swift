package import Domain

/// The error for a text that a test cannot parse.
package struct WrongText: Error {
  let text: String
}

/// Returns the square with a name such as `d3`.
package func square(_ name: String) throws -> Square {
  guard let square = Square(name) else { throw WrongText(text: name) }
  return square
}

/// Returns the squares with these names, separated by spaces.
package func squares(_ names: String) throws -> [Square] {
  try names.split(separator: " ").map { try square(String($0)) }
}
