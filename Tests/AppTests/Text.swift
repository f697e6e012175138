import Foundation

/// Returns the text of a file of the project.
func text(of name: String) throws -> String {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return try String(contentsOf: root.appending(path: name), encoding: .utf8)
}
