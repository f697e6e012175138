/// The path of a file.
package struct Path: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// The folder that holds the file.
  package var folder: Path {
    guard let slash = description.lastIndex(of: "/") else { return Path(".") }
    return slash == description.startIndex ? Path("/") : Path(String(description[..<slash]))
  }

  /// The name of the file in its folder.
  package var name: String {
    description.lastIndex(of: "/").map { String(description[$0...].dropFirst()) } ?? description
  }

  /// Returns the path with a suffix added to its name.
  func adding(_ suffix: String) -> Path {
    Path(description + suffix)
  }
}
