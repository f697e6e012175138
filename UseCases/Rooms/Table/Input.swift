public import Domain
public import UseCases

extension Table {
  /// A player's input from any front end.
  public enum Input: Hashable, Sendable {
    /// Plays a step immediately, without queueing it.
    case make(Record.Step)
    /// Flips the remaining disks at once.
    case finishAnimation
    case askReset
    case answer(UseCases.Question.Answer)
    /// Starts another game with the same players, asking first if a game is under way.
    case again
    /// Changes a side's player and starts another game, asking first if necessary.
    case againWith(Disk, ModeChoice)
    case setMode(Disk, ModeChoice)
    /// Undoes moves, going back this number of human turns.
    case undo(Int)
    /// Redoes moves, going forward this number of human turns.
    case redo(Int)
    case go(ReviewGame.Destination)
    /// Plays a step, or queues it if it comes too early.
    case play(Record.Step)
    case queue([QueuedMove])
    case clearQueue
    case ask(Advice.Request)
    /// Switches values on or off.
    case showValues(Bool)
    case analyze
    case stopAnalysis
    /// Starts a lesson about a side's mistakes or, if `nil`, about `Modes.learners`.
    case learn(Disk?)
    /// Switches the coach on or off.
    case coach(Bool)
  }

  /// Passes an input to the first room that handles it.
  ///
  /// Then plays the queued moves that are due.
  @discardableResult
  public mutating func take(_ input: Input, _ ports: Ports) -> Outcome {
    let outcome = handOn(input, ports)
    playQueued(ports)
    return outcome
  }

  mutating func handOn(_ input: Input, _ ports: Ports) -> Outcome {
    for room in Self.takers {
      if let outcome = room.take(input, in: &self, ports) { return outcome }
    }
    return .ignored(.nothingToAnswer)
  }
}
