/// The rooms around a game, in lists whose order matters.
extension Table {
  /// The rooms that can handle an input, in order (R17.1).
  ///
  /// The game comes last.
  static let takers: [any Taker.Type] = [
    Learn.self, Coach.self, ReviewGame.self, UndoRedo.self, MoveQueue.self, ShowValues.self,
    Analyze.self, GiveAdvice.self, PlayGame.self,
  ]

  /// The rooms that can query a computer, in order of priority (R17.2).
  static let askers: [any Asker.Type] = [
    Watching.self, GiveAdvice.self, Analyze.self, Learn.self, ShowValues.self, Foresight.self,
  ]

  /// The rooms where a change can end an activity, in order (R17.3).
  static let enders: [any Ender.Type] = [
    UndoRedo.self, Coach.self, MoveQueue.self, Analyze.self, GiveAdvice.self, Learn.self,
  ]
}

protocol Taker: Sendable {
  /// Handles an input, or returns `nil` to leave it to another room.
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome?
}

protocol Asker: Sendable {
  /// True if a player waits for the answer; false for background work (R9.14).
  static var isAwaited: Bool { get }

  static func query(in table: Table) -> Query?

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports)

  /// Handles a missing or invalid answer.
  ///
  /// - Returns: `false` to ask again.
  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool
}

extension Asker {
  static var isAwaited: Bool { true }

  /// Returns `false` to ask again.
  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool { false }
}

protocol Ender: Sendable {
  /// Ends any activity that a change has made obsolete.
  ///
  /// - Returns: the event to present, or `nil`.
  static func end(in table: inout Table, after change: Change) -> Ended?
}
