import Foundation
import Testing
import reversi_mutants

/// Defects that are drawn by chance.
@Suite struct DrawingTests {
  /// The files of two layers of the product.
  private static let sources = ["Domain", "UseCases"].flatMap { folder in
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .compactMap { name -> Source? in
        let path = "\(folder)/\(name)"
        let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
        return text.map { Source($0, of: path) }
      }
  }

  private func drawn(_ seed: String, _ count: Int = 60) -> [Defect] {
    var drawing = Drawing(from: Self.sources, seed: seed)
    return drawing.draw(count)
  }

  @Test func `each kind of change is drawn, and none twice`() {
    let defects = drawn("f8e746b1")
    #expect(defects.count == 120)
    let kinds = Set(defects.compactMap { $0.name.split(separator: " ").dropFirst().first })
    #expect(kinds == Set(Mutation.Kind.allCases.map { Substring($0.rawValue) }))
    #expect(Set(defects.map(\.name)).count == 120)
  }

  @Test func `the same seed draws the same, and another seed something else`() {
    #expect(drawn("a", 20) == drawn("a", 20))
    #expect(drawn("a", 20) != drawn("b", 20))
    var other = Drawing(from: Self.sources.reversed(), seed: "a")
    #expect(other.draw(20) == drawn("a", 20))
  }

  @Test func `what is drawn stands once in its file, changes it, and is spread like the lines`() {
    let defects = drawn("spread")
    for defect in defects {
      let source = Self.sources.first { $0.file == defect.file }
      #expect(defect.places(in: source?.lines ?? []).count == 1)
      #expect(defect.old != defect.new)
    }
    let ofUseCases = Self.sources.filter { $0.file.hasPrefix("UseCases/") }
    let share =
      Double(ofUseCases.map(\.numbers.count).reduce(0, +))
      / Double(Self.sources.map(\.numbers.count).reduce(0, +))
    let found = defects.prefix(60).filter { $0.file.hasPrefix("UseCases/") }.count
    #expect(abs(Double(found) - 60 * share) <= 2)
  }

  /// What one line becomes, by kind.
  static let changes: [(Mutation.Kind, String, [String])] = [
    (.sign, "return a < b", ["return a <= b"]),
    (
      .sign, "if !isOver, side == .dark {",
      [
        "if isOver, side == .dark {", "if !isOver, side != .dark {", "if !isOver, side == .light {",
      ]
    ),
    (.sign, "let x = first.first ?? b", ["let x = first.last ?? b", "let x = b"]),
    (
      .bound, "count = square1 + 1",
      ["count = square1", "count = square1 + 2", "count = square1 + 0"]
    ),
    (.bound, "for x in 0..<count {", ["for x in 0...count {", "for x in 1..<count {"]),
    (.condition, "guard let a, b else { return }", ["guard let a else { return }"]),
    (.condition, "for x in y where x.isLegal {", ["for x in y {"]),
    (.listing, "case .a, .b:", ["case .b:", "case .a:"]),
    (.listing, "let x = [a(1, 2), b]", ["let x = [b]", "let x = [a(1, 2)]"]),
    (.listing, "Row(a, b),", []),
    (.omission, "planned = []", []),
    (.omission, "if a { return }", []),
  ]

  @Test(arguments: changes)
  func `a line is changed in these ways`(kind: Mutation.Kind, line: String, new: [String]) {
    let source = Source("{\n  \(line)\n}", of: "")
    let found = source.mutations(at: 1).filter { $0.kind == kind }.map { mutation in
      mutation.new.map { String($0.dropFirst(2)) }
    }
    #expect(Set(found) == (new.isEmpty ? [[]] : Set(new.map { [$0] })))
  }

  @Test(arguments: [
    "// a < b", "/// true", "import Domain", "public struct First {", "case first",
    "let first: Int",
    "func min(_ first: Int, by step: Int) -> Bool {", "print(\"a < b, true, 1 + 1\").",
  ])
  func `comments, declarations, and what is quoted stay`(line: String) {
    #expect(Source("{\n\(line)\n}", of: "").mutations(at: 1).map(\.new) == [])
  }

  @Test func `two neighboring statements are exchanged`() {
    let source = Source("  save(game)\n  shown = nil\n  if a {\n", of: "")
    let found = source.mutations(at: 0).filter { $0.kind == .order }
    #expect(found.map(\.new) == [["  shown = nil", "  save(game)"]])
    #expect(source.mutations(at: 1).filter { $0.kind == .order } == [])
  }

  @Test func `a change of a line that stands twice has its neighbors with it`() {
    let source = Source("a = 1\nb = 1\na = 1\n", of: "File.swift")
    let mutation = Mutation(kind: .omission, place: 2..<3, new: [])
    #expect(
      source.defect(named: "omission", mutation)
        == Defect("omission", in: "File.swift", old: ["b = 1", "a = 1"], new: ["b = 1"]))
  }
}
