public import Domain
public import UseCases

extension Table {
  /// Something that has happened, and that a player may notice, by the room in which it has.
  ///
  /// The cases that hold much are indirect, so that those of each move stay small.
  public enum Event: Hashable, Sendable {
    /// A game has been put on the table.
    indirect case started(Origin)
    /// Something has happened in the game.
    case game(UseCases.Event)
    /// Steps were taken back, given in the order in which they were made.
    case tookBack([Record.Step])
    /// Steps that were taken back were made again.
    case redone([Record.Step])
    /// Another moment is seen, or the present again; the table knows which.
    case looked
    /// Planned moves have come, or have gone.
    indirect case plan(PlanEvent)
    /// Advice, values or an analysis have come, or are awaited.
    indirect case advice(AdviceEvent)
    /// Something has happened in a lesson.
    indirect case lesson(LessonEvent)
    /// Something has happened with the coach.
    case coach(CoachEvent)

    /// Where a game comes from.
    public enum Origin: Hashable, Sendable {
      /// A new game.
      case new
      /// The saved game.
      case resumed
      /// A game that the user gave.
      case given
      /// Another game than the saved one, because that could not be loaded.
      case instead(of: LoadFailure)
    }
  }
}
