import Domain
import Rooms
import UseCases

/// The reference analysis, from the last move back to the first (R11.2).
struct PaperAnalysis: Sendable {
  /// The index of the next move to judge, among the steps.
  private var place: Int
  /// The value and the line of the game after that move, if known.
  private var standing: (value: Advice.Value?, side: Disk, line: [Record.Step])?

  /// Creates an analysis beginning with the last move, or `nil` if there is none.
  ///
  /// The value of a finished game is its difference in disks.
  init?(of sheet: PaperSheet) {
    guard let last = sheet.moves.last else { return nil }
    place = last
    guard case .over = sheet.present.game.status else { return }
    let board = sheet.present.game.board
    standing = (.exact(board.count(of: .dark) - board.count(of: .light)), .dark, [])
  }

  /// Returns the next query.
  ///
  /// For an unfinished game, the first query is for its value, after any pass that is due. The
  /// others are for the best move in place of each played move.
  func wait(on sheet: PaperSheet) -> Table.Wait {
    guard let played = played(on: sheet) else {
      var goingOn = sheet.present
      goingOn.pass()
      return .advice(on: goingOn, about: .everyMove)
    }
    return .advice(on: sheet.pile[place], about: .best(knowing: played))
  }

  /// Receives advice and returns the judgment if the advice was about a move.
  mutating func take(_ advice: Advice, on record: Record, of sheet: PaperSheet) -> PaperJudgment? {
    guard let side = record.game.turn else { return nil }
    guard let played = played(on: sheet) else {
      standing = (advice.valueOfGame, side, advice.line)
      return nil
    }
    let judgment = PaperJudgment(
      before: record, side: side, played: played, following: standing?.line ?? [], advice: advice)
    standing = (judgment.advice.valueOfGame, side, judgment.advice.line)
    return judgment
  }

  /// Goes to the previous move.
  ///
  /// - Returns: false if there is none.
  mutating func goBack(on sheet: PaperSheet) -> Bool {
    guard let earlier = sheet.moves.last(where: { $0 < place }) else { return false }
    place = earlier
    return true
  }

  /// The next move to judge, with the value of the game after it.
  private func played(on sheet: PaperSheet) -> ValuedMove? {
    guard let standing, case .move(let square) = sheet.steps[place],
      let side = sheet.pile[place].game.turn
    else { return nil }
    let value = standing.side == side ? standing.value : standing.value?.negated
    return ValuedMove(square, value: value)
  }
}

extension Advice {
  /// The value of the game, which is exact only if every move's value is.
  fileprivate var valueOfGame: Value? {
    isCertain ? best.value : best.value.map { .estimate($0.lead) }
  }

  private var isCertain: Bool {
    moves.allSatisfy { if case .exact? = $0.value { true } else { false } }
  }

  /// Returns the advice with a known value for one move.
  ///
  /// That move comes first if no other has a higher value. The best value is exact only if every
  /// value is.
  func corrected(by known: ValuedMove, then following: [Record.Step]) -> Advice {
    guard let lead = known.value?.lead else { return self }
    let others = moves.filter { $0.square != known.square }
    let better = others.first.flatMap { first in
      others.contains { ($0.value?.lead ?? lead) > lead } ? first : nil
    }
    let best = better ?? known
    let rest = better == nil ? others : others.dropFirst() + [known]
    let isCertain = Advice(best: known, others: [self.best] + others).isCertain
    return Advice(
      best: isCertain
        ? best : ValuedMove(best.square, value: best.value.map { .estimate($0.lead) }),
      others: rest.sorted { ($0.value?.lead ?? 0) > ($1.value?.lead ?? 0) },
      then: best.square == self.best.square
        ? Array(line.dropFirst()) : better == nil ? following : [], depth: depth)
  }
}

extension Advice.Value {
  fileprivate var negated: Advice.Value {
    switch self {
    case .estimate(let lead): .estimate(-lead)
    case .exact(let lead): .exact(-lead)
    }
  }
}
