/// The four doors of the rooms that stand around a game: each is a list with a line for each room,
/// in an order that is a rule.
extension Table {
  /// The rooms before which an input comes, in their order: the first that takes it has taken it
  /// (R17.1).
  ///
  /// The game is the last.
  static let takers: [any Taker.Type] = [
    Learn.self, Coach.self, LookBack.self, TakeBack.self, PlayAhead.self, KeepValues.self,
    Analyze.self, GiveAdvice.self, PlayGame.self,
  ]

  /// The rooms that ask a computer, in their order: the first that asks is answered (R17.2).
  static let askers: [any Asker.Type] = [
    Watching.self, GiveAdvice.self, Analyze.self, Learn.self, KeepValues.self, Foresight.self,
  ]

  /// The rooms in which something may be over when something else has changed (R17.3).
  static let enders: [any Ender.Type] = [
    TakeBack.self, Coach.self, PlayAhead.self, Analyze.self, GiveAdvice.self, Learn.self,
  ]
}

/// A room that takes inputs.
protocol Taker: Sendable {
  /// Takes an input, or returns nil if it is for another room.
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome?
}

/// A room that asks a computer.
protocol Asker: Sendable {
  /// Whether somebody waits for the answer, and does not merely find it later (R9.14).
  static var isAwaited: Bool { get }

  /// Returns what the room asks now, or nil.
  static func query(in table: Table) -> Query?

  /// Takes the answer to what the room asks.
  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports)

  /// Takes that there is none, and returns whether the room then asks no longer.
  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool
}

extension Asker {
  static var isAwaited: Bool { true }

  /// Asks again.
  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool { false }
}

/// A room in which something ends.
protocol Ender: Sendable {
  /// Ends what is over because of a change, and returns what tells so, or nil.
  static func end(in table: inout Table, after change: Change) -> Ended?
}
