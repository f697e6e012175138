import Domain
import UseCases

/// Use case: reviews earlier positions and tries other moves there (R13).
public enum ReviewGame: Taker {
  /// A destination in a review.
  public enum Destination: Hashable, Sendable {
    /// The position before the move with this number.
    case before(move: Int)
    case first
    /// The previous position.
    case back
    /// The next position.
    case forward
    /// The current position.
    case present
    /// The position before the next mistake.
    ///
    /// From the current position, this is the first mistake.
    case nextMistake
    /// The position before the previous mistake.
    case previousMistake
  }

  /// Goes to a position, or tries moves in a reviewed position.
  ///
  /// In a trial, undo goes back and redo goes forward (R13.11).
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    switch input {
    case .go(let position): return go(to: position, in: &table, ports)
    case .undo(let count) where table.isTrying:
      return go(to: .back, by: count, in: &table, ports)
    case .redo(let count) where table.isTrying:
      return go(to: .forward, by: count, in: &table, ports)
    case .redo where table.review != nil: return go(to: .present, in: &table, ports)
    case .make(.pass) where table.review != nil, .play(.pass) where table.review != nil:
      return .ignored(table.reasonAgainstPass)
    case .make(let step) where table.review != nil, .play(let step) where table.review != nil:
      return table.tryOut([step], ports).reason.map(Table.Outcome.ignored) ?? .accepted
    case .queue(let moves) where table.review != nil: return tryOut(moves, in: &table, ports)
    default: return nil
    }
  }

  /// Goes to a position of the game or of a trial.
  ///
  /// This is allowed at any time. The game pauses until the player returns to the current position.
  /// `count` is the number of moves to go back or forward.
  static func go(
    to destination: Destination, by count: Int = 1, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    let number = table.viewed.game.moveNumber
    var review = table.review
    switch destination {
    case .before(let number):
      review = table.position(before: number)
      guard review != nil else { return .ignored(.noMove(in: table.record)) }
    case .first:
      review = table.position(before: table.record.start.moveNumber)
      guard review != nil else { return .ignored(.noMovesYet) }
    case .back:
      var earlier = review ?? Table.Review(at: table.record, of: table.record)
      guard earlier.goBack(by: count) else {
        return .ignored(review == nil ? .noMovesYet : .atFirstMove)
      }
      review = earlier
    case .forward:
      guard var later = review else { return .ignored(.atPresent) }
      guard later.goForward(by: count, in: table.record) else { return .ignored(.atEndOfTrial) }
      review = later
    case .present:
      guard review != nil else { return .ignored(.atPresent) }
      review = nil
    case .nextMistake:
      let next = table.mistakes.first { review == nil || $0 > number }
      guard let next else { return .ignored(table.isJudged ? .noLaterMistake : .nothingJudged) }
      review = table.position(before: next)
    case .previousMistake:
      let previous = table.mistakes.last { $0 < number }
      guard let previous else {
        return .ignored(table.isJudged ? .noEarlierMistake : .nothingJudged)
      }
      review = table.position(before: previous)
    }
    table.show(review, ports)
    return .accepted
  }

  /// Tries a transcript's moves and presents the first illegal move (R13.9).
  private static func tryOut(
    _ moves: [QueuedMove], in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    guard !moves.isEmpty else { return .ignored(table.reasonOfQuestion ?? .nothingToAnswer) }
    let (count, reason) = table.tryOut(moves.map(\.step), ports)
    guard let reason else { return .accepted }
    guard count > 0 else { return .ignored(reason) }
    let dropped = Array(moves.dropFirst(count + 1))
    table.tell(.queue(.refused(moves[count], reason, dropping: dropped)), ports)
    return .accepted
  }
}

extension Table {
  /// Reviews a position, or ends the review.
  ///
  /// Both `nil` and the current position end the review. Plays a pass that is due in an earlier
  /// position.
  mutating func look(at position: Review?) {
    var position = position
    // A review does not play a pass that is due in the current position.
    if position?.viewed != record { position?.pass(in: record) }
    let isPresent = position?.viewed == record && position?.following == []
    review = isPresent ? nil : position
  }

  fileprivate mutating func show(_ position: Review?, _ ports: Ports) {
    let before = self
    look(at: position)
    tell(.reviewed, since: before, ports)
  }

  /// Tries steps in the reviewed position, up to the first illegal step.
  ///
  /// - Returns: the number of steps tried and the reason, if any, why the next step is refused.
  fileprivate mutating func tryOut(
    _ steps: [Record.Step], _ ports: Ports
  ) -> (count: Int, reason: Outcome.Reason?) {
    if let reason = reasonAgainstPick { return (0, reason) }
    guard var review else { return (0, .atPresent) }
    let record = record
    let count = steps.prefix { review.make($0, in: record) }.count
    if count > 0 { show(review, ports) }
    return (count, steps.dropFirst(count).first.map(review.viewed.game.reasonAgainst))
  }

  /// The reason to refuse a player's pass in a review, where passes are automatic.
  fileprivate var reasonAgainstPass: Outcome.Reason {
    reasonOfQuestion ?? (viewed.game.turn == nil ? .nothingToAnswer : .game(.canPlace))
  }

  /// Returns a review of the position before a move, or `nil`.
  func position(before number: Int) -> Review? {
    record.before(move: number).map { Review(at: $0, of: record) }
  }

  fileprivate var isJudged: Bool { !analysis.moves(of: record).isEmpty }

  /// The move numbers of the analyzed mistakes, in game order.
  ///
  /// With one human, only that human's mistakes count.
  fileprivate var mistakes: [Int] {
    let sides = modes.learners
    let mistakes = analysis.moves(of: record).filter { $0.isMistake && sides.contains($0.side) }
    return mistakes.map(\.number).reversed()
  }
}

extension Game {
  /// Returns the reason why a step is illegal.
  fileprivate func reasonAgainst(_ step: Record.Step) -> Table.Outcome.Reason {
    switch step {
    case .move(let square): .game(turn == nil ? .gameOver : reasonAgainst(square))
    case .pass: turn == nil ? .nothingToAnswer : .game(.canPlace)
    }
  }
}
