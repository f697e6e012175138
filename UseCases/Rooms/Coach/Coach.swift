import Domain
import UseCases

/// Use case: a coach looks at what a person picks, and asks before it plays what costs much (R15).
///
/// The value is what the coach does at the present.
enum Coach: Hashable, Sendable {
  /// There is none.
  case off
  /// It looks for what every square is worth.
  case looks
  /// It looks for that, and a square that was picked waits for it.
  case looksAt(Square)
  /// It knows what every square is worth, or nil if that cannot be found.
  indirect case knows(Advice?)
  /// It asks whether a square is to be played, and knows what every square is worth.
  indirect case asks(Square, Advice)

  /// The square about which it asks, or nil.
  var asked: Square? {
    if case .asks(let square, _) = self { square } else { nil }
  }

  /// The square that waits or is asked about, or nil.
  fileprivate var square: Square? {
    if case .looksAt(let square) = self { square } else { asked }
  }

  /// What every square is worth, or nil if that is not known.
  fileprivate var values: Advice? {
    switch self {
    case .knows(let values): values
    case .asks(_, let values): values
    case .off, .looks, .looksAt: nil
    }
  }

  /// The same coach, or none, in another game or at another moment.
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
    // It has been warned of, and asks for a better one.
    case (.ask(.hint), .asks(let square, _)):
      cancel(square, in: &table, ports)
      return nil
    case (.play(.move(let square)), _) where table.planned.isEmpty:
      return look(at: square, in: &table, ports)
    case (.dropPlanned, .looksAt(let square)):
      table.coach = .looks
      table.planned.insert(.alone(.move(square)), at: 0)
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

  /// Looks at a legal square whose turn it is.
  ///
  /// It is played if it is no mistake, or asked about; until the coach knows, it waits, and an
  /// analysis ends.
  ///
  /// - Returns: nil if there is no coach at the present, or the square cannot be played now.
  static func look(
    at square: Square, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    guard table.coach != .off, table.look == nil, !table.isWatching,
      table.reasonAgainstPick == nil, table.game.legalSquares.contains(square)
    else { return nil }
    guard table.lacksWatch else { return judge(square, in: &table, ports) }
    let before = table
    if table.isAnalyzing { table.request = nil }
    table.coach = .looksAt(square)
    table.tell(.plan(.planned), since: before, ports)
    return .accepted
  }

  /// Asks about a square if it is a mistake, as far as the coach knows, and plays it otherwise.
  private static func judge(
    _ square: Square, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    guard let values = table.found?.values ?? table.coach.values,
      table.mistake(square, in: values) != nil
    else { return play(square, in: &table, ports) }
    let before = table
    table.coach = .asks(square, values)
    table.tell(.coach(.asked(square)), since: before, ports)
    return .accepted
  }

  /// Takes what every square is worth, or that it cannot be found; a square that has waited is
  /// judged.
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

  /// Ends the question; what was planned behind the square was meant for the game to which it would
  /// have led.
  private static func cancel(_ square: Square, in table: inout Table, _ ports: Table.Ports) {
    table.coach = .knows(table.coach.values)
    let before = table
    table.planned = []
    table.tell(.coach(.canceled(square)), since: before, ports)
  }

  /// Ends what the coach does, unless it asks, and returns the square that has waited.
  static func leave(in table: inout Table) -> Square? {
    if table.coach.asked != nil { return nil }
    defer { table.coach = .off }
    return table.coach.square
  }
}

extension Coach: Ender {
  /// Begins anew at another moment; a question, another mode, and looking back take a square away
  /// from the coach, with what is planned behind it (R15.3).
  static func end(in table: inout Table, after change: Change) -> Ended? {
    let before = change.before.coach
    if change.isElsewhere {
      table.coach = table.coach.anew
    } else if change.isModeSet || table.session.question != nil, table.coach.square != nil {
      table.coach = table.coach.values.map(Coach.knows) ?? .looks
    }
    guard let square = before.square, table.coach.square == nil, change.step != .move(square)
    else { return nil }
    table.planned = []
    return .after(.plan(.notPlayed([.alone(.move(square))])))
  }
}

extension Table {
  /// Whether a coach looks at what is picked (R15).
  public var isCoached: Bool { coach != .off }

  /// Whether a square waits until the coach knows whether it is a mistake.
  var isWatching: Bool {
    if case .looksAt = coach { true } else { false }
  }

  /// The moves that wait: the square at which the coach looks, and those that are planned.
  public var waiting: [PlannedMove] {
    if case .looksAt(let square) = coach { [.alone(.move(square))] + planned } else { planned }
  }

  /// The mistake about which the coach asks, or nil.
  public var mistakeAsked: JudgedMove? {
    guard case .asks(let square, let values) = coach else { return nil }
    return mistake(square, in: values)
  }

  /// Returns the mistake that a square would be; nil if it would be none.
  fileprivate func mistake(_ square: Square, in values: Advice) -> JudgedMove? {
    guard let side = game.turn, let played = values.moves.first(where: { $0.square == square })
    else { return nil }
    let move = JudgedMove(before: record, side: side, played: played, following: [], advice: values)
    return move.loss >= Lesson.leastLoss && !move.wasLost ? move : nil
  }
}
