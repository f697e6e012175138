import Domain

/// Use case: a person looks at earlier moments of the game, each of which is the one before a move,
/// tries other moves there, and returns to the present (R13).
public enum LookBack {
  /// Where a person wants to go.
  public enum Moment: Hashable, Sendable {
    /// To the moment before the move of a number.
    case before(move: Int)
    /// To the moment before the first move.
    case first
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

  /// Goes to a moment of the game or of what is tried, at any time; the game waits as long as that
  /// is not the present.
  ///
  /// - Parameters:
  ///   - moment: where to go.
  ///   - count: how many moments to go back or forward; if there are fewer, the last one counts.
  ///   - session: the session, in which nothing of the game changes.
  ///   - ports: where that is presented.
  @discardableResult
  public static func go(
    to moment: Moment, by count: Int = 1, in session: inout Session, _ ports: Ports
  ) -> Outcome {
    if let outcome = session.goOn(to: moment, ports) { return outcome }
    let record = session.record
    let number = session.seen.game.moveNumber
    var look = session.look
    switch moment {
    case .before(let number):
      look = session.moment(before: number)
      guard look != nil else { return .ignored(.noMove(in: record)) }
    case .first:
      look = session.moment(before: record.start.moveNumber)
      guard look != nil else { return .ignored(.noMovesYet) }
    case .back:
      var earlier = look ?? Session.Look(at: record, of: record)
      guard earlier.goBack(by: count) else {
        return .ignored(look == nil ? .noMovesYet : .atFirstMove)
      }
      look = earlier
    case .forward:
      guard var later = look else { return .ignored(.atPresent) }
      guard later.goForward(by: count, in: record) else { return .ignored(.atEndOfTrial) }
      look = later
    case .present:
      guard look != nil else { return .ignored(.atPresent) }
      look = nil
    case .nextMistake:
      let next = session.mistakes.first { look == nil || $0 > number }
      guard let next else { return .ignored(session.isJudged ? .noLaterMistake : .nothingJudged) }
      look = session.moment(before: next)
    case .previousMistake:
      let previous = session.mistakes.last { $0 < number }
      guard let previous else {
        return .ignored(session.isJudged ? .noEarlierMistake : .nothingJudged)
      }
      look = session.moment(before: previous)
    }
    show(look, in: &session, ports)
    return .accepted
  }

  /// Shows a moment, or the present; a lesson that is left ends, and an analysis goes on where it
  /// could have been begun.
  static func show(_ look: Session.Look?, in session: inout Session, _ ports: Ports) {
    let lesson = session.lesson
    session.look(at: look)
    let reason = session.reasonAgainstAdvice
    let isStopped = session.isAnalyzing && reason != nil && reason != .gameOver
    if isStopped { session.pursuit = nil }
    if let lesson, session.lesson == nil { ports.tell(.lesson(.ended(lesson)), in: &session) }
    ports.tell(.looked, in: &session)
    if isStopped { ports.tell(.advice(.analysisStopped), in: &session) }
    session.dropWatched(ports)
  }
}

extension Session {
  /// Whether moves of the game have been judged.
  fileprivate var isJudged: Bool { !analysis.moves(of: record).isEmpty }

  /// Returns the moment before the move of a number, or nil if the game has no such move.
  func moment(before number: Int) -> Look? {
    record.before(move: number).map { Look(at: $0, of: record) }
  }

  /// The numbers of the mistakes that an analysis has found in the game, in their order: those of
  /// the person, if only one plays.
  fileprivate var mistakes: [Int] {
    let sides = modes.learners
    let mistakes = analysis.moves(of: record).filter { $0.isMistake && sides.contains($0.side) }
    return mistakes.map(\.number).reversed()
  }
}
