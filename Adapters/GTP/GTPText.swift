import Adapters
package import Domain

/// What GTP says about a game.
package enum GTPText {
  /// Returns the lead of the winner, such as `B+12`, or `0`; nil before the end.
  ///
  /// It is counted as in tournaments.
  package static func score(of game: Game) -> String? {
    guard let score = game.result?.score else { return nil }
    guard score != 0 else { return "0" }
    return "\(score > 0 ? "B" : "W")+\(abs(score))"
  }

  /// Returns the board in a drawing whose rows bear their numbers, with `x`, `o` and other symbols
  /// for empty squares; nil if there is none that can be read.
  package static func board(in drawing: [String]) -> Board? {
    let rows = drawing.filter { $0.first.map("12345678".contains) == true }.sorted()
    return try? Board(
      rows: rows.map { row in
        let symbols = row.lowercased().filter { "xo-.+*".contains($0) }
        return String(symbols.map { "xo".contains($0) ? $0 : "-" })
      })
  }
}
