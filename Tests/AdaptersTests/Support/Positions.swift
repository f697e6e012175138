import Adapters
import Domain
import UseCases

/// Returns the saved game with a header such as `x01`, and the rows that are not empty by their
/// numbers; without rows, on the board of the start.
func saved(_ header: String, _ rows: [Int: String] = [:]) throws -> SavedGame {
  let board =
    rows.isEmpty
    ? Board().description
    : (1...8).map { rows[$0] ?? "--------" }.joined(separator: "\n")
  return try SavedGameText.decode(Array("\(header)\n\(board)\n".utf8))
}

/// Small boards near their end.
enum Ending {
  /// Dark wins by c1.
  static let darkWins = [1: "xo------"]
  /// Light wins by c1.
  static let lightWins = [1: "ox------"]
  /// Dark ties by c1.
  static let tie = [1: "xo------", 8: "-----ooo"]
  /// Dark has won.
  static let over = [1: "xxx-----"]
  /// Dark cannot move, light can, twice: c1 and c8.
  static let lightOnly = [1: "ox------", 8: "ox------"]
  /// Light cannot move, dark can, twice: c1 and c8.
  static let darkOnly = [1: "xo------", 8: "xo------"]
}
