import Foundation
import Testing

/// What the guides and the comments say, held to what they are about.
struct GuideTests {
  private static let layers = ["Domain", "UseCases", "Adapters", "Infrastructure", "App"]

  @Test func `the page on trouble names each error, and only those that there are`() throws {
    let page = try text(of: "UseCases/UseCases.docc/Trouble.md")
    // An error that a type catches itself is no trouble.
    let silent: Set = ["Stopped", "NoLegalSquare"]
    var errors: Set<String> = []
    for file in Self.layers.flatMap(swiftFiles) {
      let source = try String(contentsOf: file, encoding: .utf8)
      let declared = source.matches(of: /(?:enum|struct) (\w+): (?:\w+, )*Error\b/)
      errors.formUnion(declared.map { String($0.output.1) })
    }
    #expect(errors.count > 10)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = rows.compactMap { $0.firstMatch(of: /`(?:\w+[.\/])*(\w+)`/) }
      .map { String($0.output.1) }
    #expect(errors.subtracting(silent).subtracting(named) == [])
    let values: Set = ["Reason", "Detail", "Problem"]
    #expect(Set(named).subtracting(errors).subtracting(values) == [])
  }

  /// The five targets that are named after the layers, without what has a target of its own.
  private static let core = [
    "Domain", "UseCases", "Adapters/Game", "Adapters/Views", "Adapters/Words", "Adapters/Lines",
    "Adapters/Commands", "Adapters/Notations", "Adapters/Plain", "Infrastructure/Saving",
    "Infrastructure/Streams", "Infrastructure/System", "Infrastructure/Time",
    "Infrastructure/Chance", "App",
  ]

  @Test func `README tells how long the code is, and what is read in an evening`() throws {
    let readme = try text(of: "README.md")
    let tables = readme.components(separatedBy: "| lines | files | what they hold |").dropFirst()
    try #require(tables.count == 2)
    var sums: [Int] = []
    for table in tables {
      let rows = table.components(separatedBy: "\n\n")[0].matches(of: /\| ([0-9,]+) \| (`[^|]+) \|/)
      #expect(rows.count > 8)
      var sum = 0
      for row in rows {
        let told = try number(row.1)
        let files = row.2.matches(of: /`([^`]+)`/).map { String($0.1) }
        let count = try files.reduce(0) { try $0 + lineCount(in: $1) }
        #expect(abs(told - count) <= max(10, count / 20), "\(files): \(count)")
        sum += count
      }
      sums.append(sum)
    }
    #expect(sums[0] <= 3700)
    let core = try Self.core.reduce(0) { try $0 + lineCount(in: $1) }
    let words = readme.replacing(/\s+/, with: " ")
    let told = try #require(words.firstMatch(of: /in an evening, ([0-9,]+) lines/)).1
    let toldOfCore = try #require(words.firstMatch(of: /the layers have ([0-9,]+) lines/)).1
    #expect(abs(try number(told) - sums[0]) <= 100, "\(sums[0])")
    #expect(abs(try number(toldOfCore) - core) <= 100, "\(core)")
    let all = try Self.layers.reduce(0) { try $0 + lineCount(in: $1) }
    let untold = try lineCount(in: "Infrastructure/CLibrary") - lineCount(in: "Tests/CoreConsole")
    // ViewModel, News and Alert are in the row of all views, too.
    let views = try ["ViewModel", "News", "Alert"].reduce(0) {
      try $0 + lineCount(in: "Adapters/Views/\($1).swift")
    }
    let twice =
      try views + lineCount(in: "UseCases/Ahead/PlayAhead.swift")
      + lineCount(in: "Infrastructure/Saving/MemoryGameRepository.swift")
    #expect(sums[0] + sums[1] - twice + untold == all, "each file is in a row")
  }

  private func number(_ text: Substring) throws -> Int {
    try #require(Int(text.replacing(",", with: "")))
  }

  /// Returns how many lines of Swift a file or a folder has.
  private func lineCount(in path: String) throws -> Int {
    let files = path.hasSuffix(".swift") ? [project.appending(path: path)] : swiftFiles(in: path)
    return try files.reduce(0) { try $0 + lines(of: $1).count - 1 }
  }

  @Test func `no line of a guide has more than 100 columns, unless it is a row or code`() throws {
    let guides = (Self.layers + ["Tests", ".github"]).flatMap { files("md", in: $0) }
    #expect(guides.count > 12)
    for file in guides + [project.appending(path: "README.md")] {
      var isCode = false
      for (number, line) in zip(1..., try lines(of: file)) {
        if line.hasPrefix("```") { isCode.toggle() }
        let isWhole = line.hasPrefix("|") || line.contains(/^ *`[^`]+`\.?$/)
        #expect(isCode || isWhole || line.count <= 100, "\(file.lastPathComponent):\(number)")
      }
    }
  }

  @Test func `no line of a comment has more than 100 columns`() throws {
    for file in (Self.layers + ["Tests"]).flatMap(swiftFiles) {
      for (number, line) in zip(1..., try lines(of: file)) where line.contains("// ") {
        #expect(line.count <= 100, "\(file.lastPathComponent):\(number)")
      }
    }
  }

  @Test func `each declaration that another layer sees has its sentence`() throws {
    let declaration =
      /^ *(?:@\w+ )*(?:package|public) (?:(?:static|final|mutating|indirect|private\(set\)) )*(?:func|var|let|init|struct|enum|class|actor|protocol|typealias|subscript)\b/
    let published = try swiftFiles(in: "Tests/Support").filter(isPublic)
    #expect(published.count > 10)
    for file in Self.layers.flatMap(swiftFiles) + published {
      var above: Substring = ""
      for (number, line) in zip(1..., try lines(of: file)) {
        if line.contains(declaration) {
          #expect(above.hasPrefix("///"), "\(file.lastPathComponent):\(number)")
        }
        let text = line.drop { $0 == " " }
        // What stands between a sentence and its declaration.
        if !text.hasPrefix("@") { above = text }
      }
    }
  }

  /// Returns whether a file of the support declares a type for the tests of other packages.
  private func isPublic(_ file: URL) throws -> Bool {
    try lines(of: file).contains { $0.contains(/^public .*(?:class|struct|enum)\b/) }
  }

  private func lines(of file: URL) throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
  }
}
