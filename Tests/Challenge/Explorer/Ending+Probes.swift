import Adapters
import Domain
import UseCases

extension Ending {
  /// Returns all that is tried on a session, behind which something was awaited earlier.
  func probes(of session: Session, earlier: [Wait]) -> [Probe] {
    let legal = Array(session.game.legalSquares)
    let others = SquareSet.all.filter { !legal.contains($0) }
    let taken = others.first { session.game.board[$0] != nil }
    let empty = others.first { session.game.board[$0] == nil }
    let squares = legal + [taken, empty].compactMap { $0 }
    // Where no pick counts, one square is like another.
    let picks = session.sideToPick == nil ? squares : Array(SquareSet.all)
    var probes = (picks.map { Input.make(.move($0)) } + inputs).map { Probe.input($0) }
    probes += (opened + [session.saved]).map { .input(.open($0)) }
    let reports = squares.map { Report.square($0) } + [.timeIsUp, .failed("it fails")]
    if let wait = session.wait { probes += reports.map { .report($0, after: wait) } }
    // Whatever is not awaited now is late.
    for wait in earlier + strange(session) where wait != session.wait {
      if case .disk = wait {
        probes.append(.report(.timeIsUp, after: wait))
      } else {
        probes.append(.report(reports[0], after: wait))
      }
    }
    return probes
  }

  /// Waits that are like the one of a session, and not the same.
  private func strange(_ session: Session) -> [Wait] {
    let level = session.game.turn.map { session.modes.level(of: $0) } ?? .random
    let levels = [level, Level.all[9]]
    let games = [session.record, Record(start: session.game), Record()]
    let last = session.record.lastMove
    return levels.flatMap { level in games.map { .thought(on: $0, at: level) } }
      + (last.map { [.disk($0.square, of: $0)] } ?? [])
  }

  /// What a person can do but pick a square.
  private var inputs: [Input] {
    [.make(.pass), .finishAnimation, .askReset, .again, .answer(.ok), .answer(.cancel)]
      + dark.map { .setMode(.dark, $0) } + light.map { .setMode(.light, $0) }
  }

  /// The games that are opened, between two computers: one line of play, step by step.
  private var opened: [SavedGame] {
    let modes = Modes(dark: .computer(.random), light: .computer(.random))
    var record = Record(start: game)
    var records = [record]
    while records.count <= steps {
      let square = record.game.legalSquares.first
      guard record.make(square.map { .move($0) } ?? .pass) else { break }
      records.append(record)
    }
    return records.map { SavedGame(record: $0, modes: modes) }
  }

  /// The ways to begin again after a kill.
  var restarts: [Probe] {
    [
      .restart(isNew: false, dark: nil, light: nil),
      .restart(isNew: false, dark: .computer, light: nil),
      .restart(isNew: false, dark: nil, light: .manual),
      .restart(isNew: true, dark: nil, light: nil),
      .restart(isNew: true, dark: .manual, light: .computer),
      .restart(isNew: false, isSaved: false, dark: nil, light: nil),
      .restart(isNew: false, isSaved: false, dark: nil, light: .computer),
      .restart(isNew: true, isSaved: false, dark: nil, light: nil),
    ]
  }
}
