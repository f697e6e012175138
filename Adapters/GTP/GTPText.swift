import Adapters
import Domain
import RoomAdapters
import Rooms

/// What GTP says about a game.
enum GTPText {
  /// Returns the lead of the winner, such as `B+12`, or `0`; nil before the end.
  ///
  /// It is counted as in tournaments.
  static func score(of game: Game) -> String? {
    guard let score = game.result?.score else { return nil }
    guard score != 0 else { return "0" }
    return "\(score > 0 ? "B" : "W")+\(abs(score))"
  }
}
