package import Domain
public import UseCases

/// How a game has ended, or how it stands, in one line for another program (C4.8).
public enum ResultText {
  /// Returns the winner, the disks of both sides, and the record, with tabs between; then the
  /// position in which the record begins, unless that is the start.
  ///
  /// A move whose disks are still turning counts as a whole.
  public static func line(_ session: Session) -> String {
    var fields = fields(of: session.record)
    if fields.last == "" { fields.removeLast() }
    return fields.joined(separator: "\t")
  }

  /// Returns the five fields of a result; the last one, for the position in which the record
  /// begins, is empty if that is the start.
  package static func fields(of record: Record) -> [String] {
    let game = record.game
    let winner = game.result.map { $0.winner?.description ?? "-" }
    return [
      winner ?? "*", "\(game.board.count(of: .dark))", "\(game.board.count(of: .light))",
      "\(record)", record.start == Game() ? "" : PositionText.encode(record.start),
    ]
  }
}
