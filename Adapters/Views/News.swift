public import Domain
public import UseCases

/// A consequence of an event, for a front end to present or omit.
///
/// Related numbers, such as the new counts, are in the view model.
public enum News: Hashable, Sendable {
  /// The counts have changed.
  case counts
  /// A turn has begun.
  case turn
  /// The session has started with a game that is over, or has opened one.
  case result
  /// The game has just ended.
  case end
  /// A computer has started to think for a side.
  case thinking(Disk)
  /// A computer has stopped thinking, because a human now plays the side.
  case stoppedThinking(Disk)
  /// A human can now move for a side but could not before.
  case pick(Disk)
  /// An alert has opened or reappeared.
  case alert(Alert)

  /// Returns the news of an event in a session, in order of presentation.
  public static func of(_ event: Event, in session: Session) -> [News] {
    switch event {
    case .started, .opened: turned(in: session, end: [.result])
    case .moveShown: [.counts] + turned(in: session, end: [.end])
    case .passed, .reset: begun(session)
    case .modeSet(let side, let before): modeSet(side, from: before, in: session)
    case .asked: alert(session)
    case .canceled: alert(session) + awaitedPick(session)
    case .placed, .diskFlipping, .saveFailed: []
    }
  }

  /// Returns the news of a new turn, or `end` if the game is over.
  package static func turned(in session: Session, end: [News]) -> [News] {
    session.game.turn == nil ? end : begun(session)
  }

  private static func begun(_ session: Session) -> [News] {
    var news: [News] = [.turn]
    if let side = session.thinkingSide { news.append(.thinking(side)) }
    // A question that stays open is not presented again.
    if session.question == nil { news += alert(session) }
    return news + awaitedPick(session)
  }

  private static func modeSet(_ side: Disk, from before: Mode, in session: Session) -> [News] {
    let isChange = session.modes[side] != before
    let isItsTurn = session.animation == nil && session.game.status == .toMove(side)
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
