import Domain
import UseCases

/// Use case: a person plans moves, and each is played as soon as it is its turn (R12).
public enum PlayAhead: Taker, Ender {
  /// How many moves can be planned: a game has no more moves and passes.
  static let mostMoves = 120

  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    switch input {
    case .plan(let moves): plan(moves, in: &table, ports)
    // A pass that answers the one that is up is made at once, whatever is planned.
    case .play(.pass) where table.awaitsPass != nil: nil
    case .play(let step) where table.isTooEarly: plan([.alone(step)], in: &table, ports)
    case .dropPlanned: drop(in: &table, ports)
    default: nil
    }
  }

  /// Plans moves, behind those that are planned already, unless a question is up; an analysis ends.
  static func plan(
    _ moves: [PlannedMove], in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    if let reason = table.reasonOfQuestion { return .ignored(reason) }
    guard !moves.isEmpty else { return .ignored(.nothingToAnswer) }
    guard table.planned.count + moves.count <= mostMoves else {
      return .ignored(.tooManyPlanned(most: mostMoves))
    }
    let before = table
    if table.isAnalyzing { table.request = nil }
    table.planned += moves
    table.tell(.plan(.planned), since: before, ports)
    return .accepted
  }

  /// Drops all planned moves, if there are any.
  private static func drop(in table: inout Table, _ ports: Table.Ports) -> Table.Outcome {
    guard !table.planned.isEmpty else { return .ignored(.nothingToAnswer) }
    let before = table
    table.planned = []
    table.settle(since: before, ports)
    return .accepted
  }

  /// Drops what is planned after a change of steps or players, and crosses out a step that was made:
  /// a pass, or a move of a transcript that the opponent makes (R12.4, R12.6).
  static func end(in table: inout Table, after change: Change) -> Ended? {
    let planned = change.before.planned
    guard !planned.isEmpty else { return nil }
    if table.planned == planned {
      if let step = change.step {
        let isOpponents = change.before.thinkingSide != nil
        if isOpponents || !step.isMove { table.crossOut(step) }
        return nil
      }
      if change.isMoved || change.isModeSet { table.planned = [] }
    }
    return table.planned.isEmpty ? .after(.plan(.notPlayed(planned))) : nil
  }
}

extension Table {
  /// Plays the planned moves whose turn it is or, before one of a transcript, dismisses a pass that
  /// is up.
  ///
  /// If a planned move is refused, those behind it are dropped.
  mutating func playPlanned(_ ports: Ports) {
    while let next = nextPlanned {
      if awaitsPass != nil {
        // That crosses out a planned pass; a move of a transcript stays, and is the next.
        _ = PlayGame.take(.make(.pass), in: &self, ports)
      } else {
        planned.removeFirst()
        play(next, ports)
      }
    }
  }

  /// Plays a move that was planned first, and tells if it is refused.
  private mutating func play(_ move: PlannedMove, _ ports: Ports) {
    var outcome: Outcome?
    // What is played one behind the other has been thought over.
    if case .alone(.move(let square)) = move { outcome = Coach.look(at: square, in: &self, ports) }
    outcome = outcome ?? PlayGame.take(.make(move.step), in: &self, ports)
    guard case .ignored(let reason) = outcome else {
      // Nobody pastes a game to watch its disks.
      if case .ofTranscript = move { _ = PlayGame.take(.finishShowing, in: &self, ports) }
      return
    }
    let rest = planned
    planned = []
    tell(.plan(.refused(move, reason, dropping: rest)), ports)
  }

  /// Whether a person's move is only too early: what it waits for ends by itself, and a person
  /// plays a side (R12.3), or others are planned before it.
  fileprivate var isTooEarly: Bool {
    guard question == nil, look == nil else { return false }
    return isBusy && modes.hasPerson || !waiting.isEmpty
  }

  /// Whether a disk turns, or a computer thinks about its move; advice keeps nobody from moving
  /// (R9.6).
  private var isBusy: Bool { look == nil && session.wait != nil }

  /// The planned move whose turn it is; nil if none is planned, or the first must go on waiting,
  /// such as a square that was planned alone until a person has dismissed a pass.
  var nextPlanned: PlannedMove? {
    guard let next = planned.first, question == nil, look == nil, !isBusy, !isWatching
    else { return nil }
    if awaitsPass != nil, case .alone(.move) = next { return nil }
    return next
  }

  /// Counts the next planned step as made if it is the one that was made.
  fileprivate mutating func crossOut(_ step: Record.Step) {
    switch planned.first {
    case .ofTranscript(step, number: _): planned.removeFirst()
    case .alone(.pass) where step == .pass: planned.removeFirst()
    case .alone, .ofTranscript, nil: break
    }
  }
}
