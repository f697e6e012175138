import Domain
import Rooms
import UseCases

/// Queued moves (R12).
extension PaperSession {
  /// Queues moves, or tries them in an earlier position (R13.9).
  mutating func queue(_ moves: [QueuedMove]) -> Table.Outcome {
    if let reasonOfQuestion { return .ignored(reasonOfQuestion) }
    guard let first = moves.first else { return .ignored(.nothingToAnswer) }
    if lesson != nil { return make(first.step) }
    if look != nil { return tryOut(moves) }
    guard queued.count + moves.count <= 120 else { return .ignored(.tooManyQueued(most: 120)) }
    let isStopped = analysis != nil
    analysis = nil
    queued += moves
    tell(.queue(.queued), stopping: isStopped)
    return .accepted
  }

  /// Plays a step, or queues it if it comes too early.
  ///
  /// A pass that is due is dismissed at once (R12.3).
  mutating func play(_ step: Record.Step) -> Table.Outcome {
    if step == .pass, sideToPass != nil { return make(step) }
    if case .play(let square) = question, case .move(let next) = step,
      game.legalSquares.contains(next)
    {
      if next == square { return answer(.ok) }
      _ = answer(.cancel)
    }
    if queued.isEmpty, let square = isShown(step) {
      show(square)
      return .accepted
    }
    let isTooEarly = !waiting.isEmpty || isHeld && players.hasHuman
    guard isTooEarly, question == nil, look == nil else { return make(step) }
    return queue([.alone(step)])
  }

  mutating func clearQueue() -> Table.Outcome {
    guard !waiting.isEmpty else { return .ignored(.nothingToAnswer) }
    let dropped = waiting
    (looksAt, queued) = (nil, [])
    tell(.queue(.notPlayed(dropped)))
    return .accepted
  }

  /// True while a flipping disk or a thinking computer holds up the queue (R12.2).
  private var isHeld: Bool { shown != nil || thinkingSide != nil }

  /// The queued move to play now, if any.
  ///
  /// A single square waits until the player dismisses a pass (R12.4).
  var nextQueued: QueuedMove? {
    guard let first = queued.first, question == nil, look == nil, !isHeld else { return nil }
    if sideToPass != nil, case .alone(.move) = first { return nil }
    return looksAt == nil ? first : nil
  }

  /// Plays the next queued move.
  ///
  /// If the move is refused, an event reports it with the moves behind it (R12.5).
  mutating func play(queued move: QueuedMove) {
    // A transcript may leave out the pass before a move (R12.4).
    if sideToPass != nil {
      _ = make(.pass)
      return
    }
    queued.removeFirst()
    if case .alone(let step) = move, let square = isShown(step) { return show(square) }
    let outcome = make(move.step)
    if case .ignored(let reason) = outcome {
      tell(.queue(.refused(move, reason, dropping: takeQueued())))
    } else if case .ofTranscript = move {
      finishAnimation()
    }
  }

  /// Removes the first queued step if it was just made another way (R12.4).
  ///
  /// The step is a pass, or a transcript's move that the opponent made.
  mutating func crossOut(_ step: Record.Step) {
    guard let first = queued.first, first.step == step else { return }
    if step != .pass, first == .alone(step) { return }
    queued.removeFirst()
  }
}
