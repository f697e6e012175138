import Domain
import UseCases

/// The closed list of commands: all their words and short forms.
package enum CommandTable {
  /// The words of all commands, for completion.
  package static var words: [String] { Array(commands.keys) }

  /// The words that mean the same as others, short forms among them.
  package static let synonyms: Set = [
    "yes", "y", "no", "n", "new", "show", "legal", "exit", "rules", "dismiss", "q", "?", "dark",
    "light", "bc",
    "bm",
    "wc", "wm",
  ]

  /// Each command by the words that mean it, joined by single spaces.
  static let commands: [String: Command] = {
    var commands: [String: Command] = [
      "reset": .reset, "new": .reset, "again": .again,
      "ok": .ok, "y": .ok, "yes": .ok,
      "cancel": .cancel, "n": .cancel, "no": .cancel,
      "dismiss": .dismiss, "pass": .dismiss,
      "board": .show(.board), "show": .show(.board),
      "moves": .show(.moves), "legal": .show(.moves),
      "hint": .hint, "undo": .undo(1), "redo": .redo(1),
      "history": .show(.history), "position": .show(.position),
      "help": .show(.help), "?": .show(.help), "help rules": .show(.rules), "rules": .show(.rules),
      "quit": .quit, "q": .quit, "exit": .quit,
    ]
    for (names, side) in [(["black", "dark"], Disk.dark), (["white", "light"], .light)] {
      for name in names {
        commands[name] = .show(.mode(side))
        commands["\(name) manual"] = .setMode(side, .manual)
        commands["\(name) computer"] = .setMode(side, .computer)
      }
      let letter = names[0].prefix(1)
      commands["\(letter)m"] = .setMode(side, .manual)
      commands["\(letter)c"] = .setMode(side, .computer)
    }
    return commands
  }()

  /// Returns the command of words with a number, such as `white computer 4`, `wc4` or `undo 3`, or why
  /// the number is not right; nil for other words.
  static func numbered(_ words: String) -> Result<Command, Refusal>? {
    let symbols = "0123456789+-."
    let name = words.prefix { !symbols.contains($0) }
    let number = String(words.dropFirst(name.count))
    guard !number.isEmpty, number.allSatisfy(symbols.contains),
      let command = commands[String(name.hasSuffix(" ") ? name.dropLast() : name)]
    else { return nil }
    switch command {
    case .setMode(let side, .computer):
      return Level(number).map { .success(.setMode(side, .computerAt($0))) }
        ?? .failure(.notACommand(.noLevel(number.shortened)))
    case .undo, .redo:
      guard number.allSatisfy(\.isWholeNumber), Int(number) != 0 else { return nil }
      let count = Int(number) ?? .max
      return .success(command == .undo(1) ? .undo(count) : .redo(count))
    default: return nil
    }
  }

  /// Returns the command nearest to a line that is not one, or nil if none is near.
  static func nearest(to line: String) -> String? {
    EditDistance.nearest(to: line, among: commands.keys)
  }
}
