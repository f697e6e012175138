public import Domain
public import UseCases

/// One thing that follows from an event and that a player may notice; a front tells it in its own
/// words, or leaves it out.
///
/// What is to be told with it, such as the new counts, is in the view model.
public enum News: Hashable, Sendable {
  /// The counts have changed.
  case counts
  /// A turn has begun.
  case turn
  /// The session has started with a game that is over.
  case result
  /// The game has just ended.
  case end
  /// A computer has started to think for a side.
  case thinking(Disk)
  /// The computer of a side has stopped thinking, because a person plays the side now.
  case stoppedThinking(Disk)
  /// A pick of a side is awaited, and was not before.
  case pick(Disk)
  /// An alert is up: it has just come up, or was up before and is shown again.
  case alert(Alert)

  /// Returns what follows from an event, in the order in which it is to be told, given the session
  /// it has led to.
  public static func of(_ event: Event, in session: Session) -> [News] {
    switch event {
    case .started: turned(in: session, end: [.result])
    case .moveShown: [.counts] + turned(in: session, end: [.end])
    case .passed, .reset: begun(session)
    case .modeSet(let side, let before): modeSet(side, from: before, in: session)
    case .asked: alert(session)
    case .canceled: alert(session) + awaitedPick(session)
    case .placed, .diskTurning, .saveFailed: []
    }
  }

  /// Returns what is new when it is a side's turn, or the given end of the game.
  package static func turned(in session: Session, end: [News]) -> [News] {
    session.game.turn == nil ? end : begun(session)
  }

  /// Returns what is new when a turn begins.
  private static func begun(_ session: Session) -> [News] {
    var news: [News] = [.turn]
    if let side = session.thinkingSide { news.append(.thinking(side)) }
    // A question that is up is not told again.
    if session.question == nil { news += alert(session) }
    return news + awaitedPick(session)
  }

  /// Returns what is new when the mode of a side was set.
  private static func modeSet(_ side: Disk, from before: Mode, in session: Session) -> [News] {
    let isChange = session.modes[side] != before
    let isItsTurn = session.showing == nil && session.game.status == .toMove(side)
    guard isChange, isItsTurn else { return [] }
    if session.thinkingSide == side { return [.thinking(side)] }
    return [.stoppedThinking(side)] + awaitedPick(session)
  }

  private static func alert(_ session: Session) -> [News] {
    session.alert.map { [.alert($0)] } ?? []
  }

  private static func awaitedPick(_ session: Session) -> [News] {
    session.sideToPick.map { [.pick($0)] } ?? []
  }
}
