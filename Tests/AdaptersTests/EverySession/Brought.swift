import Rooms
import UseCases

/// Which events each kind of probe has brought.
struct Brought {
  private(set) var events: [String: Set<String>] = [:]

  /// Notes the events of a step, by the kind of its probe.
  mutating func note(_ step: Step) {
    note(step.events, by: step.probe.row)
  }

  /// Notes events by a kind of probe.
  mutating func note(_ new: [Table.Event], by row: String) {
    events[row, default: []].formUnion(new.map(\.name))
  }

  /// Adds what others have brought.
  mutating func add(_ other: Brought) {
    events.merge(other.events) { $0.union($1) }
  }
}

/// Returns the name of the case of a value of an enumeration.
func caseName(of value: Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

extension Table.Event {
  /// The name of the case, of those by subject without the subject.
  var name: String {
    switch self {
    case .started, .reviewed, .undone, .redone: caseName(of: self)
    case .game(let event): caseName(of: event)
    case .coach(let event): caseName(of: event)
    case .advice(let event): caseName(of: event)
    case .queue(let event): caseName(of: event)
    case .lesson(let event): caseName(of: event)
    }
  }
}
