import Foundation

/// The guide to inputs and events: what each of its rows says.
struct InputGuide {
  /// The names of the events in the second column, by the name in the first.
  private(set) var events: [String: Set<String>] = [:]
  /// What is said to be in the view model.
  private(set) var members: Set<String> = []

  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    let page = try Self.text("Adapters/Adapters.docc/InputsAndEvents.md")
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|")
      for name in Self.names(in: cells[0]) { events[name] = Set(Self.names(in: cells[1])) }
    }
    members = Set(page.matches(of: /`view\.(\w+)/).map { String($0.1) })
  }

  /// The names of the cases of an enumeration, up to one that is nested in it.
  static func cases(of file: String, after head: String) throws -> Set<String> {
    let source = try text(file).components(separatedBy: head)[1]
    let cases = source.components(separatedBy: "\n}")[0]
    return Set(cases.matches(of: /(?m)^ {2}(?:indirect )?case (\w+)/).map { String($0.1) })
  }

  /// The names of the public properties and functions of the view model.
  static func membersOfViewModel() throws -> Set<String> {
    let source = try text("Adapters/Views/ViewModel.swift")
    return Set(source.matches(of: /(?m)^ {2}public (?:let|var|func) (\w+)/).map { String($0.1) })
  }

  private static func names(in cell: Substring) -> [String] {
    cell.matches(of: /`(\w+)`/).map { String($0.1) }
  }

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: project.appending(path: file), encoding: .utf8)
  }
}
