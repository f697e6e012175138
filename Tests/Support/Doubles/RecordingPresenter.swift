import Domain
public import Infrastructure
import Synchronization
public import UseCases

/// A presenter that keeps what it is given, in order.
public final class RecordingPresenter: Presenter {
  private typealias Entry = (moment: Duration, event: Event, session: Session)

  private let entries = Mutex<[Entry]>([])
  private let time: VirtualTime?

  /// Makes a presenter that also notes the time, if it is given a clock.
  public init(on time: VirtualTime? = nil) {
    self.time = time
  }

  /// The events, in order.
  public var events: [Event] { entries.withLock { $0.map(\.event) } }

  /// Each event with the session it has led to.
  public var record: [(event: Event, session: Session)] {
    entries.withLock { $0.map { ($0.event, $0.session) } }
  }

  /// Each event as a line of text, with its milliseconds since the beginning.
  public var text: String {
    let lines = entries.withLock(\.self).map { moment, event, session in
      "\(Int(moment / .milliseconds(1))) \(Self.words(event, in: session))"
    }
    return lines.joined(separator: "\n")
  }

  /// Keeps an event and its session.
  public func present(_ event: Event, in session: Session) {
    let moment = time?.now.sinceStart ?? .zero
    entries.withLock { $0.append((moment, event, session)) }
  }

  private static func words(_ moves: [PlannedMove]) -> String {
    moves.map(\.step.description).joined()
  }

  private static func words(_ event: Event, in session: Session) -> String {
    switch event {
    case .started: "started"
    case .play(.placed(let move)): "\(move.side) places \(move.square)"
    case .play(.diskTurning(let square, let move)): "\(square) turns for \(move.side)"
    case .play(.moveShown(let move)): "\(move.square) is shown"
    case .play(.passed(let side)): "\(side) passes"
    case .players(.modeSet(let side, _)): "\(side) is \(session.modes[side])"
    case .play(.tookBack(let steps)): "took back \(steps.map(\.description).joined())"
    case .play(.redone(let steps)): "redone \(steps.map(\.description).joined())"
    case .advice(.requested(let request)): "\(request)?"
    case .advice(.analysisBegun): "analysis?"
    case .advice(.given(let advice, for: .hint)): "hint \(advice.best.square)"
    case .advice(.given(let advice, for: .values)):
      "values \(advice.moves.map(\.square.description).joined())"
    case .advice(.notGiven): "no advice"
    case .advice(.moveJudged(let move)): "judged \(move.played.square)"
    case .advice(.analysisStopped): "no analysis"
    case .lesson(let event): "lesson: \(event)"
    case .plan(.planned): "planned \(words(session.planned))"
    case .plan(.refused(let move, let reason, let rest)):
      "\(move.step) refused: \(reason)" + (rest.isEmpty ? "" : ", not played \(words(rest))")
    case .plan(.notPlayed(let moves)): "not played \(words(moves))"
    case .looked:
      session.look.map { "looks at move \($0.seen.game.moveNumber)" } ?? "the present"
    case .advice(.valuesKept(let areKept)): "values \(areKept ? "on" : "off")"
    case .advice(.valuesFound(let advice)): "values: \(advice.best.square)"
    case .question(.asked): session.question == .again ? "again?" : "reset?"
    case .question(.canceled(let question)): "no \(question)"
    case .play(.reset): "reset"
    case .saveFailed: "not saved"
    }
  }
}
