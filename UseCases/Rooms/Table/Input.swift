public import Domain
public import UseCases

extension Table {
  /// What a person can do at a table, whatever the front.
  public enum Input: Hashable, Sendable {
    /// Makes a step now or not at all: picks a square, or dismisses the pass that is up.
    case make(Record.Step)
    /// Shows the rest of a move at once.
    case finishShowing
    /// Asks for a reset.
    case askReset
    /// Answers the question that is up.
    case answer(UseCases.Question.Answer)
    /// Starts another game with the same players, or asks first before the end.
    case again
    /// Hands a side over, and starts another game, or asks first before the end.
    case againWith(Disk, ModeChoice)
    /// Sets the mode of a side.
    case setMode(Disk, ModeChoice)
    /// Takes moves back, to so many moments at which a person was to pick.
    case undo(Int)
    /// Makes moves again that were taken back.
    case redo(Int)
    /// Goes to a moment of the game, to look at it.
    case go(LookBack.Moment)
    /// Plays a move or a pass or, if it is only too early for that, plans it.
    case play(Record.Step)
    /// Plans moves.
    case plan([PlannedMove])
    /// Drops all planned moves.
    case dropPlanned
    /// Asks a computer for advice.
    case ask(Advice.Request)
    /// Has values kept up as the game goes on, or no longer.
    case keepValues(Bool)
    /// Has a computer judge the moves so far.
    case analyze
    /// Ends the analysis.
    case stopAnalysis
    /// Begins a lesson about the mistakes of one side or, if none is named, of those who learn.
    case learn(Disk?)
    /// Has a coach look at what is picked, or no longer.
    case coach(Bool)
  }

  /// Hands an input to the first room that takes it; then planned moves whose turn it is are played.
  @discardableResult
  public mutating func take(_ input: Input, _ ports: Ports) -> Outcome {
    let outcome = handOn(input, ports)
    playPlanned(ports)
    return outcome
  }

  /// Hands an input to the first room that takes it.
  mutating func handOn(_ input: Input, _ ports: Ports) -> Outcome {
    for room in Self.takers {
      if let outcome = room.take(input, in: &self, ports) { return outcome }
    }
    return .ignored(.nothingToAnswer)
  }
}
