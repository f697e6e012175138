public import Domain
public import UseCases

/// One thing that a player may notice after an event; a front tells it in its own words, or leaves it
/// out.
///
/// What is to be told with it, such as the new counts, is in the view model that holds the news.
public enum News: Hashable, Sendable {
  /// The event itself, which always comes first.
  case happened(Event)
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
  /// Returns the news of an event, given the session it has led to and the alert that is up there.
  static func of(_ event: Event, in session: Session, alert: Alert?) -> [News] {
    let shown = alert.map(News.alert)
    let pick = session.awaitsPick.map(News.pick)
    let thinking = session.thinkingSide.map(News.thinking)
    let begun: [News?] = [.turn, thinking, session.question == nil ? shown : nil, pick]
    let isOver = session.game.turn == nil
    // Nil stands in the place of what does not hold now.
    let news: [News?] =
      switch event {
      case .started: isOver ? [.result] : begun
      case .moveShown: [.counts] + (isOver ? [.end] : begun)
      case .redone: isOver ? [.counts, .end] : begun
      case .passed, .tookBack, .reset: begun
      case .modeSet(let side, let before):
        session.modes[side] == before || session.showing != nil
          || session.game.status != .toMove(side)
          ? [] : session.thinkingSide == side ? [thinking] : [.stoppedThinking(side), pick]
      case .gaveUp(let side, _): [.stoppedThinking(side), pick]
      case .adviceAsked(.hint), .adviceAsked(.values): [session.game.turn.map(News.thinking)]
      case .resetAsked: [shown]
      case .resetCancelled: [shown, pick]
      case .placed, .diskShown, .autoPassChosen, .adviceAsked, .adviceGiven, .moveJudged,
        .analysisStopped, .saveFailed:
        []
      }
    return [.happened(event)] + news.compactMap(\.self)
  }
}
