import Domain
import UseCases

/// The end of a game: how it ended, and who won.
struct Ending: Hashable {
  /// The disks as they were counted.
  fileprivate let result: Game.Result
  /// The side of the player who has played it alone against a computer, or `nil`.
  let you: Disk?

  /// Creates the end of a game, or returns `nil` if it has none.
  init?(_ game: KeptGame) {
    self.init(game.record.game, you: game.players.soleHuman)
  }

  /// Creates the end of a game that is over in a position, or returns `nil`.
  init?(_ game: Game, you: Disk?) {
    guard let result = game.result else { return nil }
    self.result = result
    self.you = you
  }

  /// The winner, or `nil` if tied.
  var winner: Disk? { result.winner }
}

extension Model {
  /// The end of the game, or `nil` while it is under way.
  ///
  /// Another mode after the end does not change who has played.
  var ending: Ending? {
    Ending(gameAsPlayed)
  }

  /// The end of the game once its last disks have flipped, or `nil`.
  var shownEnding: Ending? {
    if case .over = session.phase { ending } else { nil }
  }
}

extension Language {
  /// Returns the result with the winner's count first.
  func result(_ ending: Ending) -> String {
    let most = max(ending.result.dark, ending.result.light)
    let least = min(ending.result.dark, ending.result.light)
    guard let winner = ending.winner else {
      return self("Tied, \(most) to \(least).", ja: "\(most)対\(least)で引き分けです。")
    }
    guard let you = ending.you else {
      return self(
        "\(name(winner)) won, \(most) to \(least).", ja: "\(most)対\(least)で\(name(winner))の勝ちです。")
    }
    return winner == you
      ? self("You won, \(most) to \(least).", ja: "\(most)対\(least)であなたの勝ちです。")
      : self("You lost, \(least) to \(most).", ja: "\(least)対\(most)であなたの負けです。")
  }

  /// Returns the result for a window without room for the sentence.
  func briefResult(_ ending: Ending) -> String {
    guard let winner = ending.winner else { return self("tied", ja: "引き分け") }
    guard let you = ending.you else { return self("\(name(winner)) won", ja: "\(name(winner))の勝ち") }
    return winner == you ? self("you won", ja: "勝ち") : self("you lost", ja: "負け")
  }
}
