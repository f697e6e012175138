import Domain
import UseCases

/// Use case: asks before playing a human's costly move (R15).
///
/// A value of this type is the coach's state in the current position.
enum Coach: Hashable, Sendable {
  case off
  /// The coach needs the values of all moves.
  case looks
  /// A chosen square waits until the coach knows the values.
  case looksAt(Square)
  /// The coach knows the values, if the computer has any.
  indirect case knows(Advice?)
  /// The coach knows the values and asks whether to play a square.
  indirect case asks(Square, Advice)

  var asked: Square? {
    if case .asks(let square, _) = self { square } else { nil }
  }

  /// The square that waits for values or for the player's answer.
  fileprivate var square: Square? {
    if case .looksAt(let square) = self { square } else { asked }
  }

  fileprivate var values: Advice? {
    switch self {
    case .knows(let values): values
    case .asks(_, let values): values
    case .off, .looks, .looksAt: nil
    }
  }

  /// The coach's initial state in another game or position.
  var anew: Coach { self == .off ? .off : .looks }
}

extension Coach: Taker {
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    switch (input, table.coach) {
    case (.coach(let isOn), _): turn(on: isOn, in: &table, ports)
    case (.answer(.ok), .asks(let square, _)): return play(square, in: &table, ports)
    case (.answer(.cancel), .asks(let square, _)): cancel(square, in: &table, ports)
    case (.play(.move(let square)), .asks(let asked, _))
    where table.game.legalSquares.contains(square):
      if square == asked { return play(square, in: &table, ports) }
      cancel(asked, in: &table, ports)
      return look(at: square, in: &table, ports)
    // The player was warned about the square and asks for a better move.
    case (.ask(.hint), .asks(let square, _)):
      cancel(square, in: &table, ports)
      return nil
    case (.play(.move(let square)), _) where table.queued.isEmpty:
      return look(at: square, in: &table, ports)
    case (.clearQueue, .looksAt(let square)):
      table.coach = .looks
      table.queued.insert(.alone(.move(square)), at: 0)
      return nil
    default: return nil
    }
    return .accepted
  }

  private static func turn(on isOn: Bool, in table: inout Table, _ ports: Table.Ports) {
    if isOn {
      if table.coach == .off { table.coach = .looks }
      return table.tell(.coach(.watches(true)), ports)
    }
    let before = table
    let square = leave(in: &table)
    table.coach = .off
    if let square {
      table.tell(.coach(.watches(false)), ports)
      _ = play(square, in: &table, ports)
    } else {
      table.tell(.coach(.watches(false)), since: before, ports)
    }
  }

  /// Checks a legal square before a human plays it.
  ///
  /// Plays the square, or asks about it if it is a mistake. If values are missing, the square waits
  /// for them and any analysis stops.
  ///
  /// - Returns: `nil` if the coach cannot check the square now.
  static func look(
    at square: Square, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    guard table.coach != .off, table.review == nil, !table.isWatching,
      table.reasonAgainstPick == nil, table.game.legalSquares.contains(square)
    else { return nil }
    guard table.lacksWatch else { return judge(square, in: &table, ports) }
    let before = table
    if table.isAnalyzing { table.request = nil }
    table.coach = .looksAt(square)
    table.tell(.queue(.queued), since: before, ports)
    return .accepted
  }

  /// Asks about a square that is a known mistake, or plays any other square.
  private static func judge(
    _ square: Square, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    guard let values = table.currentAdvice?.values ?? table.coach.values,
      table.mistake(square, in: values) != nil
    else { return play(square, in: &table, ports) }
    let before = table
    table.coach = .asks(square, values)
    table.tell(.coach(.asked(square)), since: before, ports)
    return .accepted
  }

  /// Receives the values, or `nil` if there are none, and judges a waiting square.
  static func learn(
    _ values: Advice?, in table: inout Table, _ ports: Table.Ports
  ) {
    let left = table.coach
    table.coach = .knows(values)
    if case .looksAt(let square) = left { _ = judge(square, in: &table, ports) }
  }

  private static func play(
    _ square: Square, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    table.coach = table.coach.anew
    return PlayGame.take(.make(.move(square)), in: &table, ports) ?? .accepted
  }

  /// Cancels the question and clears the queue.
  ///
  /// The queued moves were meant to follow the square.
  private static func cancel(_ square: Square, in table: inout Table, _ ports: Table.Ports) {
    table.coach = .knows(table.coach.values)
    let before = table
    table.queued = []
    table.tell(.coach(.canceled(square)), since: before, ports)
  }

  /// Switches the coach off, unless it is asking about a square.
  ///
  /// - Returns: the square that was waiting, or `nil`.
  static func leave(in table: inout Table) -> Square? {
    if table.coach.asked != nil { return nil }
    defer { table.coach = .off }
    return table.coach.square
  }
}

extension Coach: Ender {
  /// Restarts the coach if the position has changed (R15.3).
  ///
  /// Also drops a pending square that no longer applies. A question, a mode change, or a review
  /// drops the square and the moves queued behind it.
  static func end(in table: inout Table, after change: Change) -> Ended? {
    let before = change.before.coach
    if change.isElsewhere {
      table.coach = table.coach.anew
    } else if change.isModeSet || table.session.question != nil, table.coach.square != nil {
      table.coach = table.coach.values.map(Coach.knows) ?? .looks
    }
    guard let square = before.square, table.coach.square == nil, change.step != .move(square)
    else { return nil }
    table.queued = []
    return .after(.queue(.notPlayed([.alone(.move(square))])))
  }
}

extension Table {
  /// True while the coach is on (R15).
  public var isCoached: Bool { coach != .off }

  var isWatching: Bool {
    if case .looksAt = coach { true } else { false }
  }

  /// The waiting moves: the square that the coach checks, then the queue.
  public var waiting: [QueuedMove] {
    if case .looksAt(let square) = coach { [.alone(.move(square))] + queued } else { queued }
  }

  /// The mistake that the coach asks about, or `nil`.
  public var mistakeAsked: JudgedMove? {
    guard case .asks(let square, let values) = coach else { return nil }
    return mistake(square, in: values)
  }

  /// Returns the move on a square if it is a costly mistake, or `nil`.
  fileprivate func mistake(_ square: Square, in values: Advice) -> JudgedMove? {
    guard let side = game.turn, let played = values.moves.first(where: { $0.square == square })
    else { return nil }
    let move = JudgedMove(before: record, side: side, played: played, following: [], advice: values)
    return move.loss >= Lesson.leastLoss && !move.wasLost ? move : nil
  }
}
