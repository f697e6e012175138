/// Something that has happened to a session and that a player may notice, by its subject: a front
/// that draws the game alone handles what happens on the board.
///
/// The cases that hold much are indirect, so that those of each move stay small.
public enum Event: Hashable, Sendable {
  /// The session has started.
  indirect case started(Origin)
  /// Something has happened on the board.
  case play(PlayEvent)
  /// The mode of a side or what belongs to it has changed.
  indirect case players(PlayersEvent)
  /// A question is up, or was answered.
  case question(QuestionEvent)
  /// A moment is looked at, or the present again; the session knows which.
  case looked
  /// Advice, values or an analysis have come, or are awaited.
  indirect case advice(AdviceEvent)
  /// Planned moves have come, or have gone.
  indirect case plan(PlanEvent)
  /// Something has happened in a lesson, or with the coach.
  indirect case lesson(LessonEvent)
  /// The latest change could not be saved.
  indirect case saveFailed(SaveFailure)

  /// Where a session comes from.
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
