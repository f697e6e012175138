import Domain
import Rooms
import UseCases

/// An analysis under way, which goes from the last move of a sheet back to the first (R11.2).
struct PaperAnalysis: Sendable {
  /// The place among the steps of the move that is judged next.
  private var place: Int
  /// What the game after that move is worth to a side, if that is known.
  private var standing: (worth: Advice.Worth?, side: Disk, line: [Record.Step])?

  /// Begins with the last move, or returns nil if there is none; an end is worth its disks.
  init?(of sheet: PaperSheet) {
    guard let last = sheet.moves.last else { return nil }
    place = last
    guard case .over = sheet.present.game.status else { return }
    let board = sheet.present.game.board
    standing = (.exactly(board.count(of: .dark) - board.count(of: .light)), .dark, [])
  }

  /// What a computer is asked next: what the game is worth that goes on, behind a pass that is due,
  /// and then what is best in the place of each move.
  func wait(on sheet: PaperSheet) -> Table.Wait {
    guard let played = played(on: sheet) else {
      var goingOn = sheet.present
      goingOn.pass()
      return .advice(on: goingOn, about: .everyMove)
    }
    return .advice(on: sheet.pile[place], about: .best(knowing: played))
  }

  /// Takes what a computer says, and returns what that says of the move, if it was about one.
  mutating func take(_ advice: Advice, on record: Record, of sheet: PaperSheet) -> PaperJudgment? {
    guard let side = record.game.turn else { return nil }
    guard let played = played(on: sheet) else {
      standing = (advice.worthOfGame, side, advice.line)
      return nil
    }
    let judgment = PaperJudgment(
      before: record, side: side, played: played, following: standing?.line ?? [], advice: advice)
    standing = (judgment.advice.worthOfGame, side, judgment.advice.line)
    return judgment
  }

  /// Goes on to the move before the one that was judged; false if there is none.
  mutating func goBack(on sheet: PaperSheet) -> Bool {
    guard let earlier = sheet.moves.last(where: { $0 < place }) else { return false }
    place = earlier
    return true
  }

  /// The move that is judged next, with its worth to its side: that of the game after it.
  private func played(on sheet: PaperSheet) -> ValuedMove? {
    guard let standing, case .move(let square) = sheet.steps[place],
      let side = sheet.pile[place].game.turn
    else { return nil }
    let worth = standing.side == side ? standing.worth : standing.worth?.negated
    return ValuedMove(square, worth: worth)
  }
}

extension Advice {
  /// What the game is worth: that of the best move, for certain only if all worths are.
  fileprivate var worthOfGame: Worth? {
    isCertain ? best.worth : best.worth.map { .about($0.lead) }
  }

  private var isCertain: Bool {
    moves.allSatisfy { if case .exactly? = $0.worth { true } else { false } }
  }

  /// The same advice where one move is worth what was found before: that move comes first if no
  /// other is worth more, and nothing is certain unless all is.
  func corrected(by known: ValuedMove, then following: [Record.Step]) -> Advice {
    guard let lead = known.worth?.lead else { return self }
    let others = moves.filter { $0.square != known.square }
    let better = others.first.flatMap { first in
      others.contains { ($0.worth?.lead ?? lead) > lead } ? first : nil
    }
    let best = better ?? known
    let rest = better == nil ? others : others.dropFirst() + [known]
    let isCertain = Advice(best: known, others: [self.best] + others).isCertain
    return Advice(
      best: isCertain ? best : ValuedMove(best.square, worth: best.worth.map { .about($0.lead) }),
      others: rest.sorted { ($0.worth?.lead ?? 0) > ($1.worth?.lead ?? 0) },
      then: best.square == self.best.square
        ? Array(line.dropFirst()) : better == nil ? following : [], depth: depth)
  }
}

extension Advice.Worth {
  /// The worth to the other side.
  fileprivate var negated: Advice.Worth {
    switch self {
    case .about(let lead): .about(-lead)
    case .exactly(let lead): .exactly(-lead)
    }
  }
}
