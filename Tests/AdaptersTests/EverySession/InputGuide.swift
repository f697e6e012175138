import Foundation
import Testing

/// The guide to inputs and events: what each of its rows says.
struct InputGuide {
  /// The names of the events in the second column, by the name in the first.
  private(set) var events: [String: Set<String>] = [:]
  /// The names of the events of each subject.
  private(set) var subjects: [String: Set<String>] = [:]
  /// What is said to be in the view model.
  private(set) var members: Set<String> = []

  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    let page = try Self.text("Adapters/Adapters.docc/InputsAndEvents.md")
    let parts = page.components(separatedBy: "\n## Events by subject\n")
    events = Self.rows(of: parts[0])
    subjects = Self.rows(of: parts[1])
    members = Set(page.matches(of: /`view\.((?:study\.|advice\.)?\w+)/).map { String($0.1) })
  }

  /// The names of the cases of an enumeration, up to one that is nested in it.
  static func cases(of name: String, in layer: String) throws -> Set<String> {
    let file = try file(named: name, in: layer)
    let source = try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "public enum \(name)")[1]
    let cases = source.components(separatedBy: "\n}")[0]
    return Set(cases.matches(of: /(?m)^ {2}(?:indirect )?case (\w+)/).map { String($0.1) })
  }

  /// The names of the public properties and functions of the view models, as a view has them.
  static func membersOfViewModels() throws -> Set<String> {
    let models = ["": "ViewModel", "study.": "StudyModel", "advice.": "AdviceModel"]
    return try models.reduce(into: []) { members, model in
      let file = try file(named: model.value, in: "Adapters")
      // What is added to a view in the file of another model is the view's.
      let source = try String(contentsOf: file, encoding: .utf8)
      let parts = source.components(separatedBy: "\nextension ViewModel {")
      for (part, prefix) in zip(parts, [model.key, ""]) {
        let names = part.matches(of: /(?m)^ {2}public (?:let|var|func) (\w+)/)
        members.formUnion(names.map { prefix + String($0.1) })
      }
    }
  }

  /// Returns the names in the second column by each name in the first.
  private static func rows(of part: String) -> [String: Set<String>] {
    var rows: [String: Set<String>] = [:]
    for line in part.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|")
      for name in names(in: cells[0]) { rows[name] = Set(names(in: cells[1])) }
    }
    return rows
  }

  private static func names(in cell: Substring) -> [String] {
    cell.matches(of: /`(\w+)`/).map { String($0.1) }
  }

  /// Returns the file of a type, in whatever folder of a layer it is.
  private static func file(named name: String, in layer: String) throws -> URL {
    let folder = project.appending(path: layer)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try #require(
      files?.lazy.compactMap { $0 as? URL }.first { $0.lastPathComponent == "\(name).swift" })
  }

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: project.appending(path: file), encoding: .utf8)
  }
}
