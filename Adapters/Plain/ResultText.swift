import Domain
package import UseCases

/// How a game has ended, or how it stands, in one line for another program (C4.8).
package enum ResultText {
  /// Returns the winner, the disks of both sides, and the record, with tabs between; then the
  /// position in which the record begins, unless that is the start.
  ///
  /// A move whose disks are still turning counts as a whole.
  package static func line(_ session: Session) -> String {
    let (game, record) = (session.game, session.record)
    let winner = game.turn == nil ? game.board.leader?.description ?? "-" : "*"
    let fields = [winner] + Disk.sides.map { "\(game.board.count(of: $0))" }
    let start = record.start == Game() ? [] : [PositionText.encode(record.start)]
    return (fields + ["\(record)"] + start).joined(separator: "\t")
  }
}
