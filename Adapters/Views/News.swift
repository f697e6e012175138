public import Domain
import UseCases

/// One thing that follows from an event and that a player may notice; a front tells it in its own
/// words, or leaves it out.
///
/// What is to be told with it, such as the new counts, is in the view model that holds the news.
public enum News: Hashable, Sendable {
  /// The counts have changed.
  case counts
  /// A turn has begun.
  case turn
  /// The session has started with a game that is over.
  case result
  /// The game has just ended.
  case end
  /// A computer has started to think for a side: about its move, or about advice.
  case thinking(Disk)
  /// The computer of a side has stopped thinking, because a person plays the side now.
  case stoppedThinking(Disk)
  /// A pick of a side is awaited, and was not before.
  case pick(Disk)
  /// An alert is up: it has just come up, or was up before and is shown again.
  case alert(Alert)
}

extension News {
  /// Returns what follows from an event, given the session it has led to and the alert that is up
  /// there.
  static func of(_ event: Event, in session: Session, alert: Alert?) -> [News] {
    switch event {
    case .started: return turned(in: session, alert, end: [.result])
    case .play(.placed), .play(.diskTurning): return []
    case .play(.moveShown): return [.counts] + turned(in: session, alert, end: [.end])
    // A pass, steps taken back or made again, and a new game begin a turn, or end the game.
    case .play: return turned(in: session, alert, end: [.counts, .end])
    case .looked where session.look == nil:
      return turned(in: session, alert, end: [.result])
    case .players(.modeSet(let side, let before)):
      return modeSet(side, from: before, in: session)
    case .advice(.requested): return session.seen.game.turn.map { [.thinking($0)] } ?? []
    case .question(.asked): return raised(alert)
    case .question(.canceled): return raised(alert) + awaitedPick(session)
    case .looked, .advice, .plan, .lesson, .saveFailed: return []
    }
  }

  /// Returns what is new when it is a side's turn, or the given end of the game.
  private static func turned(in session: Session, _ alert: Alert?, end: [News]) -> [News] {
    session.game.turn == nil ? end : begun(session, alert)
  }

  /// Returns what is new when a turn begins.
  private static func begun(_ session: Session, _ alert: Alert?) -> [News] {
    var news: [News] = [.turn]
    if let side = session.thinkingSide { news.append(.thinking(side)) }
    // A question that is up is not told again.
    if session.question == nil { news += raised(alert) }
    return news + awaitedPick(session)
  }

  /// Returns what is new when the mode of a side was set.
  private static func modeSet(_ side: Disk, from before: Mode, in session: Session) -> [News] {
    let isChange = session.modes[side] != before
    let isItsTurn = session.showing == nil && session.game.status == .toMove(side)
    guard isChange, isItsTurn, session.look == nil else { return [] }
    if session.thinkingSide == side { return [.thinking(side)] }
    return [.stoppedThinking(side)] + awaitedPick(session)
  }

  private static func raised(_ alert: Alert?) -> [News] {
    alert.map { [.alert($0)] } ?? []
  }

  private static func awaitedPick(_ session: Session) -> [News] {
    session.sideToPick.map { [.pick($0)] } ?? []
  }
}
