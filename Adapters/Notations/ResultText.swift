import Domain

/// How a game has ended, or how it stands, in the first fields of its line (C5.28).
enum ResultText {
  /// Returns the winner, the disks of both sides, the moves, and the position in which the record
  /// begins, which is empty if that is the start.
  static func fields(of record: Record) -> [String] {
    let game = record.game
    let winner = game.result.map { $0.winner?.description ?? "-" }
    return [
      winner ?? "*", "\(game.board.count(of: .dark))", "\(game.board.count(of: .light))",
      "\(record)", record.start == Game() ? "" : PositionText.encode(record.start),
    ]
  }
}
