import Adapters
import Domain
import TerminalInput
import UseCases

extension Model {
  /// Changes the state and returns what the program must do.
  package mutating func update(_ message: Message) -> [Effect] {
    let earlier = notice
    let effects = respond(to: message)
    log.add(notice, after: earlier)
    return effects
  }

  private mutating func respond(to message: Message) -> [Effect] {
    switch message {
    // It comes before the event whose change could not be saved.
    case .game(.saveFailed(let failure), _, _): tell(.saving(failure))
    case .game(let event, let session, let choice): return follow(event, to: session, by: choice)
    case .ignored(let input, let reason): return followRefusal(of: input, because: reason)
    case .nothing(let choice): return followNothing(of: choice)
    case .key(let key): return handle(key)
    case .interrupt: return interrupt()
    case .inputEnded: return [.quit]
    case .answer(let query, let advice): return follow(advice, on: query)
    case .ended(let pause): return end(pause)
    case .resized(let window): return resize(to: window)
    case .games(let games, let request): return follow(games, for: request)
    case .archived: failures.endArchiving()
    case .failed(let failure): tell(failure)
    }
    return []
  }

  /// Follows the game to its next state.
  ///
  /// The features follow in this order: first what an event ends, then what it tells, and last the
  /// queue, which may play on.
  private mutating func follow(
    _ event: Event, to session: Session, by choice: Choice?
  ) -> [Effect] {
    let before = self.session
    self.session = session
    followLevels()
    cursor.follow(event)
    advice.follow(positionToAdvise)
    undo.follow(event)
    tell(event)
    let effects = choice.map { follow($0, from: before) } ?? []
    coach.follow(session)
    return effects + followEnd(after: event) + followQueue(event)
  }

  /// Fills another window, in which the terminal may have moved what it showed.
  private mutating func resize(to window: Window) -> [Effect] {
    self.window = window
    page?.fit(window)
    return [.redraw]
  }

  /// Gives an answer to all features that wait for it, unless it is late.
  private mutating func follow(_ answer: Advice?, on query: Query) -> [Effect] {
    guard query == self.query else { return [] }
    followAdvice(answer, on: query)
    followAttempt(answer, on: query)
    return followAnalysis(answer, on: query) + followCoach(answer, on: query)
  }

  /// The query that the engine must answer now, or `nil`.
  ///
  /// The program asks it, and stops when it changes. So no feature stops another's query.
  package var query: Query? {
    requestQuery ?? attemptQuery ?? analysisQuery ?? coachQuery ?? valuesQuery
  }

  /// The time that must end now, or `nil`.
  package var pause: Pause? { pauseOfPass ?? pauseOfIndicator }

  /// Follows the end of a pause, unless it is late.
  private mutating func end(_ pause: Pause) -> [Effect] {
    guard pause == self.pause else { return [] }
    switch pause.end {
    case .pass: return pass()
    case .indicator:
      indicatorFrame += 1
      return []
    }
  }
}
