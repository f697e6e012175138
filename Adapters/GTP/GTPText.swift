package import Domain

/// What GTP says about a game.
package enum GTPText {
  /// Returns the lead of the winner, such as `B+12`, or `0`; nil before the end.
  ///
  /// As in tournaments, squares that stay empty count for the winner.
  package static func score(of game: Game) -> String? {
    guard case .over(let winner) = game.status else { return nil }
    guard let winner else { return "0" }
    let letter = winner == .dark ? "B" : "W"
    let lead = 64 - 2 * game.board.count(of: winner.flipped)
    return "\(letter)+\(lead)"
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
