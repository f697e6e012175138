import Adapters
import Domain
import Notations
import Rooms
import UseCases

/// The closed list of commands: what each word and each short form says.
package enum CommandTable {
  /// Words that people type before moves, which say nothing more than the moves alone.
  private static let wordsBeforeMoves = ["play", "move"]

  /// Words with which people ask for another level, and do not say whose.
  private static let wordsOfLevels: Set<String> = [
    "level", "levels", "difficulty", "easy", "medium", "hard", "レベル", "強さ", "つよさ", "弱い", "強い", "簡単",
    "難しい",
  ]

  /// Words with which people ask for the game to be saved, which is never needed.
  private static let wordsOfSaving: Set<String> = ["save", "保存", "ほぞん", "セーブ"]

  private static let rowOfWord = Dictionary(
    uniqueKeysWithValues: rows.flatMap { row in row.words.map { ($0, row) } })

  /// Everything that may be typed for a command in English, in no order.
  package static let words = rows.flatMap(\.words)

  /// Everything that may be typed for a command in Japanese, in no order.
  package static let japaneseWords = rows.flatMap(\.japanese)

  /// The first words of a line that completion offers only if no others fit.
  package static let synonyms = firstWords(rows.flatMap(\.words))
    .subtracting(firstWords(rows.map(\.offered)))

  private static func firstWords(_ lines: [String]) -> Set<String> {
    Set(lines.map { String($0.prefix { $0 != " " }) })
  }

  /// Returns what a line says, such as `white computer`, `wc4` or `undo 3`, or why its number
  /// is not right; nil for another line.
  static func command(_ line: String) -> Result<TableCommand, TableRefusal>? {
    if let row = rowOfWord[line] { return .success(row.said.called(line)) }
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

  /// Returns whether a line that is no command asks for the game to be saved.
  static func asksForSaving(_ line: String) -> Bool {
    wordsOfSaving.contains(line.lowercased())
  }

  /// Returns what may have been meant by a line that is no command: what it says decides before how
  /// it is spelled.
  static func nearest(to line: String) -> String? {
    if let guess = rows.lazy.compactMap({ $0.guesses[line] }).first { return guess }
    if let meaning = meaning(of: line) { return meaning }
    guard !asksForLevel(line) else { return nil }
    if let nearest = nearest(to: line, among: words) { return nearest }
    // Behind a word that takes a number, this is as it was typed.
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
