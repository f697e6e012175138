package import Domain

/// A game that is over, and those who played it when it ended (R7.12).
package struct FinishedGame: Hashable, Sendable {
  /// The game with its steps.
  package let record: Record
  /// Who has played it.
  package let players: Modes

  /// The level that the only person has played against, and the lead of the person, less than zero
  /// after a loss; nil for a game of others.
  var match: (level: Level, lead: Int)? {
    guard let person = players.onlyPerson, case .computer(let level) = players[person.flipped]
    else { return nil }
    let board = record.game.board
    return (level, board.count(of: person) - board.count(of: person.flipped))
  }

  /// How many of them a run knows.
  static let most = 10

  /// Returns the games that are over among those that a repository keeps; none if they cannot be
  /// read.
  fileprivate static func kept(in repository: any GameRepository) -> [FinishedGame] {
    let kept = (try? repository.keptGames(last: most)) ?? []
    return kept.filter { $0.record.game.turn == nil }.map { game in
      FinishedGame(record: game.record, players: game.modes)
    }
  }
}

extension Session {
  /// Begins with the games that are kept and over, and with this one if it is.
  mutating func recallEnds(from repository: any GameRepository) {
    run.finished = FinishedGame.kept(in: repository)
    noteEnd()
  }

  /// Notes a game that is over with those who play it, unless it is known.
  mutating func noteEnd() {
    guard game.turn == nil, !run.finished.contains(where: { $0.record == record }) else { return }
    let game = FinishedGame(record: record, players: modes)
    run.finished = (run.finished + [game]).suffix(FinishedGame.most)
  }

  /// The level that the only person has played against in a game that is over, and the leads of the
  /// person in the latest games against it, this one first; nil for other games, and if another
  /// level plays since.
  public var resultsAgainstLevel: (level: Level, leads: [Int])? {
    guard case .over = phase else { return nil }
    let played = FinishedGame(record: record, players: modes)
    let ended = run.finished.last { $0.record == record } ?? played
    guard let level = ended.match?.level, played.match?.level == level else { return nil }
    let before = run.finished.prefix { $0.record != record }
    let matches = ([ended] + before.reversed()).compactMap(\.match)
    return (level, matches.filter { $0.level == level }.map(\.lead))
  }
}
