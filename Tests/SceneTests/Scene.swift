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
  let steps: [SceneStep]
  /// The same with other command lines, which are played afterwards.
  let others: [Scene]

  /// Reads a scene.
  ///
  /// - Throws: `Unreadable` if it has no command line, or a setting that there is not.
  init(name: String, text: String) throws {
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
    for line in lines.dropFirst() {
      let pair = line.split(separator: ": ", maxSplits: 1).map(String.init)
      guard pair.count == 2, SceneSetting(rawValue: pair[0]) != nil || pair[0].hasPrefix("row ")
      else { throw Unreadable(scene: name, because: "'\(line)' is no setting") }
      settings[pair[0]] = pair[1]
    }
    self.settings = settings
    let runs = String(parts[2]).components(separatedBy: "\n\n$ reversi")
    steps = SceneStep.steps(in: runs[0].components(separatedBy: "\n"))
    others = try runs.dropFirst().map { run in
      let command = run.prefix { $0 != "\n" }
      let head = ["$ reversi\(command)"] + lines.dropFirst()
      let steps = run.dropFirst(command.count + 2)
      return try Scene(
        name: name, text: "\(parts[0])\n\n\(head.joined(separator: "\n"))\n\n\(steps)")
    }
  }

  /// Why a file is no scene.
  struct Unreadable: Error {
    let scene: String
    let because: String
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
  /// How many columns a disk takes on it, if that is not one.
  case diskColumns = "disk columns"
  /// Variables of the environment, such as `LANG=ja_JP.UTF-8`.
  case environment
}
