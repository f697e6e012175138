import Domain
import UseCases

/// Use case: a person looks at earlier moments of the game, each of which is the one before a move,
/// tries other moves there, and returns to the present (R13).
public enum LookBack: Taker {
  /// Where a person wants to go.
  public enum Moment: Hashable, Sendable {
    /// To the moment before the move of a number.
    case before(move: Int)
    /// To the moment before the first move.
    case first
    /// To the moment before the one that is seen.
    case back
    /// To the moment behind the one that is seen.
    case forward
    /// To the present.
    case present
    /// To the moment before the next mistake, from the present before the first one.
    case nextMistake
    /// To the moment before the mistake before.
    case previousMistake
  }

  /// Takes where to go and, while a moment is looked at, what is tried there; in a trial taking back
  /// is going back, and making again is going on (R13.11).
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    switch input {
    case .go(let moment): return go(to: moment, in: &table, ports)
    case .undo(let count) where table.isTrying:
      return go(to: .back, by: count, in: &table, ports)
    case .redo(let count) where table.isTrying:
      return go(to: .forward, by: count, in: &table, ports)
    case .redo where table.look != nil: return go(to: .present, in: &table, ports)
    case .make(.pass) where table.look != nil, .play(.pass) where table.look != nil:
      return .ignored(table.reasonAgainstPass)
    case .make(let step) where table.look != nil, .play(let step) where table.look != nil:
      return table.tryOut([step], ports).reason.map(Table.Outcome.ignored) ?? .accepted
    case .plan(let moves) where table.look != nil: return tryOut(moves, in: &table, ports)
    default: return nil
    }
  }

  /// Goes to a moment of the game or of what is tried, at any time; the game waits as long as that
  /// is not the present.
  ///
  /// - Parameters:
  ///   - moment: where to go.
  ///   - count: how many moments to go back or forward; if there are fewer, the last one counts.
  ///   - table: the table, at which nothing of the game changes.
  ///   - ports: where that is presented.
  static func go(
    to moment: Moment, by count: Int = 1, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    let number = table.seen.game.moveNumber
    var look = table.look
    switch moment {
    case .before(let number):
      look = table.moment(before: number)
      guard look != nil else { return .ignored(.noMove(in: table.record)) }
    case .first:
      look = table.moment(before: table.record.start.moveNumber)
      guard look != nil else { return .ignored(.noMovesYet) }
    case .back:
      var earlier = look ?? Table.Look(at: table.record, of: table.record)
      guard earlier.goBack(by: count) else {
        return .ignored(look == nil ? .noMovesYet : .atFirstMove)
      }
      look = earlier
    case .forward:
      guard var later = look else { return .ignored(.atPresent) }
      guard later.goForward(by: count, in: table.record) else { return .ignored(.atEndOfTrial) }
      look = later
    case .present:
      guard look != nil else { return .ignored(.atPresent) }
      look = nil
    case .nextMistake:
      let next = table.mistakes.first { look == nil || $0 > number }
      guard let next else { return .ignored(table.isJudged ? .noLaterMistake : .nothingJudged) }
      look = table.moment(before: next)
    case .previousMistake:
      let previous = table.mistakes.last { $0 < number }
      guard let previous else {
        return .ignored(table.isJudged ? .noEarlierMistake : .nothingJudged)
      }
      look = table.moment(before: previous)
    }
    table.show(look, ports)
    return .accepted
  }

  /// Tries the moves of a transcript; the first that is not legal is told (R13.9).
  private static func tryOut(
    _ moves: [PlannedMove], in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    guard !moves.isEmpty else { return .ignored(table.reasonOfQuestion ?? .nothingToAnswer) }
    let (count, reason) = table.tryOut(moves.map(\.step), ports)
    guard let reason else { return .accepted }
    guard count > 0 else { return .ignored(reason) }
    let dropped = Array(moves.dropFirst(count + 1))
    table.tell(.plan(.refused(moves[count], reason, dropping: dropped)), ports)
    return .accepted
  }
}

extension Table {
  /// Looks at a moment, at which a side is to move or the line ends, or returns to the present if
  /// it is nil or the present itself.
  mutating func look(at moment: Look?) {
    var moment = moment
    // A pass that is due at the present is not made by looking.
    if moment?.seen != record { moment?.pass(in: record) }
    let isPresent = moment?.seen == record && moment?.following == []
    look = isPresent ? nil : moment
  }

  /// Shows a moment, or the present.
  fileprivate mutating func show(_ moment: Look?, _ ports: Ports) {
    let before = self
    look(at: moment)
    tell(.looked, since: before, ports)
  }

  /// Tries steps at the moment that is looked at, one behind the other up to the first that does
  /// not count; returns how many have counted, and why the next one does not, if there is one.
  fileprivate mutating func tryOut(
    _ steps: [Record.Step], _ ports: Ports
  ) -> (count: Int, reason: Outcome.Reason?) {
    if let reason = reasonAgainstPick { return (0, reason) }
    guard var look else { return (0, .atPresent) }
    let record = record
    let count = steps.prefix { look.make($0, in: record) }.count
    if count > 0 { show(look, ports) }
    return (count, steps.dropFirst(count).first.map(look.seen.game.reasonAgainst))
  }

  /// Why nobody passes at the moment that is looked at: passes go by themselves there.
  fileprivate var reasonAgainstPass: Outcome.Reason {
    reasonOfQuestion ?? (seen.game.turn == nil ? .nothingToAnswer : .game(.canPlace))
  }

  /// Returns the moment before the move of a number, or nil if the game has no such move.
  func moment(before number: Int) -> Look? {
    record.before(move: number).map { Look(at: $0, of: record) }
  }

  /// Whether moves of the game have been judged.
  fileprivate var isJudged: Bool { !analysis.moves(of: record).isEmpty }

  /// The numbers of the mistakes that an analysis has found in the game, in their order: those of
  /// the person, if only one plays.
  fileprivate var mistakes: [Int] {
    let sides = modes.learners
    let mistakes = analysis.moves(of: record).filter { $0.isMistake && sides.contains($0.side) }
    return mistakes.map(\.number).reversed()
  }
}

extension Game {
  /// Returns why a step that is not legal is not.
  fileprivate func reasonAgainst(_ step: Record.Step) -> Table.Outcome.Reason {
    switch step {
    case .move(let square): .game(turn == nil ? .gameOver : reasonAgainst(square))
    case .pass: turn == nil ? .nothingToAnswer : .game(.canPlace)
    }
  }
}
