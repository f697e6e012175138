import Domain
import UseCases

/// A comparison of the lines after a mistake and after the best move (R16).
struct ReasonFinder {
  private let mistake: JudgedMove
  private let played: Line
  private let best: Line

  /// The possible numbers of moves to compare.
  private static let movesCompared = 4...10
  /// The smallest difference that counts, in stable disks or legal squares.
  private static let leastDifference = 3

  /// Creates a comparison of the two lines of a mistake.
  ///
  /// Returns `nil` if the move is the best move or a line is illegal.
  init?(of mistake: JudgedMove) {
    let game = mistake.before.game
    guard mistake.played.square != mistake.advice.best.square,
      let played = Line(game, [.move(mistake.played.square)] + mistake.following),
      let best = Line(game, mistake.advice.line)
    else { return nil }
    (self.mistake, self.played, self.best) = (mistake, played, best)
  }

  var reason: MistakeReason? {
    winsAtOnce ?? certain ?? corner ?? stableDisks ?? choices ?? besideCorner
  }

  private var side: Disk { mistake.side }

  private var winsAtOnce: MistakeReason? {
    best.game(after: 1).result?.winner == side ? .winsAtOnce : nil
  }

  /// The final leads, if they are exact and neither line contradicts them.
  private var certain: MistakeReason? {
    guard mistake.isExact, let lead = mistake.played.value?.lead,
      let bestLead = mistake.advice.best.value?.lead, lead < bestLead,
      played.endsWith(leadOf: lead), best.endsWith(leadOf: bestLead)
    else { return nil }
    return .certain(played: lead, best: bestLead)
  }

  /// The corner that only one line loses or takes.
  ///
  /// The best line must also be better in corners overall.
  private var corner: MistakeReason? {
    guard let count = movesCompared, [count - 1, count].allSatisfy(isBetterInCorners) else {
      return nil
    }
    let other = side.flipped
    let lost = played.corners(of: other, after: count - 1)
      .subtracting(best.corners(of: other, after: count))
    if let corner = lost.first {
      let legal = mistake.before.game.board.legalSquares(for: other)
      return .cornerLost(corner, wasLegal: legal.contains(corner))
    }
    return best.corners(of: side, after: count - 1)
      .subtracting(played.corners(of: side, after: count)).first.map(MistakeReason.cornerTaken)
  }

  private func isBetterInCorners(after count: Int) -> Bool {
    let leads = [played, best].map {
      $0.corners(of: side, after: count).count - $0.corners(of: side.flipped, after: count).count
    }
    return leads[0] < leads[1]
  }

  /// The stable disks of one side, if the lines differ enough.
  private var stableDisks: MistakeReason? {
    guard let count = movesCompared, !played.isOver(after: count), !best.isOver(after: count)
    else { return nil }
    let differences = [count - 1, count].map { count in
      let afterPlayed = played.board(after: count).stableDisks
      let afterBest = best.board(after: count).stableDisks
      return BySide { afterBest[$0].count - afterPlayed[$0].count }
    }
    let least = Self.leastDifference
    guard differences.allSatisfy({ $0[side] - $0[side.flipped] >= least }) else { return nil }
    let moreOwn = differences.allSatisfy { $0[side] >= least }
    let fewerOfOther = differences.allSatisfy { $0[side.flipped] <= -least }
    guard moreOwn || fewerOfOther else { return nil }
    let owner = moreOwn ? side : side.flipped
    return .stableDisks(
      of: owner, played: played.board(after: count).stableDisks[owner].count,
      best: best.board(after: count).stableDisks[owner].count, moves: count)
  }

  private var choices: MistakeReason? {
    guard let played = played.choices, let best = best.choices,
      best - played >= Self.leastDifference
    else { return nil }
    return .choices(played: played, best: best)
  }

  private var besideCorner: MistakeReason? {
    let empty = mistake.before.game.board.emptySquares
    func emptyCorner(beside square: Square) -> Square? {
      SquareSet.corners.intersection(empty).first(where: { corner in
        corner != square && abs(corner.x - square.x) <= 1 && abs(corner.y - square.y) <= 1
      })
    }
    guard let corner = emptyCorner(beside: mistake.played.square),
      emptyCorner(beside: mistake.advice.best.square) == nil
    else { return nil }
    return .besideCorner(corner)
  }

  /// The number of moves to compare, or `nil` if a line is too short.
  ///
  /// The lines are also compared one move earlier. A difference that the next move undoes is not a
  /// reason.
  private var movesCompared: Int? {
    let count = min(played.count, best.count, Self.movesCompared.upperBound)
    return count < Self.movesCompared.lowerBound ? nil : count
  }
}

extension Line {
  /// Returns whether the line ends with this lead or stops before the game ends.
  fileprivate func endsWith(leadOf lead: Int) -> Bool {
    guard let game = games.last, game.turn == nil else { return true }
    return game.board.count(of: side) - game.board.count(of: side.flipped) == lead
  }

  /// Returns a side's corners after `count` moves.
  fileprivate func corners(of side: Disk, after count: Int) -> SquareSet {
    game(after: count).board.squares(of: side).intersection(.corners)
  }

  fileprivate func board(after count: Int) -> Board { game(after: count).board }

  fileprivate func isOver(after count: Int) -> Bool { game(after: count).turn == nil }
}

extension SquareSet {
  fileprivate static let corners = SquareSet(SquareSet.all.filter(\.isCorner))
}
