/// The rooms around a game, in lists with an order that is a rule.
extension Table {
  /// The rooms that an input passes through until one takes it (R17.1).
  ///
  /// The game is the last.
  static let takers: [any Taker.Type] = [
    Learn.self, Coach.self, ReviewGame.self, UndoRedo.self, MoveQueue.self, ShowValues.self,
    Analyze.self, GiveAdvice.self, PlayGame.self,
  ]

  /// The rooms that query a computer, of which the first is answered (R17.2).
  static let askers: [any Asker.Type] = [
    Watching.self, GiveAdvice.self, Analyze.self, Learn.self, ShowValues.self, Foresight.self,
  ]

  /// The rooms where a change may end something (R17.3).
  static let enders: [any Ender.Type] = [
    UndoRedo.self, Coach.self, MoveQueue.self, Analyze.self, GiveAdvice.self, Learn.self,
  ]
}

protocol Taker: Sendable {
  /// Takes an input, or returns `nil` if it is for another room.
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome?
}

protocol Asker: Sendable {
  /// False if the computer works in the background, with no player waiting (R9.14).
  static var isAwaited: Bool { get }

  static func query(in table: Table) -> Query?

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports)

  /// Handles a missing or invalid answer.
  ///
  /// - Returns: `false` if the room asks again.
  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool
}

extension Asker {
  static var isAwaited: Bool { true }

  /// Returns `false`, to ask again.
  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool { false }
}

protocol Ender: Sendable {
  /// Ends everything that a change has made obsolete.
  ///
  /// - Returns: the event about it, or `nil`.
  static func end(in table: inout Table, after change: Change) -> Ended?
}
