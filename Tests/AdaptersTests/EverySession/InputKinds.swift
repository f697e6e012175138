import Foundation
import Testing

/// The kinds of inputs that there are.
enum InputKinds {
  /// The names of the cases of `Table.Input`, as its file has them.
  static func all() throws -> Set<String> {
    var project = URL(filePath: #filePath)
    for _ in 1...4 { project.deleteLastPathComponent() }
    let file = project.appending(path: "UseCases/Rooms/Table/Input.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let names = source.matches(of: /(?m)^ {4}case (\w+)/).map { String($0.1) }
    return try #require(names.isEmpty ? nil : Set(names))
  }
}
