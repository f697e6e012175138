import Domain
import UseCases

/// Use case: a coach looks at what a person picks, and asks before it plays what costs much (R15).
///
/// The value is what the coach knows of the present, and about which square it asks.
public struct Coach: Hashable, Sendable {
  /// The worth of every move, as far as it is known.
  var knowledge = Knowledge.unsought
  /// The square about which it asks, or nil.
  var asked: Square?

  /// What the coach has learned about what every move is worth.
  enum Knowledge: Hashable {
    /// Nothing yet.
    case unsought
    /// That the computer cannot say.
    case nothing
    /// What every move is worth.
    indirect case values(Advice)

    /// What every move is worth, or nil.
    var values: Advice? {
      if case .values(let advice) = self { advice } else { nil }
    }
  }
}

extension Coach: Taker {
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    switch input {
    case .coach(let isWatching):
      table.run.isCoached = isWatching
      table.tell(.coach(.watches(isWatching)), ports)
      return .accepted
    case .answer(.ok): return table.coach.asked.flatMap { agree(to: $0, in: &table, ports) }
    case .answer(.cancel):
      guard let square = table.coach.asked else { return nil }
      cancel(square, in: &table, ports)
      return .accepted
    case .play(.move(let next)): return take(next, in: &table, ports)
    default: return nil
    }
  }

  /// Takes a legal square that is picked: one about which the coach asks agrees, another one is
  /// picked in its place, and any other is looked at before it is played.
  private static func take(
    _ square: Square, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    guard table.game.legalSquares.contains(square) else { return nil }
    if let asked = table.coach.asked {
      if asked == square { return agree(to: square, in: &table, ports) }
      cancel(asked, in: &table, ports)
      return table.handOn(.play(.move(square)), ports)
    }
    return table.isWatched ? PlayAhead.plan([.watched(square)], in: &table, ports) : nil
  }

  private static func agree(
    to square: Square, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    table.coach.asked = nil
    table.takeWatched()
    return PlayGame.take(.make(.move(square)), in: &table, ports)
  }

  private static func cancel(_ square: Square, in table: inout Table, _ ports: Table.Ports) {
    table.coach.asked = nil
    // What was planned behind the square was meant for the game to which it would have led.
    table.takeWatched()
    let before = table
    table.planned = []
    table.tell(.coach(.canceled(square)), since: before, ports)
  }

  /// Asks whether a square is to be played, if that would be a mistake, and returns true, or
  /// returns false.
  static func warns(of square: Square, in table: inout Table, _ ports: Table.Ports) -> Bool {
    guard table.warning(of: square) != nil else { return false }
    table.coach.asked = square
    table.tell(.coach(.asked(square)), ports)
    return true
  }
}

extension Coach: Ender {
  /// Another moment, another question, and another mode end what the coach does; but for the mode,
  /// what it knows of the moves is of that moment, too.
  static func end(in table: inout Table, after change: Change) -> Ended? {
    let isAskedOtherwise = table.session.question != nil
    let isLooking = change.before.look != table.look
    if isAskedOtherwise || isLooking, case .watched? = table.planned.first { table.planned = [] }
    if change.isElsewhere { table.coach = Coach() }
    // The square about which it asks is the first that is planned.
    let isPlanned = table.planned.first == table.coach.asked.map(PlannedMove.watched)
    if !isPlanned || change.isModeSet { table.coach.asked = nil }
    return nil
  }
}

/// Finds out for the coach whether a square that waits is a mistake, before all else.
enum Watching: Asker {
  static func query(in table: Table) -> Query? {
    table.isWatching ? Foresight.query(in: table) : nil
  }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    Foresight.take(answer, in: &table, ports)
  }

  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool {
    Foresight.takeNoAnswer(in: &table, ports)
  }
}

/// Finds out for the coach what every move of a turn is worth, before one is picked (R15.1).
enum Foresight: Asker {
  static let isAwaited = false

  static func query(in table: Table) -> Query? {
    table.lacksWatch ? Query(record: table.seen, question: .everyMove) : nil
  }

  static func take(_ answer: Advice, in table: inout Table, _ ports: Table.Ports) {
    if table.lacksKeptValues {
      KeepValues.take(answer, in: &table, ports)
    } else {
      table.coach.knowledge = .values(answer)
    }
  }

  static func takeNoAnswer(in table: inout Table, _ ports: Table.Ports) -> Bool {
    if table.lacksKeptValues { return KeepValues.takeNoAnswer(in: &table, ports) }
    table.coach.knowledge = .nothing
    return true
  }
}

extension Table {
  /// Whether the coach is to know what every square is worth, and a computer is still to be asked.
  fileprivate var lacksWatch: Bool {
    guard run.isCoached, look == nil, found?.values == nil, reasonAgainstAdvice == nil else {
      return false
    }
    return coach.knowledge == .unsought
  }

  /// Whether the coach is to look at a square that a person plays now.
  fileprivate var isWatched: Bool {
    run.isCoached && look == nil && planned.isEmpty && reasonAgainstPick == nil
  }

  /// Whether the coach still finds out whether a square is a mistake.
  var isWatching: Bool {
    guard case .watched? = planned.first, look == nil, question == nil else { return false }
    return lacksWatch
  }

  /// The mistake about which the coach asks, or nil.
  public var mistakeAsked: JudgedMove? { coach.asked.flatMap(warning) }

  /// Returns the mistake that a square would be, as far as the coach knows; nil if it would be
  /// none.
  func warning(of square: Square) -> JudgedMove? {
    guard run.isCoached, let values = found?.values ?? coach.knowledge.values, let side = game.turn,
      let played = values.moves.first(where: { $0.square == square })
    else { return nil }
    let move = JudgedMove(before: record, side: side, played: played, following: [], advice: values)
    return move.loss >= Lesson.leastLoss ? move : nil
  }

  /// Takes the square away at which the coach looks, or about which it asks.
  fileprivate mutating func takeWatched() {
    if case .watched = planned.first { planned.removeFirst() }
  }
}
