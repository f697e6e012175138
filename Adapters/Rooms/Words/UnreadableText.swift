package import Adapters
import Domain
package import Notations

/// The reasons why a file cannot be read as a game.
extension GameText {
  /// Returns the reason why a file does not contain the requested game.
  package func problem(_ problem: GivenFile.Problem, of file: String) -> String {
    switch problem {
    case .missing(let number, let count):
      return language(
        "\(file) has no game \(number); it has \(count == 1 ? "1 game" : "\(count) games")",
        ja: "\(file) に\(number)局目はありません (全\(count)局)")
    case .savedGame(let flaw):
      let reason = self.problem(flaw)
      return language("cannot read \(file): \(reason)", ja: "\(file) を読めません (\(reason))")
    case .game(let problem): return self.problem(problem, of: file)
    }
  }

  private func problem(_ problem: GameFileError, of file: String) -> String {
    switch problem {
    case .inSGF:
      language("\(file) is in SGF, which is not supported", ja: "\(file) は SGF です。SGF は読めません。")
    case .noMoves: language("\(file) has no moves", ja: "\(file) には着手がありません。")
    case .noMove(let word, let number, let line):
      place(file, line) + noMove(word.shortened, number: number)
    case .notLegal(let move, let number, let line):
      place(file, line)
        + language(
          "\(move) (move \(number)) is not legal", ja: "\(number)手目 \(move) はルール上打てない手です。")
    }
  }

  private func place(_ file: String, _ line: Int) -> String {
    language("\(file), line \(line): ", ja: "\(file) の\(line)行目: ")
  }
}
