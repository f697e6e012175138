public import Domain
public import UseCases

extension Table {
  /// An event at a table, by the room it belongs to.
  ///
  /// Large cases are indirect, so that the frequent ones stay small.
  public enum Event: Hashable, Sendable {
    /// A game was put on the table.
    indirect case started(Origin)
    /// An event of the game itself.
    case game(UseCases.Event)
    /// Steps were undone, listed in the order in which they were played.
    case tookBack([Record.Step])
    /// Undone steps were redone.
    case redone([Record.Step])
    /// The viewed position changed.
    case looked
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
      /// Another game, because the saved one could not be loaded.
      case instead(of: LoadFailure)
    }
  }
}
