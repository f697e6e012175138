import Domain
import UseCases

/// The closed list of commands: all their words and short forms.
package enum CommandTable {
  /// The words of all commands, for completion.
  package static var words: [String] { Array(commands.keys) }

  /// Each command by the words that mean it, joined by single spaces.
  static let commands: [String: Command] = {
    var commands: [String: Command] = [
      "reset": .reset, "new": .reset,
      "ok": .ok, "y": .ok, "yes": .ok,
      "cancel": .cancel, "n": .cancel, "no": .cancel,
      "dismiss": .dismiss,
      "board": .show(.board), "show": .show(.board),
      "moves": .show(.moves), "legal": .show(.moves),
      "history": .show(.history),
      "help": .show(.help), "?": .show(.help),
      "quit": .quit, "q": .quit, "exit": .quit,
    ]
    for (names, side) in [(["black", "dark"], Disk.dark), (["white", "light"], .light)] {
      for name in names {
        commands[name] = .show(.mode(side))
        for mode in Mode.allCases { commands["\(name) \(mode)"] = .setMode(side, mode) }
      }
      for mode in Mode.allCases {
        commands[[names[0], "\(mode)"].map { String($0.prefix(1)) }.joined()] = .setMode(side, mode)
      }
    }
    return commands
  }()

  /// Returns the command nearest to a line that is not one, or nil if none is near: if more than two
  /// letters, or half of them, are missing, added, changed or swapped.
  static func nearest(to line: String) -> String? {
    let near = commands.keys.sorted()
      .map { (word: $0, distance: EditDistance.between(line, $0)) }
      .filter { $0.distance <= 2 && $0.distance * 2 < $0.word.count }
    return near.min { $0.distance < $1.distance }?.word
  }
}
