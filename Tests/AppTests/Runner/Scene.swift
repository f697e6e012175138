import reversi_console

/// What somebody does at the program of the challenge, and what is then seen: a file in `Scenes`.
///
/// Its first line is a sentence that begins with the numbers of its statements. After an empty line
/// come the command line, behind `$`, and the settings of the scene, one a line; after another one
/// what is done and seen. A command line there starts the program again, with the files as they
/// are.
struct Scene: Sendable {
  /// A line that says what is done.
  enum Step: Equatable {
    /// A line is typed: `> d3`, or an empty one: `>`.
    case typed(String)
    /// Something else happens, or is so: `* 1.9 s`.
    case note(String)

    /// The line, as it is written down when it is done.
    var text: String {
      switch self {
      case .typed(let line): line.isEmpty ? ">" : "> \(line)"
      case .note(let note): "* \(note)"
      }
    }

    /// Whether it has to be done before the program ends.
    var isAction: Bool {
      switch self {
      case .typed: true
      case .note(let note): note.hasSuffix(" s") || note == "killed"
      }
    }
  }

  /// A command line with the steps behind it.
  struct Run {
    let command: String
    let steps: [Step]

    /// Whether the lines are those of a script.
    var isScript: Bool { command.hasSuffix(" < script") }

    /// What the program reads of its arguments.
    var options: Options {
      get throws { try Options(command.words.dropFirst(2).prefix { $0 != "<" }) }
    }

    /// Whether a file keeps the game: one that is named, or at a terminal the program's own.
    var hasFile: Bool { !isScript || command.words.contains("--save") }
  }

  /// The name of the file, without its type.
  let name: String
  let title: String
  /// The whole text.
  let text: String
  /// The lines up to the first that is done or seen.
  let head: [String]
  /// The settings with their names.
  let settings: [(name: String, value: String)]
  let runs: [Run]

  /// Reads a scene; returns nil if the text is none.
  init?(name: String, text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    let title = lines.prefix { !$0.isEmpty }
    lines = lines.dropFirst(title.count + 1)
    let second = lines.prefix { !$0.isEmpty }
    lines = lines.dropFirst(second.count + 1)
    guard let command = second.first, command.hasPrefix("$ reversi-console") else { return nil }
    var settings: [(name: String, value: String)] = []
    for line in second.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      settings.append((String(line[..<colon]), String(line[colon...].dropFirst(2))))
    }
    self.name = name
    self.title = title.joined(separator: " ")
    self.text = text
    self.settings = settings
    head = title + [""] + second + [""]
    let parts = (["\(command)"] + lines).split(omittingEmptySubsequences: true) { $0.isEmpty }
    runs = Self.runs(of: parts.flatMap { $0 })
  }

  private static func runs(of lines: [String]) -> [Run] {
    let starts = lines.indices.filter { lines[$0].hasPrefix("$ ") }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      let steps = lines[start + 1..<end].compactMap { line -> Step? in
        if line == ">" { return .typed("") }
        if line.hasPrefix("> ") { return .typed(String(line.dropFirst(2))) }
        return line.hasPrefix("* ") ? .note(String(line.dropFirst(2))) : nil
      }
      return Run(command: lines[start], steps: steps)
    }
  }

  /// A setting that nothing plays.
  var idleSetting: String? {
    let hasFile = runs.contains(where: \.hasFile)
    return settings.map(\.name).first { name in
      switch name {
      case "computer": false
      case "saved", "line", "failing saves": !hasFile
      default: !hasFile || !name.hasPrefix("row ") || setting("saved") == nil
      }
    }
  }

  /// Returns the setting of a name, or nil if the scene does not have it.
  func setting(_ name: String) -> String? { settings.first { $0.name == name }?.value }
}
