public import Domain
public import UseCases

/// One thing that an event has changed for a player; a front tells it in its own words, or leaves
/// it out.
///
/// What is to be told with it, such as the new counts, is in the view model that holds the news.
public enum News: Hashable, Sendable {
  /// The session has started.
  case started(Event.Origin)
  /// A move was accepted: its first disk is on the board.
  case move(Move)
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
  /// Advice has been found.
  case advice(Advice, for: Inquiry)
  /// An analysis has begun.
  case analyzing
  /// A move has been judged; after the last one the analysis is over.
  case judged(Analysis.Move)
  /// The analysis was ended early.
  case analysisStopped
  /// A pick of a side is awaited, and was not before.
  case pick(Disk)
  /// Steps were taken back, given in the order in which they were made.
  case tookBack([Record.Step])
  /// Steps that were taken back were made again.
  case redone([Record.Step])
  /// A side has passed.
  case passed(Disk)
  /// The mode of a side was set, to another one or to the same.
  case mode(Disk, isChange: Bool)
  /// An alert is up: it has just come up, or was up before and is shown again.
  case alert(Alert)
  /// The reset question was answered with Cancel.
  case resetCancelled
  /// A new game has begun after another one.
  case newGame
  /// Something went wrong with the saved game, or with a computer.
  case trouble(Trouble)

  /// What can go wrong.
  public enum Trouble: Hashable, Sendable {
    /// The saved game could not be loaded.
    case notLoaded(LoadFailure)
    /// The latest change could not be saved.
    case notSaved(SaveFailure)
    /// The computer of a side has given up.
    case gaveUp(Disk, ComputerFailure)
  }
}

extension News {
  /// Returns the news of an event, given the session it has led to and the alert that is up there.
  static func of(_ event: Event, in session: Session, alert: Alert?) -> [News] {
    let shown = alert.map(News.alert)
    let pick = session.awaitsPick.map(News.pick)
    let thinking = session.thinkingSide.map(News.thinking)
    let begun: [News?] = [.turn, thinking, alert == .confirmation ? nil : shown, pick]
    let standing = session.game.turn == nil ? [.result] : begun
    // Nil stands in the place of what does not hold now.
    let news: [News?] =
      switch event {
      case .started(let origin): started(origin) + standing
      case .placed(let move): [.move(move)]
      case .diskShown: []
      case .moveShown: [.counts] + (session.game.turn == nil ? [.end] : begun)
      case .passed(let side): [.passed(side)] + begun
      case .modeSet(let side, let before): modeSet(side, from: before, in: session)
      case .tookBack(let steps): [.tookBack(steps)] + begun
      case .redone(let steps):
        [.redone(steps)] + (session.game.turn == nil ? [.counts, .end] : begun)
      case .gaveUp(let side, let failure):
        [
          .trouble(.gaveUp(side, failure)), .mode(side, isChange: true), .stoppedThinking(side),
          pick,
        ]
      case .adviceAsked(.analysis): [.analyzing]
      case .adviceAsked: [session.game.turn.map(News.thinking)]
      case .adviceGiven(let advice, let inquiry): [.advice(advice, for: inquiry)]
      case .moveJudged(let move): [.judged(move)]
      case .analysisStopped: [.analysisStopped]
      case .resetAsked: [shown]
      case .resetCancelled: [.resetCancelled, shown, pick]
      case .reset: [.newGame] + begun
      case .saveFailed(let failure): [.trouble(.notSaved(failure))]
      }
    return news.compactMap(\.self)
  }

  private static func started(_ origin: Event.Origin) -> [News?] {
    guard case .instead(let failure) = origin else { return [.started(origin)] }
    return [.trouble(.notLoaded(failure)), .started(origin)]
  }

  private static func modeSet(_ side: Disk, from before: Mode, in session: Session) -> [News?] {
    let mode = News.mode(side, isChange: session.modes[side] != before)
    guard session.modes[side] != before, session.showing == nil,
      session.game.status == .toMove(side)
    else { return [mode] }
    if session.thinkingSide == side { return [mode, .thinking(side)] }
    return [mode, .stoppedThinking(side), session.awaitsPick.map(News.pick)]
  }
}
