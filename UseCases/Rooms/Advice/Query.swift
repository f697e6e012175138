package import Domain
import UseCases

/// A question to a computer about a position.
package struct Query: Hashable {
  package let record: Record
  package let question: Advice.Question
}

extension Table {
  private var asker: (room: any Asker.Type, query: Query)? {
    for room in Self.askers {
      if let query = room.query(in: self) { return (room, query) }
    }
    return nil
  }

  var query: Query? { asker?.query }

  /// True while the computer works only in the background (R9.14).
  var isAskingInBackground: Bool {
    guard case .advice = wait else { return false }
    return asker?.room.isAwaited == false
  }

  mutating func takeAnswer(_ answer: Advice, _ ports: Ports) -> Bool {
    guard let room = asker?.room else { return false }
    room.take(answer, in: &self, ports)
    return true
  }

  /// Handles a missing or invalid answer.
  ///
  /// - Returns: `false` to ask again, as with a player's request.
  mutating func takeNoAnswer(_ ports: Ports) -> Bool {
    asker?.room.takeNoAnswer(in: &self, ports) ?? false
  }
}
