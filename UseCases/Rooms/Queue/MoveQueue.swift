import Domain
import UseCases

/// Use case: queues moves and plays them in turn (R12).
public enum MoveQueue: Taker, Ender {
  /// The capacity of the queue, enough for any game's moves and passes.
  static let mostMoves = 120

  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    switch input {
    case .queue(let moves): queue(moves, in: &table, ports)
    // A pass that is due is played at once, even if moves are queued.
    case .play(.pass) where table.sideToPass != nil: nil
    case .play(let step) where table.isTooEarly: queue([.alone(step)], in: &table, ports)
    case .clearQueue: drop(in: &table, ports)
    default: nil
    }
  }

  /// Appends moves to the queue and stops any analysis.
  ///
  /// Ignored while a question is open.
  static func queue(
    _ moves: [QueuedMove], in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    if let reason = table.reasonOfQuestion { return .ignored(reason) }
    guard !moves.isEmpty else { return .ignored(.nothingToAnswer) }
    guard table.queued.count + moves.count <= mostMoves else {
      return .ignored(.tooManyQueued(most: mostMoves))
    }
    let before = table
    if table.isAnalyzing { table.request = nil }
    table.queued += moves
    table.tell(.queue(.queued), since: before, ports)
    return .accepted
  }

  private static func drop(in table: inout Table, _ ports: Table.Ports) -> Table.Outcome {
    guard !table.queued.isEmpty else { return .ignored(.nothingToAnswer) }
    let before = table
    table.queued = []
    table.settle(since: before, ports)
    return .accepted
  }

  /// Removes a played step from the queue, or clears the queue (R12.4, R12.6).
  ///
  /// Removes the next step if it is the played pass or, in a transcript, the computer's move.
  /// Clears the queue after an undo, a redo, a new game, or a mode change.
  static func end(in table: inout Table, after change: Change) -> Ended? {
    let queued = change.before.queued
    guard !queued.isEmpty else { return nil }
    if table.queued == queued {
      if let step = change.step {
        let isOpponents = change.before.thinkingSide != nil
        if isOpponents || !step.isMove { table.crossOut(step) }
        return nil
      }
      if change.isMoved || change.isModeSet { table.queued = [] }
    }
    return table.queued.isEmpty ? .after(.queue(.notPlayed(queued))) : nil
  }
}

extension Table {
  /// Plays the queued moves that are due.
  ///
  /// Dismisses a pass before a transcript's move. A refused move drops the moves behind it.
  mutating func playQueued(_ ports: Ports) {
    while let next = nextQueued {
      if sideToPass != nil {
        // This also removes a queued pass. A transcript's move stays next.
        _ = PlayGame.take(.make(.pass), in: &self, ports)
      } else {
        queued.removeFirst()
        play(next, ports)
      }
    }
  }

  /// Plays a move from the queue, or presents its refusal.
  private mutating func play(_ move: QueuedMove, _ ports: Ports) {
    var outcome: Outcome?
    // The coach skips transcripts, because the player has already considered their moves.
    if case .alone(.move(let square)) = move { outcome = Coach.look(at: square, in: &self, ports) }
    outcome = outcome ?? PlayGame.take(.make(move.step), in: &self, ports)
    guard case .ignored(let reason) = outcome else {
      // A player who pastes a game does not want to watch its disks flip.
      if case .ofTranscript = move { _ = PlayGame.take(.finishAnimation, in: &self, ports) }
      return
    }
    let rest = queued
    queued = []
    tell(.queue(.refused(move, reason, dropping: rest)), ports)
  }

  /// True if a move entered now must wait (R12.3).
  ///
  /// Moves that are already waiting hold it up. In a game with a human, so does a flipping disk or
  /// a thinking computer.
  fileprivate var isTooEarly: Bool {
    guard question == nil, review == nil else { return false }
    return isBusy && modes.hasHuman || !waiting.isEmpty
  }

  /// True while a disk flips or a computer thinks about its move.
  ///
  /// Advice does not count, because the player can move meanwhile (R9.6).
  private var isBusy: Bool { review == nil && session.wait != nil }

  /// The queued move to play now, or `nil` if none is due.
  ///
  /// A single square waits until the player dismisses a pass.
  var nextQueued: QueuedMove? {
    guard let next = queued.first, question == nil, review == nil, !isBusy, !isWatching
    else { return nil }
    if sideToPass != nil, case .alone(.move) = next { return nil }
    return next
  }

  /// Removes the next queued step if the played step takes its place.
  fileprivate mutating func crossOut(_ step: Record.Step) {
    switch queued.first {
    case .ofTranscript(step, number: _): queued.removeFirst()
    case .alone(.pass) where step == .pass: queued.removeFirst()
    case .alone, .ofTranscript, nil: break
    }
  }
}
