import Adapters
import Domain
import UseCases

extension Explorer {
  /// Returns the probes for a session, some of whose earlier waits are given.
  func probes(of session: Session, earlier: [Wait]) -> [Probe] {
    let legal = Array(session.game.legalSquares)
    let others = SquareSet.all.filter { !legal.contains($0) }
    let taken = others.first { session.game.board[$0] != nil }
    let empty = others.first { session.game.board[$0] == nil }
    let squares = legal + [taken, empty].compactMap { $0 }
    // Where no pick counts, one square is like another.
    let picks = session.sideToPick == nil ? squares : Array(SquareSet.all)
    let inputs = picks.map { Input.pick($0) } + self.inputs + [.open(session.saved)]
    var probes = inputs.map { Probe.input($0) }
    let reports = squares.map { Report.square($0) } + [.timeIsUp, .failed("it fails")]
    if let wait = session.wait { probes += reports.map { .report($0, after: wait) } }
    // A wait that is not the current one is late.
    for wait in earlier + strange(session) where wait != session.wait {
      if case .disk = wait {
        probes.append(.report(.timeIsUp, after: wait))
      } else {
        probes.append(.report(reports[0], after: wait))
      }
    }
    return probes
  }

  /// Returns waits that resemble the one of a session.
  private func strange(_ session: Session) -> [Wait] {
    let last = session.record.lastMove
    return [.thought(on: session.game), .thought(on: Game())]
      + (last.map { [.disk($0.square, of: $0)] } ?? [])
  }

  /// The inputs that are possible at any time.
  private var inputs: [Input] {
    let modes = [Mode.manual, .computer].flatMap { mode in
      Disk.sides.map { Input.setMode($0, mode) }
    }
    return [.dismissPass, .finishAnimation, .askReset, .answer(.ok), .answer(.cancel)]
      + modes + opened.map { .open($0) }
  }

  /// The games to open, between two computers: one line of play, step by step.
  private var opened: [SavedGame] {
    let modes = BySide(dark: Mode.computer, light: .computer)
    var record = Record(start: game)
    var records = [record]
    while records.count <= ending.steps {
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
