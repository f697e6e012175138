import Domain
import UseCases

/// An analysis under way: the moves of a game are judged from the last one back (R11.2).
package struct Judging: Hashable, Sendable {
  /// The place among the steps of the game of the move that is judged next.
  private var next: Int
  /// What the game is worth after that move, or nil until that is known.
  private var standing: Standing?

  /// What a game is worth to a side, or nil if the computer cannot say, and how it would go on.
  private struct Standing: Hashable {
    let worth: Advice.Worth?
    let side: Disk
    var line: [Record.Step] = []

    /// Returns what the game is worth to a side.
    func worth(to side: Disk) -> Advice.Worth? {
      side == self.side ? worth : worth?.ofOtherSide
    }
  }

  /// Begins with the last move of a game; returns nil if it has none.
  init?(of record: Record) {
    guard let last = record.placeOfLastMove else { return nil }
    next = last
    if record.game.turn == nil {
      let board = record.game.board
      let lead = board.count(of: .dark) - board.count(of: .light)
      standing = Standing(worth: .exactly(lead), side: .dark)
    }
  }

  /// Returns what is awaited to judge the next move of the game: before the last move of a game
  /// that goes on, what that game is worth, after a pass if one is due, because nobody is asked
  /// about a game in which a side must pass (R5.2).
  ///
  /// - Complexity: plays the steps before the move again.
  func query(on record: Record) -> Query? {
    guard let standing else {
      var goingOn = record
      goingOn.pass()
      return Query(record: goingOn, question: .everyMove)
    }
    let before = record.prefix(next)
    guard let side = before.game.turn, case .move(let square)? = record.steps.dropFirst(next).first
    else { return nil }
    let played = ValuedMove(square, worth: standing.worth(to: side))
    return Query(record: before, question: .best(knowing: played))
  }

  /// Returns the move that advice about the game before it judges; nil if the advice is about the
  /// game after the last move.
  func judgment(by advice: Advice, about question: Advice.Question, on record: Record)
    -> JudgedMove?
  {
    guard case .best(knowing: let played) = question, let side = record.game.turn else {
      return nil
    }
    return JudgedMove(
      before: record, side: side, played: played, following: standing?.line ?? [],
      advice: knowing(advice, after: question))
  }

  /// Returns advice with what was known before.
  private func knowing(_ advice: Advice, after question: Advice.Question) -> Advice {
    guard case .best(knowing: let played) = question else { return advice }
    return advice.knowing(played, then: standing?.line ?? [])
  }

  /// Returns how the analysis goes on when advice has been given about a game; nil if no move has
  /// led to that.
  func following(_ advice: Advice, about question: Advice.Question, on record: Record) -> Judging? {
    guard let side = record.game.turn, let last = record.placeOfLastMove else { return nil }
    var following = self
    following.next = last
    let known = knowing(advice, after: question)
    following.standing = Standing(worth: known.positionWorth, side: side, line: known.line)
    return following
  }
}

extension Table {
  /// What an analysis has found of the moment that is looked at, or nil (R11.7).
  var judgedAdvice: Advice? {
    guard let look else { return nil }
    return analysis.moves(of: record).first { $0.before == look.seen }?.advice
  }

  /// Returns advice as it agrees with what an analysis has found.
  func agreed(_ advice: Advice) -> Advice {
    judgedAdvice.map(advice.agreeing) ?? advice
  }
}

extension Record {
  /// The place of the last move among the steps, or nil if there is none.
  fileprivate var placeOfLastMove: Int? { steps.lastIndex(where: \.isMove) }
}
