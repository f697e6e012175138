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
    let defects = drawn("f8e746b1", 300)
    #expect(defects.count == 600)
    let kinds = Set(defects.compactMap { $0.name.split(separator: " ").dropFirst().first })
    #expect(kinds == Set(Mutation.Kind.allCases.map { Substring($0.rawValue) }))
    #expect(Set(defects.map(\.name)).count == 600)
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
    (
      .bound, "erase(x[a...b], in: c..<d)",
      ["erase(x[a..<b], in: c..<d)", "erase(x[a...b], in: c...d)"]
    ),
    (.condition, "guard let a, b else { return }", ["guard let a else { return }"]),
    (.condition, "for x in y where x.isLegal {", ["for x in y {"]),
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

  @Test(arguments: [
    "while true {", "let x = a + \"b\"", "let x = a.map { [$0] } ?? []",
    "if x { y += [a] } else { z() }",
    "let x = a.prefix(while: isGood)", "guard let a = b else { return }",
    "if a { b } else { c }", "guard case .a(let b) = c,", "return erase(a..<b)",
    "return y[a...]", "?? a", "guard let a = b, a.isGood else { return }",
  ])
  func `what could not be built is not drawn`(line: String) {
    let source = Source("func f() {\n  f()\n  \(line)\n  f()\n}", of: "")
    #expect(source.mutations(at: 2).map(\.new) == [])
  }

  /// Lines, and those of them that can be left out.
  static let needs: [(String, [Int])] = [
    ("func f() -> Int {\n  g()\n}", []),
    ("func f() -> Void {\n  g()\n}", [1]),
    ("func f() {\n  g()\n}", [1]),
    ("var f: Int {\n  // So.\n  g()\n}", []),
    ("let f = a.map { x -> Int in\n  g(x)\n}", []),
    ("func f() {\n  switch a {\n  case .b:\n    g()\n  case .c:\n    h()\n    i()\n  }\n}", [6]),
    ("func f() {\n  let a: Int\n  a = g()\n  h(a)\n}", [3]),
    ("init(\n  a: Int\n) {\n  g = a\n  h = a\n}\nvar g: Int\nvar h: Int?", [4]),
    ("func f() {\n  let a = g()\n  h(a)\n}", []),
    ("func f() {\n  let a = g()\n  h(a)\n  h(a)\n}", [2, 3]),
    ("func f() {\n  do {\n    try a()\n    b()\n  } catch {\n    c()\n  }\n}", [3, 5]),
    ("func f() {\n  do {\n    try a()\n    try b()\n  } catch {\n    c()\n  }\n}", [2, 3, 5]),
    ("func f() -> Int {\n  var a = g()\n  a += 1\n  return a\n}", []),
    ("func f() -> Int {\n  var a = g()\n  a += 1\n  a = h(a)\n  return a\n}", [2, 3]),
  ]

  @Test(arguments: needs)
  func `a statement that the compiler needs is not left out`(text: String, lines: [Int]) {
    let source = Source(text, of: "")
    let found = source.lines.indices.filter { line in
      source.mutations(at: line).contains { $0.kind == .omission }
    }
    #expect(found == lines)
  }

  /// Cases of a `switch`, and what becomes of the first of them.
  static let cases: [(String, [[String]])] = [
    ("  case .a, .b: c\n  case .d: e", []),
    ("  case .a, .b:\n    c\n  default: d", [["  case .b:"], ["  case .a:"]]),
    ("  case .a: b\n  default: c", [[]]),
    ("  case .a(b), nil: c\n  case .a(let d): d", [["  case nil: c"]]),
    ("  case .a where b: c\n  case .a: d", [[]]),
    ("  case .a(let b) where b: c\n  case .a(.d): e", [["  case .a(let b): c"], []]),
    ("  case .a(.b): c\n  case .a(let d) where d: e\n  case .a(.f): g", []),
    (
      "  case .disk(.dark): 1\n  case .disk(.light): 2",
      [["  case .disk(.dark): 2"], ["  case .disk(.dark): 0"]]
    ),
  ]

  @Test(arguments: cases)
  func `a case is left out only where another one takes what it stands for`(
    text: String, new: [[String]]
  ) {
    let source = Source("  switch x {\n\(text)\n  }\n  switch y {\n  case .a: b\n  }", of: "")
    #expect(Set(source.mutations(at: 1).map(\.new)) == Set(new))
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
