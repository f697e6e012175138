import Domain
import UseCases

/// The closed list of commands: what each word and each short form says.
package enum CommandTable {
  private struct Row {
    let command: Command
    let words: [String]
    let offered: String

    init(
      _ name: String, _ synonyms: String..., offered: String? = nil, does action: Command.Action
    ) {
      command = Command(name: name, action: action)
      words = [name] + synonyms
      self.offered = offered ?? name
    }
  }

  private static let rows =
    rows(of: .dark, "black", "dark") + rows(of: .light, "white", "light")
    + [
      Row("undo", does: .input(.undo(1))),
      Row("redo", does: .input(.redo(1))),
      Row("hint", does: .input(.ask(.best))),
      Row("values", does: .input(.ask(.everyMove))),
      Row("analyze", does: .input(.analyze)),
      Row("back", does: .show(.back(nil))),
      Row("reset", "new", does: .input(.askReset)),
      Row("again", does: .input(.again)),
      Row("ok", "y", "yes", does: .agree),
      Row("cancel", "n", "no", does: .input(.answerReset(.cancel))),
      Row("dismiss", "pass", offered: "pass", does: .input(.dismissPass)),
      Row("auto pass", does: .input(.autoPass)),
      Row("board", "show", does: .show(.board)),
      Row("moves", "legal", does: .show(.moves)),
      Row("history", does: .show(.history)),
      Row("history ggf", does: .show(.ggf)),
      Row("position", does: .show(.position)),
      Row("help", "?", does: .show(.help(on: nil))),
      Row("help rules", "rules", does: .show(.rules)),
      Row("quit", "q", "exit", does: .quit),
    ]

  private static func rows(of side: Disk, _ name: String, _ synonym: String) -> [Row] {
    func row(_ mode: String, _ choice: ModeChoice) -> Row {
      Row(
        "\(name) \(mode)", "\(synonym) \(mode)", "\(name.prefix(1))\(mode.prefix(1))",
        does: .input(.setMode(side, choice)))
    }
    return [
      row("manual", .manual), row("computer", .computer),
      Row(name, synonym, does: .show(.mode(side))),
    ]
  }

  private static let commands = Dictionary(
    uniqueKeysWithValues: rows.flatMap { row in row.words.map { ($0, row.command) } })

  package static var words: [String] { Array(commands.keys) }

  /// The first words of a line that completion offers only if no others fit.
  package static let synonyms = firstWords(rows.flatMap(\.words))
    .subtracting(firstWords(rows.map(\.offered)))

  private static func firstWords(_ lines: [String]) -> Set<String> {
    Set(lines.map { String($0.prefix { $0 != " " }) })
  }

  /// Lines that are no command but can mean only one; a level or a square may follow the shorter ones.
  private static let meanings = [
    "new game": "reset", "restart": "reset", "play ": "", "move ": "", "white ": "white computer ",
    "black ": "black computer ", "level ": "white computer ",
  ]
  /// What other lines may mean.
  private static let guesses = ["start": "new", "h": "help", "computer": "white computer"]

  /// Returns the line that a line means which is no command, or nil if it means none for certain.
  static func meaning(of line: String) -> String? {
    if let meaning = meanings[line] { return meaning }
    guard let space = line.firstIndex(of: " "), let meaning = meanings[String(line[...space])]
    else { return nil }
    let rest = line[space...].dropFirst()
    let isKnown = meaning.isEmpty ? (try? Transcript(rest)) != nil : Level(String(rest)) != nil
    return isKnown ? meaning + rest : nil
  }

  /// Returns the command of words, such as `white computer`, `wc4` or `undo 3`, or why the number is
  /// not right; nil for other words.
  static func command(_ words: String) -> Result<Command, Refusal>? {
    if let command = commands[words] { return .success(command) }
    if words.hasPrefix("help ") {
      return .success(Command(name: "help", action: .show(.help(on: String(words.dropFirst(5))))))
    }
    let symbols = "0123456789+-."
    let name = words.prefix { !symbols.contains($0) }
    let number = String(words.dropFirst(name.count))
    guard !number.isEmpty, number.allSatisfy(symbols.contains),
      let command = commands[String(name.hasSuffix(" ") ? name.dropLast() : name)]
    else { return nil }
    return action(command.action, number).map { action in
      action.map { Command(name: command.name, action: $0) }
    }
  }

  private static func action(
    _ action: Command.Action, _ number: String
  ) -> Result<Command.Action, Refusal>? {
    let count = Int(number) ?? .max
    let isCount = number.allSatisfy(\.isWholeNumber) && count > 0
    return switch action {
    case .input(.setMode(let side, .computer)):
      Level(number).map { .success(.input(.setMode(side, .computerAt($0)))) }
        ?? .failure(.notACommand(.noLevel(number.shortened)))
    case .input(.undo) where isCount: .success(.input(.undo(count)))
    case .input(.redo) where isCount: .success(.input(.redo(count)))
    case .show(.back) where isCount || Int(number) != nil:
      .success(.show(.back(Int(number) ?? .max)))
    default: nil
    }
  }

  static func nearest(to line: String) -> String? {
    guesses[line] ?? meaning(of: line) ?? EditDistance.nearest(to: line, among: commands.keys)
  }
}
