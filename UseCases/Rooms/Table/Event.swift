public import Domain
public import UseCases

extension Table {
  /// An event at a table.
  ///
  /// Large cases are indirect to keep frequent cases small.
  public enum Event: Hashable, Sendable {
    /// A game was started or resumed.
    indirect case started(Origin)
    /// An event from the game itself.
    case game(UseCases.Event)
    /// These steps, in playing order, were undone.
    case undone([Record.Step])
    /// Undone steps were redone.
    case redone([Record.Step])
    /// The viewed position changed.
    case reviewed
    indirect case queue(QueueEvent)
    indirect case advice(AdviceEvent)
    indirect case lesson(LessonEvent)
    case coach(CoachEvent)

    /// The source of a game.
    public enum Origin: Hashable, Sendable {
      case new
      case resumed
      /// A game that the player provided.
      case given
      /// A replacement for a saved game that could not be loaded.
      case instead(of: LoadFailure)
    }
  }
}
