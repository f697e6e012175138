public import Domain
public import UseCases

extension Table {
  /// Something that takes time and that a table waits for.
  public enum Wait: Hashable, Sendable {
    /// What the game waits for.
    case game(UseCases.Wait)
    /// A computer is looking for advice about a game.
    case advice(on: Record, about: Advice.Question)
  }

  /// What is waited for, or nil if that is a person, or the game is over: what the game waits for,
  /// unless an earlier moment is looked at, and else the first answer that a room asks for.
  public var wait: Wait? {
    if look == nil, let wait = session.wait { return .game(wait) }
    // Under a pass nobody is asked.
    if look == nil, case .passing = session.phase { return nil }
    return query.map { .advice(on: $0.record, about: $0.question) }
  }

  /// Whether the table has settled: nothing is awaited but what nobody waits for (R9.14), and no
  /// planned move can be played now.
  public var isSettled: Bool {
    let isQuiet = wait == nil || isAskingInBackground
    return isQuiet && nextPlanned == nil
  }
}
