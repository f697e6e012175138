public import Domain
public import UseCases

extension Table {
  /// An input of the player, in any front end.
  public enum Input: Hashable, Sendable {
    /// Plays a step now or not at all: places a disk, or dismisses a pass.
    case make(Record.Step)
    /// Flips the remaining disks at once.
    case finishShowing
    case askReset
    case answer(UseCases.Question.Answer)
    /// Starts another game with the same players, asking first before the end.
    case again
    /// Hands a side over and starts another game, asking first before the end.
    case againWith(Disk, ModeChoice)
    case setMode(Disk, ModeChoice)
    /// Undoes moves back to a human's turn, by this number of such turns.
    case undo(Int)
    /// Redoes moves up to a human's turn, by this number of such turns.
    case redo(Int)
    case go(ReviewGame.Destination)
    /// Plays a step, or queues it if it is only too early.
    case play(Record.Step)
    case queue([QueuedMove])
    case clearQueue
    case ask(Advice.Request)
    /// Switches values on or off.
    case showValues(Bool)
    case analyze
    case stopAnalysis
    /// Starts a lesson about one side's mistakes or, with `nil`, the learners'.
    case learn(Disk?)
    /// Switches the coach on or off.
    case coach(Bool)
  }

  /// Passes an input to the first room that takes it.
  ///
  /// Then plays the queued moves whose turn it is.
  @discardableResult
  public mutating func take(_ input: Input, _ ports: Ports) -> Outcome {
    let outcome = handOn(input, ports)
    playPlanned(ports)
    return outcome
  }

  mutating func handOn(_ input: Input, _ ports: Ports) -> Outcome {
    for room in Self.takers {
      if let outcome = room.take(input, in: &self, ports) { return outcome }
    }
    return .ignored(.nothingToAnswer)
  }
}
