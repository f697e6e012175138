/// A name in the file system.
package struct Path: Hashable, Sendable, CustomStringConvertible {
  /// The name, with the folders on its way.
  package let description: String

  /// Makes a path of its text.
  package init(_ description: String) {
    self.description = description
  }

  /// The folder in which the name is.
  package var folder: Path {
    guard let slash = description.lastIndex(of: "/") else { return Path(".") }
    return slash == description.startIndex ? Path("/") : Path(String(description[..<slash]))
  }

  /// The last part of the name.
  package var name: String {
    description.lastIndex(of: "/").map { String(description[$0...].dropFirst()) } ?? description
  }

  /// Returns the path with something added to its name.
  func adding(_ suffix: String) -> Path {
    Path(description + suffix)
  }

  /// What is locked while a program has the file open.
  var lock: Path { adding(".lock") }

  /// Where the new content of a file is written before it takes the place of the old.
  var replacement: Path { adding(".reversi-saving") }
}
