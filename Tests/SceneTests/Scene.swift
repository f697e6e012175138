import Foundation
import Testing

/// What somebody does at the program, and what is then seen: a file in `Tests/Scenes`.
///
/// Its first line is a sentence that begins with the numbers of its statements. After an empty line
/// come the command line, behind `$`, and the settings of the scene, one a line; after another one
/// its steps. Behind them may come other command lines, each with its steps, for which the same
/// settings count.
struct Scene: Sendable {
  /// The name of the file, without its type and from the folder of the scenes on.
  let name: String
  /// The sentence.
  let title: String
  /// The whole text.
  let text: String
  /// The lines before the steps.
  let head: [String]
  /// The command line, and the arguments in it.
  let command: String
  let arguments: [String]
  /// Whether the lines are those of a script.
  let isScript: Bool
  /// The settings by their names.
  let settings: [String: String]
  /// The files by their names, and what they hold.
  let files: [String: String]
  let steps: [SceneStep]
  /// The same with other command lines, which are played afterwards.
  let others: [Scene]

  /// Reads a scene.
  ///
  /// - Throws: `Unreadable` if it has no command line, or a setting that there is not.
  init(name: String, text: String, isFirst: Bool = true) throws {
    let parts = text.split(separator: "\n\n", maxSplits: 2)
    guard parts.count == 3 else { throw Unreadable(scene: name, because: "it has no three parts") }
    self.name = name
    title = String(parts[0]).replacing("\n", with: " ")
    self.text = text
    head = [String(parts[0]), "", String(parts[1]), ""]
    let lines = parts[1].split(separator: "\n")
    guard let command = lines.first?.split(separator: " "), command.starts(with: ["$", "reversi"])
    else { throw Unreadable(scene: name, because: "its second part begins with '$ reversi'") }
    self.command = String(lines[0])
    isScript = command.suffix(2) == ["<", "script"]
    arguments = command.dropFirst(2).dropLast(isScript ? 2 : 0).map(String.init)
    var settings: [String: String] = [:]
    var files: [String: String] = [:]
    for line in lines.dropFirst() {
      if line.hasPrefix("file "), line.hasSuffix(":") {
        files[String(line.dropFirst(5).dropLast()), default: ""] += ""
        continue
      }
      let pair = line.split(separator: ": ", maxSplits: 1).map(String.init)
      if pair.count == 2, pair[0].hasPrefix("file ") {
        files[String(pair[0].dropFirst(5)), default: ""] += "\(pair[1])\n"
        continue
      }
      guard pair.count == 2, SceneSetting(rawValue: pair[0]) != nil || pair[0].hasPrefix("row ")
      else { throw Unreadable(scene: name, because: "'\(line)' is no setting") }
      settings[pair[0]] = pair[1]
    }
    self.settings = settings
    self.files = files
    // Each setting is played by the first command line; others may leave some out.
    if isFirst, let setting = Self.unplayed(of: settings, by: arguments, isScript: isScript) {
      throw Unreadable(scene: name, because: "nothing plays its setting '\(setting)'")
    }
    let runs = String(parts[2]).components(separatedBy: "\n\n$ reversi")
    steps = SceneStep.steps(in: runs[0].components(separatedBy: "\n"))
    others = try runs.dropFirst().map { run in
      let command = run.prefix { $0 != "\n" }
      let head = ["$ reversi\(command)"] + lines.dropFirst()
      let steps = run.dropFirst(command.count + 2)
      return try Scene(
        name: name, text: "\(parts[0])\n\n\(head.joined(separator: "\n"))\n\n\(steps)",
        isFirst: false)
    }
  }

  /// Returns a setting that a command line does not play.
  private static func unplayed(
    of settings: [String: String], by arguments: [String], isScript: Bool
  ) -> String? {
    let namesFile = arguments.contains { $0 == "--save" || $0 == "game" || $0.hasSuffix("sgame") }
    let saved = settings.keys.filter {
      ["saved", "moves", "failing saves"].contains($0) || $0.hasPrefix("row ")
    }
    let usesUsualGame =
      !isScript
      && Set(arguments).isDisjoint(with: ["--gtp", "--no-save", "--moves", "--load"])
    if !namesFile, !usesUsualGame, let name = saved.first { return name }
    if isScript, settings["terminal"] != nil { return "terminal" }
    let isLive = !isScript && !arguments.contains("--plain") && !arguments.contains("--gtp")
    if !isLive, settings["disk columns"] != nil { return "disk columns" }
    return nil
  }

  /// Why a file is no scene.
  struct Unreadable: Error {
    let scene: String
    let because: String
  }

  /// The number of steps up to the last line that is typed, or the last pause.
  var end: Int { steps.lastIndex { $0.isTyped || $0.pause != nil }.map { $0 + 1 } ?? 0 }

  /// Which lines are shown of those that are printed at first and behind each step of somebody.
  var excerpts: [Excerpt] {
    var blocks: [[Substring]] = [[]]
    for step in steps {
      switch step {
      case .typed, .note: blocks.append([])
      case .printed(let lines): blocks[blocks.count - 1] += lines.map { $0[...] }
      case .screen: break
      }
    }
    return blocks.map(Excerpt.init)
  }

  /// Whether a note tells how the program ends.
  var tellsEnd: Bool {
    steps.contains { if case .note(let note) = $0 { note.hasPrefix("ended: ") } else { false } }
  }

  /// Returns a setting, or nil if the scene does not have it.
  subscript(setting: SceneSetting) -> String? { settings[setting.rawValue] }
}

extension Scene: CustomTestStringConvertible {
  var testDescription: String { "\(name): \(title)" }
}

/// What a scene may set beside the command line.
enum SceneSetting: String {
  /// The saved game: its header, such as `x01`; the start position without rows.
  case saved
  /// The moves of the saved game.
  case moves
  /// How many of the first saves fail.
  case failingSaves = "failing saves"
  /// Who the computer is: the squares it chooses, or a name and what it takes.
  case computer
  /// The size of the terminal, such as `80x24`.
  case terminal
  /// How many columns a disk takes on it, if that is not one; `unknown` if it does not tell.
  case diskColumns = "disk columns"
  /// Variables of the environment, such as `LANG=ja_JP.UTF-8`.
  case environment
}
