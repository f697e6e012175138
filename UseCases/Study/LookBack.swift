import Domain

/// Use case: a person looks at earlier moments of the game, each of which is the one before a move,
/// and returns to the present (R13).
public enum LookBack {
  /// Where a person wants to go.
  public enum Moment: Hashable, Sendable {
    /// To the moment before the move of a number.
    case before(move: Int)
    /// To the moment before the one that is seen.
    case back
    /// To the moment behind the one that is seen.
    case forward
    /// To the present.
    case present
    /// To the moment before the next mistake, from the present before the first one.
    case nextMistake
    /// To the moment before the mistake before.
    case previousMistake
  }

  /// Goes to a moment of the game, at any time; the game waits as long as that is not the present.
  @discardableResult
  public static func go(to moment: Moment, in session: inout Session, _ ports: Ports) -> Outcome {
    if let outcome = session.goOn(to: moment, ports) { return outcome }
    let lesson = session.lesson
    let record = session.record
    let number = session.seen.game.moveNumber
    switch moment {
    case .before(let number):
      guard session.look(before: number) else { return .ignored(.noMove(in: record)) }
    case .back:
      guard session.look(before: number - 1) else {
        return .ignored(session.earlier == nil ? .noMovesYet : .atFirstMove)
      }
    case .forward:
      guard session.earlier != nil else { return .ignored(.atPresent) }
      if !session.look(before: number + 1) { session.returnToPresent() }
    case .present:
      guard session.earlier != nil else { return .ignored(.atPresent) }
      session.returnToPresent()
    case .nextMistake:
      let isAtPresent = session.earlier == nil
      guard session.look(before: session.mistakes.first { isAtPresent || $0 > number }) else {
        return .ignored(session.isJudged ? .noLaterMistake : .nothingJudged)
      }
    case .previousMistake:
      guard session.look(before: session.mistakes.last { $0 < number }) else {
        return .ignored(session.isJudged ? .noEarlierMistake : .nothingJudged)
      }
    }
    // An analysis goes on where it could have been begun.
    let reason = session.reasonAgainstAdvice
    let isStopped = session.isAnalyzing && reason != nil && reason != .gameOver
    if isStopped { session.pursuit = nil }
    if let lesson, session.lesson == nil { ports.tell(.lesson(.ended(lesson)), in: &session) }
    ports.tell(.looking(.looked), in: &session)
    if isStopped { ports.tell(.advice(.analysisStopped), in: &session) }
    session.dropWatched(ports)
    return .accepted
  }
}

extension Session {
  /// Whether moves of the game have been judged.
  fileprivate var isJudged: Bool { !analysis.moves(of: record).isEmpty }

  /// Looks at the moment before a mistake and returns true, or returns false if there is none.
  fileprivate mutating func look(before mistake: Int?) -> Bool {
    mistake.map { look(before: $0) } ?? false
  }

  /// The numbers of the mistakes that an analysis has found in the game, in their order: those of
  /// the person, if only one plays.
  fileprivate var mistakes: [Int] {
    let sides = modes.learners
    let mistakes = analysis.moves(of: record).filter { $0.isMistake && sides.contains($0.side) }
    return mistakes.map(\.number).reversed()
  }
}
