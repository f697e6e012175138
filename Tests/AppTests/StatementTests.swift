import Foundation
import Testing

/// The numbered statements of the specification, and the tests and scenes that are named after
/// them.
@Suite struct StatementTests {
  private static let documents = [
    "UseCases/UseCases.docc/Rules.md", "UseCases/Rooms/Rooms.docc/Around.md",
    "Adapters/Adapters.docc/Console.md",
  ]
  /// The numbers that a document states, and those that a test or a scene bears or mentions in its
  /// name or title.
  private let stated: [String]
  private let tests: [TestName]
  private let scenes: [TestName]

  init() throws {
    stated = try Self.documents.flatMap { statements(in: try text(of: $0)) }
    tests = try swiftFiles(in: "Tests").flatMap {
      try testNames(in: String(contentsOf: $0, encoding: .utf8))
    }
    scenes = try (files("txt", in: "Tests/Scenes") + files("txt", in: "Tests/Challenge/Scenes")).map
    {
      TestName(title(of: try String(contentsOf: $0, encoding: .utf8)))
    }
  }

  @Test(arguments: documents)
  func `the numbers of statements ascend in each document`(document: String) throws {
    let numbers = statements(in: try text(of: document)).compactMap(StatementNumber.init)
    #expect(numbers.count > 20)
    let pairs = zip(numbers, numbers.dropFirst())
    #expect(pairs.allSatisfy { $0.place.lexicographicallyPrecedes($1.place) })
  }

  @Test func `every statement of the specification has a test or a scene that bears its number`() {
    let borne = Set((tests + scenes).flatMap(\.numbers))
    #expect(stated.filter { !borne.contains($0) } == [])
  }

  @Test func `each statement on faults of other answers names defects that are kept`() throws {
    let kept = try text(of: "Tests/Defects.txt").matches(of: #/(?m)^(R[0-9]+\.[0-9]+) /#)
    #expect(Set(kept.map { String($0.output.1) }) == Set(stated.filter { $0.hasPrefix("R8.") }))
  }

  @Test func `every scene bears the number of a statement`() {
    #expect(scenes.filter { $0.numbers.isEmpty }.map(\.name) == [])
    #expect(!scenes.isEmpty)
  }

  @Test func `no test or scene cites a statement that the specification does not have`() {
    let known = Set(stated)
    let wrong = (tests + scenes).filter { !known.isSuperset(of: $0.cited) }.map(\.name)
    #expect(wrong == [])
    #expect(tests.count > 500)
  }

  @Test func `a name bears the numbers that it begins with and cites all that it has`() {
    let names = testNames(in: "func " + "`R1.3 C2.10 as in R1.4, or C5, or GTP 2.0`() {}")
    #expect(names.map(\.numbers) == [["R1.3", "C2.10"]])
    #expect(names.map(\.cited) == [["R1.3", "C2.10", "R1.4", "C5"]])
    let document = "# R1\n- **R1.1** The board.\n- **C2.10** A line, as in **R1.4**.\n **R9.9**\n"
    #expect(statements(in: document) == ["R1.1", "C2.10"])
  }
}

/// The number of a statement, such as `R6.4`: its chapter, and its own number there, which is never
/// given to another statement.
private struct StatementNumber {
  let chapter: Int
  let number: Int
  /// The number of the chapter, and its own.
  var place: [Int] { [chapter, number] }

  init?(_ text: String) {
    let parts = text.split(separator: ".")
    guard parts.count == 2, let number = Int(parts[1]), let chapter = Int(parts[0].dropFirst())
    else { return nil }
    self.chapter = chapter
    self.number = number
  }
}

/// The name of a test.
private struct TestName {
  let name: String
  /// The statements that the test holds: those with which its name begins.
  let numbers: [String]
  /// All statements that its name mentions.
  let cited: [String]

  init(_ name: String) {
    let words = name.split(separator: " ")
    self.name = name
    numbers = words.prefix { $0.wholeMatch(of: statement) != nil }.map(String.init)
    cited = name.matches(of: statement).map { String($0.output) }
  }
}

/// The number of a statement, `R6.4`, or of a chapter, which no test may cite, `C5`.
private var statement: Regex<Substring> { /\b[RC][0-9]+(?:\.[0-9]+)?\b/ }

/// Returns the numbers of the statements of a document, in order.
private func statements(in document: String) -> [String] {
  document.matches(of: #/(?m)^- \*\*([RC][0-9]+\.[0-9]+)\*\* /#).map { String($0.output.1) }
}

/// Returns the title of a scene: its lines before the first empty one.
private func title(of scene: String) -> String {
  (scene.components(separatedBy: "\n\n").first ?? "").replacing("\n", with: " ")
}

/// Returns the names of the functions of a source file that are sentences.
private func testNames(in source: String) -> [TestName] {
  source.split(separator: "func `", omittingEmptySubsequences: false).dropFirst().map {
    TestName(String($0.prefix { $0 != "`" }))
  }
}
