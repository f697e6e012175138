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

  /// Creates a presenter that also records times if it is given a clock.
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

  private static func words(_ event: Table.Event, in table: Table) -> String {
    switch event {
    case .started, .game(.started): "started"
    case .game(.placed(let move)): "\(move.side) places \(move.square)"
    case .game(.diskFlipping(let square, let move)): "\(square) turns for \(move.side)"
    case .game(.moveShown(let move)): "\(move.square) is shown"
    case .game(.passed(let side)): "\(side) passes"
    case .game(.modeSet(let side, _)): "\(side) is \(table.modes[side])"
    case .advice(.requested(let request)): "\(request)?"
    case .advice(.given(let advice, for: .hint)): "hint \(advice.best.square)"
    case .advice(.valuesToggled(let areShown)): "values \(areShown ? "on" : "off")"
    case .game(.asked(let question)): "\(question)?"
    case .game(.canceled(let question)): "no \(question)"
    case .game(.reset): "reset"
    default: "\(event)"
    }
  }
}
