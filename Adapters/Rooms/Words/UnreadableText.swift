public import Adapters
import Domain
public import Notations

/// Why a text cannot be read as a game.
extension GameText {
  /// Returns why a game of a file cannot be taken.
  package func problem(_ problem: GivenFile.Problem, of file: String) -> String {
    switch problem {
    case .missing(let number, let count):
      return language(
        "there is no game \(number) in \(file), which has \(count)",
        ja: "\(file) に\(number)局目はありません (全\(count)局)")
    case .savedGame(let flaw):
      let reason = self.problem(flaw)
      return language("cannot read \(file): \(reason)", ja: "\(file) を読めません (\(reason))")
    case .game(let problem, let number): return self.problem(problem, of: file, game: number)
    case .transcript(.noTranscript(let word), let flaw):
      let reason = noMove(word)
      let notSaved = flaw.map { " (\(self.problem($0)))" } ?? ""
      return language(
        "\(file) is neither a saved game\(notSaved) nor a transcript (\(reason))",
        ja: "\(file) は保存した対局でも\(notSaved)、手の並びでもありません (\(reason))")
    case .transcript(let problem, _): return self.problem(problem, of: file)
    }
  }

  /// Returns why a game of a text, such as a file of a name, cannot be read.
  ///
  /// - Parameters:
  ///   - problem: what is wrong.
  ///   - file: what the text is called.
  ///   - number: the number of the game in the text, counted from 1.
  public func problem(_ problem: GameProblem, of file: String, game number: Int = 1) -> String {
    let place = place(of: file, game: number)
    switch problem {
    case .inSGF:
      return language(
        "\(file) is in SGF; GGF, transcripts, saved games, and kept games are read",
        ja: "\(file) は SGF です。読めるのは GGF、手の並び、保存した対局、残した対局です")
    case .notOthello:
      return language(
        "game \(number) of \(file) is not a game of Othello",
        ja: "\(file) の\(number)局目はオセロの対局ではありません"
      )
    case .property(let property):
      return language(
        "cannot read \(property.shortened) of \(place)",
        ja: "\(place) の \(property.shortened) を読めません")
    case .move(let move, let number): return illegal(move, number, of: place)
    case .brokenOff:
      return language("cannot read the end of \(place)", ja: "\(place) の終わりを読めません")
    }
  }

  /// Returns why a text, such as a file of a name, cannot be read as a transcript.
  public func problem(_ problem: TranscriptGames.Problem, of file: String) -> String {
    switch problem {
    case .noTranscript(let word):
      let reason = noMove(word)
      return language(
        "\(file) is no transcript (\(reason))", ja: "\(file) は手の並びではありません (\(reason))")
    case .move(let move, let number, let game):
      return illegal(move, number, of: place(of: file, game: game))
    }
  }

  /// Returns that a word is no move, or that there is none.
  public func noMove(_ word: String) -> String {
    word.isEmpty
      ? language("no move", ja: "手がありません")
      : language("'\(word.shortened)' is no move", ja: "'\(word.shortened)' は手ではありません")
  }

  private func place(of file: String, game number: Int) -> String {
    number == 1 ? file : language("game \(number) of \(file)", ja: "\(file) の\(number)局目")
  }

  private func illegal(_ move: String, _ number: Int, of place: String) -> String {
    language(
      "move \(number) of \(place), \(move.shortened), is not legal",
      ja: "\(place) の\(number)手目 \(move.shortened) は正しい手ではありません")
  }
}
