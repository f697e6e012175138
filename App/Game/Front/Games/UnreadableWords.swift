import Adapters
package import Notations
import TerminalInput
import UseCases

/// The reasons why a file cannot be read as a game.
extension Language {
  /// Returns the reason why a file does not contain the wanted game.
  package func problem(_ problem: GivenFile.Problem, of file: String) -> String {
    switch problem {
    case .missing(let number, let count):
      let games = count == 1 ? "1 game" : "\(count) games"
      return self(
        "\(file) has no game \(number), only \(games).",
        ja: "\(file) に\(number)局目はありません (全\(count)局)。")
    case .savedGame(let error):
      return self("\(file) cannot be read: \(error.text).", ja: "\(file) を読めません: \(error.text)。")
    case .game(let error): return self.problem(error, of: file)
    }
  }

  private func problem(_ problem: GameFileError, of file: String) -> String {
    switch problem {
    case .inSGF: self("\(file) is in SGF, which is not read.", ja: "\(file) は SGF です。SGF は読めません。")
    case .noMoves: self("\(file) has no moves.", ja: "\(file) には手がありません。")
    case .noMove(let word, let number, let line):
      self(
        "\(file), line \(line): \(word.shortened) is not a move (move \(number)).",
        ja: "\(file) の\(line)行目: \(number)手目の \(word.shortened) は手ではありません。")
    case .notLegal(let move, let number, let line):
      self(
        "\(file), line \(line): \(move) is not legal (move \(number)).",
        ja: "\(file) の\(line)行目: \(number)手目の \(move) は打てません。")
    }
  }
}
