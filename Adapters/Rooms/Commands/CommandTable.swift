import Adapters
import Domain
import Notations
import Rooms
import TerminalInput
import UseCases

/// The complete list of commands.
package enum CommandTable {
  /// Optional words before moves.
  private static let wordsBeforeMoves = ["play", "move"]

  /// Words that ask for another level without naming a side.
  private static let wordsOfLevels: Set<String> = [
    "level", "levels", "difficulty", "easy", "medium", "hard", "レベル", "強さ", "つよさ", "弱い", "強い", "簡単",
    "難しい",
  ]

  /// Words that ask to save the game, although saving needs no command.
  private static let wordsOfSaving: Set<String> = ["save", "保存", "ほぞん", "セーブ"]

  private static let rowOfWord = Dictionary(
    uniqueKeysWithValues: rows.flatMap { row in row.words.map { ($0, row) } })

  package static let words = rows.flatMap(\.words)

  package static let japaneseWords = rows.flatMap(\.japanese)

  /// The first words of synonyms, completed only if no other words match.
  package static let synonyms = firstWords(rows.flatMap(\.words))
    .subtracting(firstWords(rows.map(\.offered)))

  private static func firstWords(_ lines: [String]) -> Set<String> {
    Set(lines.map { String($0.prefix { $0 != " " }) })
  }

  /// Returns the command for a line such as `wc4`, or the refusal of its number.
  ///
  /// Returns `nil` for any other line.
  static func command(_ line: String) -> Result<TableCommand, TableRefusal>? {
    if let row = rowOfWord[line] { return .success(row.said.called(line)) }
    return rows.lazy.compactMap { $0.command(line) }.first
  }

  /// Returns the full command for a phrase such as `play f4`, or `nil`.
  static func meaning(of line: String) -> String? {
    for word in wordsBeforeMoves where line.hasPrefix("\(word) ") {
      let moves = line.dropFirst(word.count + 1)
      if (try? Transcript(moves)) != nil { return String(moves) }
    }
    return rows.lazy.compactMap { $0.meaning(of: line) }.first
  }

  /// Returns whether an unknown line asks for another level.
  static func asksForLevel(_ line: String) -> Bool {
    wordsOfLevels.contains(String(line.prefix { $0 != " " }))
  }

  /// Returns whether an unknown line asks to save the game.
  static func asksForSaving(_ line: String) -> Bool {
    wordsOfSaving.contains(line.lowercased())
  }

  /// Returns a suggestion for an unknown line, by meaning or else by spelling.
  static func nearest(to line: String) -> String? {
    if let guess = rows.lazy.compactMap({ $0.guesses[line] }).first { return guess }
    if let meaning = meaning(of: line) { return meaning }
    guard !asksForLevel(line) else { return nil }
    if let nearest = nearest(to: line, among: words) { return nearest }
    // Keeps the number after a word.
    let number = line.lastIndex(of: " ").map { line[$0...] } ?? ""
    let word = String(line.dropLast(number.count))
    guard Int(number.dropFirst()) != nil, rowOfWord[word] == nil else { return nil }
    let words = words.filter { rowOfWord[$0]?.argument != nil }
    return nearest(to: word, among: words).map { $0 + number }
  }

  private static func nearest(to line: String, among words: [String]) -> String? {
    EditDistance.nearest(to: line, among: words) { word in
      rowOfWord[word]?.isDrastic == true ? 1 : 2
    }
  }
}
