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
    case .placed(let move): "\(move.side) places \(move.square)"
    case .diskShown(let square, let move): "\(square) turns for \(move.side)"
    case .moveShown(let move): "\(move.square) is shown"
    case .passed(let side): "\(side) passes"
    case .modeSet(let side, _): "\(side) is \(session.modes[side])"
    case .tookBack(let steps): "took back \(steps.map(\.description).joined())"
    case .redone(let steps): "redone \(steps.map(\.description).joined())"
    case .gaveUp(let side, from: _, let failure): "\(side) is \(session.modes[side]): \(failure)"
    case .adviceAsked(let request): "\(request)?"
    case .analysisBegun: "analysis?"
    case .adviceGiven(let advice, for: .hint): "hint \(advice.best.square)"
    case .adviceGiven(let advice, for: .values):
      "values \(advice.moves.map(\.square.description).joined())"
    case .moveJudged(let move, telling: _): "judged \(move.played.square)"
    case .analysisStopped: "no analysis"
    case .planned: "planned \(words(session.planned))"
    case .plannedRefused(let move, let reason, let rest):
      "\(move.step) refused: \(reason)" + (rest.isEmpty ? "" : ", not played \(words(rest))")
    case .notPlayed(let moves): "not played \(words(moves))"
    case .departed(let steps): "left \(steps.map(\.description).joined())"
    case .exchanged: "exchanged"
    case .looked: session.earlier.map { "looks at move \($0.game.moveNumber)" } ?? "the present"
    case .valuesKept(let areKept): "values \(areKept ? "on" : "off")"
    case .valuesFound(let advice): "values: \(advice.best.square)"
    case .autoPassChosen: "passes by themselves"
    case .resetAsked: session.question == .again ? "again?" : "reset?"
    case .resetCancelled(let question): "no \(question)"
    case .reset: "reset"
    case .saveFailed: "not saved"
    }
  }
}
