import Adapters
import Domain
import Notations
import TerminalInput

extension Model {
  /// Carries out a typed line, or refuses it with the nearest command.
  mutating func enter(_ line: String) -> [Effect] {
    let typed = line.halfWidth.prefix { $0 != "#" }
    let words = typed.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return [] }
    if let command = CommandTable.command(first) {
      if let effects = command.action(&self, Array(words.dropFirst())) { return effects }
      refuse(language.usage(of: command))
      return []
    }
    if let effects = setPlayers(words) { return effects }
    return enterMoves(words, typed: String(typed))
  }

  /// Plays a line of moves, or refuses what is none.
  private mutating func enterMoves(_ words: [String], typed: String) -> [Effect] {
    // A square may be typed with a blank, as in `d 3`.
    let isSpaced = words.allSatisfy { $0.count == 1 }
    do throws(GameFileError) {
      return play(try Transcript(words.joined(separator: isSpaced ? "" : " ")).steps)
    } catch {
      refuse(explanation(of: words, typed: typed.shortened))
      return []
    }
  }

  private func explanation(of words: [String], typed: String) -> String {
    if openQuestion != nil { return answerFirst }
    if let name = words.first(where: Self.isOffBoard) { return language.offBoard(name) }
    let names = CommandTable.commands.flatMap(\.words).filter { $0.count > 2 }
    let nearest = EditDistance.nearest(to: words[0], among: names)
    return language.unknown(typed, nearest: nearest)
  }

  /// Returns whether a word looks like a square, such as `j9`, but is none.
  private static func isOffBoard(_ word: String) -> Bool {
    guard word.count == 2, let column = word.first, let row = word.last, Square(word) == nil else {
      return false
    }
    return column.isASCII && column.isLetter && row.isASCII && row.isNumber
  }
}

extension Language {
  /// Tells how a command is written whose arguments were wrong.
  fileprivate func usage(of command: Command) -> String {
    self("Type '\(command.form)'.", ja: "'\(command.form)' と入力してください。")
  }

  fileprivate func offBoard(_ name: String) -> String {
    self(
      "\(name) is not on the board. Columns are a to h, rows 1 to 8.",
      ja: "\(name) は盤の外です。列は a〜h、行は 1〜8 です。")
  }

  fileprivate func unknown(_ typed: String, nearest: String?) -> String {
    guard let nearest else {
      return self(
        "'\(typed)' is not a command. Type '?' for a list.",
        ja: "'\(typed)' というコマンドはありません。? で一覧を表示します。")
    }
    return self(
      "'\(typed)' is not a command. Did you mean '\(nearest)'?",
      ja: "'\(typed)' というコマンドはありません。'\(nearest)' ですか？")
  }
}
