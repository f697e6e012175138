import Foundation

/// Returns the text of a file of the project.
func text(of name: String, from here: String = #filePath) throws -> String {
  let root = URL(filePath: here).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return try String(contentsOf: root.appending(path: name), encoding: .utf8)
}
