import Adapters
import Domain
import RoomAdapters
import Rooms

/// GTP text about a game.
enum GTPText {
  /// Returns the tournament score, such as `B+12` or `0`, or `nil` before the game ends.
  static func score(of game: Game) -> String? {
    guard let score = game.result?.score else { return nil }
    guard score != 0 else { return "0" }
    return "\(score > 0 ? "B" : "W")+\(abs(score))"
  }
}
