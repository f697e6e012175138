import Foundation
import Testing

/// The sentences that the specification lists, and what shows them: a scene or, where sentences
/// only vary a value, the tables of `SentencesTests` and of reasons; most show them in both languages.
struct SentenceTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The lines that are shown, without what stands before a sentence.
  private let shown: Set<String>
  /// The rows of all screens, which have several sentences, or parts of them, beside each other.
  private let screens: String

  init() throws {
    let table = try Self.text(of: "Tests/AdaptersTests/Words/SentencesTests.swift")
      .replacing(#/\\\n */#, with: "")
    let reasons = try ["ReasonExamples.txt", "ReasonTests.swift"].map {
      try Self.text(of: "Tests/AdaptersTests/Words/\($0)")
    }
    let lines = (Scenes.all.map(\.text) + [table] + reasons).flatMap { $0.split(separator: "\n") }
    screens = lines.filter { $0.hasPrefix("| ") }.joined(separator: "\n")
    shown = Set(lines.map { String(Self.sentence(in: $0)) })
  }

  /// Returns a line without what stands before a sentence.
  private static func sentence(in line: Substring) -> Substring {
    let line = line.drop { $0 == " " }
    for mark in ["2> ", "reversi: ", "? "] where line.hasPrefix(mark) {
      return sentence(in: line.dropFirst(mark.count))
    }
    if let end = line.range(of: " Try 'reversi --help'.") {
      return line[..<end.lowerBound].hasSuffix(".")
        ? line[..<end.lowerBound].dropLast() : line[..<end.lowerBound]
    }
    guard line.hasPrefix("line "), let end = line.range(of: ": ") else { return line }
    return line[end.upperBound...]
  }

  @Test(arguments: [
    "Plain front": "", "Live front": "", "Notices (every front)": "", "GTP front": "",
    "Command line": "wrong option",
  ])
  func `every sentence that is listed is shown word for word`(
    section: String, row: String
  ) throws {
    let sentences = try listed(in: section, row: row)
    #expect(sentences.count >= 8)
    #expect(sentences.filter { !(section == "Live front" ? isOnScreen($0) : isShown($0)) } == [])
  }

  @Test func `C6.3 the picture of the block is a screen of a scene`() throws {
    let document = try Self.text(of: "Adapters/Adapters.docc/Console.md")
    let chapter = document.components(separatedBy: "\n## C6 Live\n\n```\n").dropFirst().first
    let picture = try #require(chapter?.components(separatedBy: "\n```").first)
    let rows = picture.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "|" : "| \($0)"
    }
    #expect(rows.count > 10)
    #expect(Scenes.all.contains { $0.text.contains(rows.joined(separator: "\n")) })
  }

  private func isShown(_ sentence: String) -> Bool {
    let parts = sentence.components(separatedBy: "…")
    guard parts.count > 1 else { return shown.contains(sentence) }
    return shown.contains { line in
      line.hasPrefix(parts[0]) && line.hasSuffix(parts[parts.count - 1])
        && parts.allSatisfy { $0.isEmpty || line.contains($0) }
    }
  }

  private func isOnScreen(_ sentence: String) -> Bool {
    sentence.components(separatedBy: "…").allSatisfy { $0.isEmpty || screens.contains($0) }
  }

  /// Returns the sentences of a section, or of a row of it, without what is only a part of one,
  /// which begins or ends with a space.
  private func listed(in section: String, row: String) throws -> [String] {
    let document = try Self.text(of: "Adapters/Adapters.docc/Console.md")
    let sections = document.components(separatedBy: "\n### ")
    let lines = try #require(sections.first { $0.hasPrefix("\(section)\n") }).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| \(row)") }
    let cells = rows.compactMap { $0.components(separatedBy: " | ").dropFirst().first }
    return (rows.isEmpty ? lines.map(String.init) : cells)
      .flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.output.1) } }
      .filter { !$0.hasPrefix(" ") && !$0.hasSuffix(" ") }
  }

  private static func text(of name: String) throws -> String {
    try String(contentsOf: project.appending(path: name), encoding: .utf8)
  }
}
