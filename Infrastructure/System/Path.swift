/// The path of a file.
package struct Path: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  package var folder: Path {
    guard let slash = description.lastIndex(of: "/") else { return Path(".") }
    return slash == description.startIndex ? Path("/") : Path(String(description[..<slash]))
  }

  package var name: String {
    description.lastIndex(of: "/").map { String(description[$0...].dropFirst()) } ?? description
  }

  func adding(_ suffix: String) -> Path { Path(description + suffix) }
}
