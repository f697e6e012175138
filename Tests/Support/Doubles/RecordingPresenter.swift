import Domain
public import Infrastructure
public import Rooms
import Synchronization
import UseCases

/// A presenter that records events.
public final class RecordingPresenter: Table.Presenter {
  private typealias Entry = (moment: Duration, event: Table.Event, table: Table)

  private let entries = Mutex<[Entry]>([])
  private let time: VirtualTime?

  /// Creates a presenter, which also records the time of a clock.
  public init(on time: VirtualTime? = nil) {
    self.time = time
  }

  /// The events, in order.
  public var events: [Table.Event] { entries.withLock { $0.map(\.event) } }

  /// Each event with the table after it.
  public var record: [(event: Table.Event, table: Table)] {
    entries.withLock { $0.map { ($0.event, $0.table) } }
  }

  /// Each event as a line of text, with its time in milliseconds.
  public var text: String {
    let lines = entries.withLock(\.self).map { moment, event, table in
      "\(Int(moment / .milliseconds(1))) \(Self.words(event, in: table))"
    }
    return lines.joined(separator: "\n")
  }

  /// Records an event and its table.
  public func present(_ event: Table.Event, at table: Table) {
    let moment = time?.now.sinceStart ?? .zero
    entries.withLock { $0.append((moment, event, table)) }
  }

  private static func words(_ moves: [PlannedMove]) -> String {
    moves.map(\.step.description).joined()
  }

  private static func words(_ event: Table.Event, in table: Table) -> String {
    switch event {
    case .started, .game(.started): "started"
    case .game(.placed(let move)): "\(move.side) places \(move.square)"
    case .game(.diskTurning(let square, let move)): "\(square) turns for \(move.side)"
    case .game(.moveShown(let move)): "\(move.square) is shown"
    case .game(.passed(let side)): "\(side) passes"
    case .game(.modeSet(let side, _)): "\(side) is \(table.modes[side])"
    case .tookBack(let steps): "took back \(steps.map(\.description).joined())"
    case .redone(let steps): "redone \(steps.map(\.description).joined())"
    case .advice(.requested(let request)): "\(request)?"
    case .advice(.analysisBegun): "analysis?"
    case .advice(.given(let advice, for: .hint)): "hint \(advice.best.square)"
    case .advice(.given(let advice, for: .values)):
      "values \(advice.moves.map(\.square.description).joined())"
    case .advice(.notGiven): "no advice"
    case .advice(.moveJudged(let move)): "judged \(move.played.square)"
    case .advice(.analysisStopped): "no analysis"
    case .lesson(let event): "lesson: \(event)"
    case .plan(.planned): "planned \(words(table.planned))"
    case .plan(.refused(let move, let reason, let rest)):
      "\(move.step) refused: \(reason)" + (rest.isEmpty ? "" : ", not played \(words(rest))")
    case .plan(.notPlayed(let moves)): "not played \(words(moves))"
    case .looked:
      table.look.map { "looks at move \($0.seen.game.moveNumber)" } ?? "the present"
    case .advice(.valuesKept(let areKept)): "values \(areKept ? "on" : "off")"
    case .advice(.valuesFound(let advice)): "values: \(advice.best.square)"
    case .game(.asked(let question)): "\(question)?"
    case .game(.canceled(let question)): "no \(question)"
    case .coach(let event): "coach: \(event)"
    case .game(.reset): "reset"
    case .game(.saveFailed): "not saved"
    }
  }
}
