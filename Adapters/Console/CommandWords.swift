import Domain
import UseCases

/// The closed list of commands, all their words and short forms.
enum CommandWords {
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
        for mode in Mode.allCases { commands["\(name) \(mode)"] = .set(side, mode) }
      }
      for mode in Mode.allCases {
        commands[[names[0], "\(mode)"].map { String($0.prefix(1)) }.joined()] = .set(side, mode)
      }
    }
    return commands
  }()

  /// Returns the command word nearest to a line that is none, or nil if none is near: at most two
  /// letters missing, added, changed or swapped, and fewer than half.
  static func nearest(to line: String) -> String? {
    let near = commands.keys.sorted().filter { $0.count > 2 }
      .map { (word: $0, distance: EditDistance.between(line, $0)) }
      .filter { $0.distance <= 2 && $0.distance * 2 < $0.word.count }
    return near.min { $0.distance < $1.distance }?.word
  }
}
