package import Domain
import UseCases

/// An analysis in progress, from the last move back to the first (R11.2).
package struct Judging: Hashable, Sendable {
  /// The step index of the next move to judge.
  private var next: Int
  /// The value of the position after that move, or `nil` until known.
  private var standing: Standing?

  /// The value of a position for a side, and the line from there.
  private struct Standing: Hashable {
    let value: Advice.Value?
    let side: Disk
    var line: [Record.Step] = []

    func value(to side: Disk) -> Advice.Value? {
      side == self.side ? value : value?.negated
    }
  }

  /// Creates an analysis that begins with the last move.
  ///
  /// Returns `nil` for a game without moves.
  package init?(of record: Record) {
    guard let last = record.placeOfLastMove else { return nil }
    next = last
    if record.game.turn == nil {
      let board = record.game.board
      let lead = board.count(of: .dark) - board.count(of: .light)
      standing = Standing(value: .exact(lead), side: .dark)
    }
  }

  /// Returns the query for judging the next move.
  ///
  /// In an unfinished game, the first query asks for the value of the current position, after any
  /// pass that is due. No computer is asked about a position without a legal move (R5.2).
  ///
  /// - Complexity: replays the steps before the move.
  package func query(on record: Record) -> Query? {
    guard let standing else {
      var goingOn = record
      goingOn.pass()
      return Query(record: goingOn, question: .everyMove)
    }
    let before = record.prefix(next)
    guard let side = before.game.turn, case .move(let square)? = record.steps.dropFirst(next).first
    else { return nil }
    let played = ValuedMove(square, value: standing.value(to: side))
    return Query(record: before, question: .best(knowing: played))
  }

  /// Returns the move judged by advice on the position before it.
  ///
  /// Returns `nil` for advice on the current position.
  package func judgment(by advice: Advice, about question: Advice.Question, on record: Record)
    -> JudgedMove?
  {
    guard case .best(knowing: let played) = question, let side = record.game.turn else {
      return nil
    }
    return JudgedMove(
      before: record, side: side, played: played, following: standing?.line ?? [],
      advice: knowing(advice, after: question))
  }

  /// Returns advice with the value of the played move added.
  private func knowing(_ advice: Advice, after question: Advice.Question) -> Advice {
    guard case .best(knowing: let played) = question else { return advice }
    return advice.knowing(played, then: standing?.line ?? [])
  }

  /// Returns the rest of the analysis after an answer, or `nil` if no moves remain.
  package func following(_ advice: Advice, about question: Advice.Question, on record: Record)
    -> Judging?
  {
    guard let side = record.game.turn, let last = record.placeOfLastMove else { return nil }
    var following = self
    following.next = last
    let known = knowing(advice, after: question)
    following.standing = Standing(value: known.positionValue, side: side, line: known.line)
    return following
  }
}

extension Record {
  fileprivate var placeOfLastMove: Int? { steps.lastIndex(where: \.isMove) }
}
