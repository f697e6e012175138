import Foundation
import Testing

@Suite struct StatementTests {
  /// How many statements each chapter of the specification has.
  static let chapters = [7, 7, 3, 2, 3, 4, 6, 6]

  @Test(arguments: Array(zip(1...8, chapters)))
  func `every statement of the specification has a test that bears its number`(
    chapter: Int, count: Int
  ) throws {
    let tests = try sources()
    for number in 1...count {
      let name = "R\(chapter).\(number)"
      #expect(tests.contains { $0.contains("func `") && $0.contains("\(name) ") }, "\(name)")
    }
  }

  /// The lines of every Swift file of the tests.
  private func sources() throws -> [Substring] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let swift = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    #expect(swift.count > 100)
    return try swift.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
  }
}
