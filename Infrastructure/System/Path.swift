/// The path of a file.
package struct Path: Hashable, Sendable, CustomStringConvertible {
  /// The path as text.
  package let description: String

  /// Makes a path of text.
  package init(_ description: String) { self.description = description }

  /// The folder that holds the file.
  package var folder: Path {
    guard let slash = description.lastIndex(of: "/") else { return Path(".") }
    return slash == description.startIndex ? Path("/") : Path(String(description[..<slash]))
  }

  /// The last part of the path.
  package var name: String {
    description.lastIndex(of: "/").map { String(description[$0...].dropFirst()) } ?? description
  }

  func adding(_ suffix: String) -> Path { Path(description + suffix) }
}
