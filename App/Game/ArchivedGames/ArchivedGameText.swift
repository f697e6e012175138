import Domain
package import Front
import Notations
import UseCases

/// The line for an archived game (C5.28).
///
/// Tabs separate the date, the players (Black first), the result, and the moves.
package enum ArchivedGameText {
  private static let dateLength = "2026-11-26".utf8.count

  /// Returns the line for a game, without a line ending.
  package static func encode(_ game: KeptGame, on date: String) -> String {
    let players = "(\(name(of: game.players[.dark])) - \(name(of: game.players[.light])))"
    return [date, players, result(of: game.record), "\(game.record)"].joined(separator: "\t")
  }

  /// Returns the most recent games in the text, newest last.
  ///
  /// Skips invalid lines but counts them. If `isNumbered` is true, `bytes` must be the whole text,
  /// because line numbers become game numbers.
  package static func decode(
    _ bytes: ArraySlice<UInt8>, last count: Int, isNumbered: Bool
  ) -> [ArchivedGame] {
    let lines = TextLines(bytes).filter(\.hasWords)
    var games: [ArchivedGame] = []
    for (index, line) in lines.enumerated().reversed() where games.count < count {
      if let game = game(of: line.bytes, number: isNumbered ? index + 1 : nil) {
        games.append(game)
      }
    }
    return games.reversed()
  }

  private static func game(of line: ArraySlice<UInt8>, number: Int?) -> ArchivedGame? {
    let fields = String(decoding: line, as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4, fields[0].utf8.count == dateLength,
      let found = try? GamesText(fields[3].utf8).game(), result(of: found) == fields[2]
    else { return nil }
    let players = fields[1].dropFirst().dropLast().split(separator: " - ").map(player)
    guard players.count == 2 else { return nil }
    let game = KeptGame(found, players: BySide(dark: players[0], light: players[1]))
    return ArchivedGame(number: number, date: fields[0], game)
  }

  /// Returns both disk counts, or `*` for an unfinished game.
  private static func result(of record: Record) -> String {
    guard let result = record.game.result else { return "*" }
    return "\(result.dark)-\(result.light)"
  }

  /// Returns the English name of a player.
  private static func name(of player: Player) -> String {
    guard case .computer(let level) = player else { return "manual" }
    return level.number == 0 ? "computer" : "computer \(level)"
  }

  /// Returns the player with a given name, or a human for an unknown name.
  private static func player(_ name: Substring) -> Player {
    Level.all.map(Player.computer).first { self.name(of: $0) == name } ?? .human
  }
}
