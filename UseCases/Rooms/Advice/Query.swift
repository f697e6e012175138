import Domain
import UseCases

/// What a computer is asked about a game in which a side is to move.
struct Query: Hashable {
  let record: Record
  let question: Advice.Question
}

extension Table {
  /// The first room that asks a computer now, and what it asks; nil if none does.
  private var asker: (room: any Asker.Type, query: Query)? {
    for room in Self.askers {
      if let query = room.query(in: self) { return (room, query) }
    }
    return nil
  }

  /// What a computer is asked now, unless somebody thinks or disks turn.
  var query: Query? { asker?.query }

  /// Whether what is asked is wanted by nobody who waits (R9.14).
  var isAskingInBackground: Bool {
    guard case .advice = wait else { return false }
    return asker?.room.isAwaited == false
  }

  /// Takes the answer to what is asked.
  mutating func takeAnswer(_ answer: Advice, _ ports: Ports) -> Bool {
    guard let room = asker?.room else { return false }
    room.take(answer, in: &self, ports)
    return true
  }

  /// Takes that there is none: what a person waits for is asked again.
  mutating func takeNoAnswer(_ ports: Ports) -> Bool {
    asker?.room.takeNoAnswer(in: &self, ports) ?? false
  }
}
