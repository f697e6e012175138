public import Domain
public import UseCases

extension Table {
  /// A time-consuming operation that a table waits for.
  public enum Wait: Hashable, Sendable {
    case game(UseCases.Wait)
    case advice(on: Record, about: Advice.Question)
  }

  /// The operation that the table waits for, or `nil`.
  ///
  /// Outside a review, the game's own wait comes first, then the first query of a room.
  public var wait: Wait? {
    if review == nil, let wait = session.wait { return .game(wait) }
    // No computer is asked while a pass is due.
    if review == nil, case .passing = session.phase { return nil }
    return query.map { .advice(on: $0.record, about: $0.question) }
  }

  /// True if nothing but background work runs and no queued move is due (R9.14).
  public var isSettled: Bool {
    let isQuiet = wait == nil || isAskingInBackground
    return isQuiet && nextQueued == nil
  }
}
