import Adapters
import Domain
import Notations
package import Rooms
package import UseCases

/// The list of archived games.
extension GameText {
  /// Returns the latest archived games, newest last, and the wins against each level.
  package func games(_ kept: Result<[ArchivedGame]?, LoadFailure>) -> [String] {
    switch kept {
    case .success(let games?) where !games.isEmpty:
      let wins = Level.all.compactMap { Wins(against: $0, in: games) }.map(wins)
      return rows(games.suffix(10)) + wins.map { language.sentence($0) }
    case .success(.some): return [language("no past games yet", ja: "対局の記録はまだありません。")]
    case .success(nil):
      return [
        language(
          "no record of past games: this game is not being saved", ja: "今回は対局を記録しません。")
      ]
    case .failure(.unreadable(let detail)), .failure(.foreign(let detail)),
      .failure(.setAside(let detail, name: _)), .failure(.stuck(let detail, because: _)):
      let why = words(detail)
      return [language("cannot read the past games: \(why)", ja: "対局を読めません (\(why))")]
    }
  }

  private func rows(_ games: ArraySlice<ArchivedGame>) -> [String] {
    let rows = games.map { game in
      let number = game.number.map { ["\($0)"] } ?? []
      return number + [game.date, players(game), result(game), length(game)]
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    return rows.map { row in
      let number = String(repeating: " ", count: widths[0] - row[0].columns) + row[0]
      let cells = zip(row, widths).dropFirst().dropLast().map { $0.padded(to: $1) }
      return ([number] + cells + row.suffix(1)).joined(separator: "  ")
    }
  }

  private func players(_ game: ArchivedGame) -> String {
    let names = Disk.sides.map { side in
      guard game.players[side] == .manual else { return shortMode(game.players[side]) }
      return game.players.soleHumanSide == nil
        ? language("human", ja: "人") : language("you", ja: "あなた")
    }
    return names.joined(separator: " - ")
  }

  /// Returns the result, for the only human or the winner, with both disk counts.
  private func result(_ game: ArchivedGame) -> String {
    let board = game.record.game.board
    let counts = "\(board.count(of: .dark)):\(board.count(of: .light))"
    guard let result = game.record.game.result else {
      return language("unfinished \(counts)", ja: "途中 \(counts)")
    }
    guard let winner = result.winner else {
      return language("tied \(counts)", ja: "引き分け \(counts)")
    }
    guard let human = game.players.soleHumanSide else {
      return language("\(name(winner)) won \(counts)", ja: "\(name(winner))の勝ち \(counts)")
    }
    let word = human == winner ? language("won", ja: "勝ち") : language("lost", ja: "負け")
    return "\(word) \(counts)"
  }

  private func length(_ game: ArchivedGame) -> String {
    let count = game.record.steps.count { $0.isMove }
    return language(count == 1 ? "1 move" : "\(count) moves", ja: "\(count)手")
  }
}
