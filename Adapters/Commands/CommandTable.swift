import Domain
import UseCases

/// The closed list of commands: what each word and each short form says.
package enum CommandTable {
  private static let rows =
    rows(of: .dark, "black", "dark", means: ["black"])
    + rows(
      of: .light, "white", "light", means: ["white", "level"],
      guesses: ["computer": "white computer"])
    + [
      CommandRow("undo", takes: .count { .input(.undo($0)) }, does: .input(.undo(1))),
      CommandRow("redo", takes: .count { .input(.redo($0)) }, does: .input(.redo(1))),
      CommandRow("hint", means: ["best", "tip"], does: .input(.ask(.best))),
      CommandRow("values", means: ["score"], does: .input(.ask(.everyMove))),
      CommandRow("analyze", does: .input(.analyze)),
      CommandRow(
        "go", takes: .move { .input(.go(.before(move: $0))) }, does: .input(.go(.present))),
      CommandRow("back", takes: .move { .back($0) }, does: .back(nil)),
      CommandRow("forward", guesses: ["next": "forward"], does: .input(.go(.forward))),
      CommandRow("start", does: .input(.go(.start))),
      CommandRow("end", does: .input(.go(.present))),
      CommandRow("other", does: .input(.exchange)),
      CommandRow(
        "reset", "new", means: ["new game", "restart"], isDrastic: true, does: .input(.askReset)),
      CommandRow("again", isDrastic: true, does: .input(.again)),
      CommandRow("ok", "y", "yes", does: .agree),
      CommandRow("cancel", "n", "no", does: .input(.answerReset(.cancel))),
      CommandRow("dismiss", "pass", offered: "pass", does: .input(.dismissPass)),
      CommandRow("auto pass", does: .input(.autoPass)),
      CommandRow("board", "show", does: .show(.board)),
      CommandRow("moves", "legal", does: .show(.moves)),
      CommandRow("history", does: .show(.history)),
      CommandRow("history ggf", does: .show(.ggf)),
      CommandRow("position", does: .show(.position)),
      CommandRow(
        "help", "?", guesses: ["h": "help"], takes: .topic { .show(.help(on: $0)) },
        does: .show(.help(on: nil))),
      CommandRow("help rules", "rules", does: .show(.rules)),
      CommandRow("quit", "q", "exit", isDrastic: true, does: .quit),
    ]

  private static func rows(
    of side: Disk, _ name: String, _ synonym: String, means meanings: [String],
    guesses: [String: String] = [:]
  ) -> [CommandRow] {
    let initial = name.prefix(1)
    return [
      CommandRow(
        "\(name) manual", "\(synonym) manual", "\(initial)m",
        does: .input(.setMode(side, .manual))),
      CommandRow(
        "\(name) computer", "\(synonym) computer", "\(initial)c", means: meanings,
        guesses: guesses, takes: .level { .input(.setMode(side, .computerAt($0))) },
        does: .input(.setMode(side, .computer))),
      CommandRow(name, synonym, does: .show(.mode(side))),
    ]
  }

  /// Words that people type before moves, which say nothing more than the moves alone.
  private static let wordsBeforeMoves = ["play", "move"]

  /// Words with which people ask for another level, and do not say whose.
  private static let wordsOfLevels: Set<String> = [
    "level", "levels", "difficulty", "easy", "easier", "medium", "hard", "harder",
  ]

  private static let rowOfWord = Dictionary(
    uniqueKeysWithValues: rows.flatMap { row in row.words.map { ($0, row) } })

  /// Everything that may be typed for a command, in no order.
  package static var words: [String] { Array(rowOfWord.keys) }

  /// The first words of a line that completion offers only if no others fit.
  package static let synonyms = firstWords(rows.flatMap(\.words))
    .subtracting(firstWords(rows.map(\.offered)))

  private static func firstWords(_ lines: [String]) -> Set<String> {
    Set(lines.map { String($0.prefix { $0 != " " }) })
  }

  /// Returns the command of a line, such as `white computer`, `wc4` or `undo 3`, or why its number
  /// is not right; nil for another line.
  static func command(_ line: String) -> Result<Command, Refusal>? {
    if let row = rowOfWord[line] { return .success(Command(word: line, action: row.action)) }
    return rows.lazy.compactMap { $0.command(line) }.first
  }

  /// Returns what should have been typed for a line that is no command but can mean only one; nil
  /// if it means none for certain.
  static func meaning(of line: String) -> String? {
    for word in wordsBeforeMoves where line.hasPrefix("\(word) ") {
      let moves = line.dropFirst(word.count + 1)
      if (try? Transcript(moves)) != nil { return String(moves) }
    }
    return rows.lazy.compactMap { $0.meaning(of: line) }.first
  }

  /// Returns whether a line that is no command asks for another level.
  static func asksForLevel(_ line: String) -> Bool {
    wordsOfLevels.contains(String(line.prefix { $0 != " " }))
  }

  /// Returns what may have been meant by a line that is no command: what it says decides before how
  /// it is spelled.
  static func nearest(to line: String) -> String? {
    if let guess = rows.lazy.compactMap({ $0.guesses[line] }).first { return guess }
    if let meaning = meaning(of: line) { return meaning }
    guard !asksForLevel(line) else { return nil }
    return EditDistance.nearest(to: line, among: rowOfWord.keys) { word in
      rowOfWord[word]?.isDrastic == true ? 1 : 2
    }
  }
}
