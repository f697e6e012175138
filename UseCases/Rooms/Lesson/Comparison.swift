import Domain
import UseCases

/// The search for what differs between the lines after two moves of one game (R16).
struct Comparison {
  let lines: Contrast<Line>

  /// The side whose moves they are.
  private var side: Disk { lines.best.side }

  /// The reason that the end is certain, and better after the best move (R16.3).
  var certain: Reason? {
    guard let played = lines.played.certainLead, let best = lines.best.certainLead, played < best
    else { return nil }
    let empty = lines.best.before.board.emptySquares.count
    return .certain(Contrast(played: played, best: best), empty: empty)
  }

  /// The reason that the side does better in corners after the best move (R16.4).
  var corner: Reason? {
    guard let horizon = Horizon(of: lines) else { return nil }
    func isBetter(within horizon: Horizon) -> Bool {
      let gain = lines.map { line in
        line.corners(within: horizon).reduce(0) { $0 + ($1.side == side ? 1 : -1) }
      }
      return gain.best > gain.played
    }
    return holds(horizon, isBetter)
      ? .corner(lines.map { $0.corners(within: horizon) }, within: horizon) : nil
  }

  /// The reason that the side does better in disks for good after the best move (R16.5).
  var forGood: Reason? {
    guard case .moves(let count)? = Horizon(of: lines) else { return nil }
    let disks = certainDisks(after: count)
    let lead = [disks, certainDisks(after: count - 1)].map { disks in
      disks?.map { $0[side] - $0[side.flipped] }
    }
    let isBetter = lead.allSatisfy { $0.map { $0.best - $0.played >= 3 } ?? false }
    return isBetter ? disks.map { .forGood($0, after: count) } : nil
  }

  /// Returns the disks that are certain to stay, so many moves after the first one; nil if a game
  /// is over there, where that is no news of any disk.
  private func certainDisks(after moves: Int) -> Contrast<BySide<Int>>? {
    let games = lines.map { $0.games[$0.stepCount(within: .moves(moves)) - 1] }
    guard games.played.turn != nil, games.best.turn != nil else { return nil }
    return games.map { game in
      let certain = game.board.certainDisks
      return BySide { certain[$0].count }
    }
  }

  /// The reason that only after the move the side must pass, or only after the best one the other
  /// (R16.7).
  var pass: Reason? {
    guard let horizon = Horizon(of: lines) else { return nil }
    func isBetter(within horizon: Horizon) -> Bool {
      let passes = lines.map { line in
        let passes = line.passes(within: horizon)
        return BySide { side in passes.count { $0.side == side } }
      }
      let played = passes.played
      let best = passes.best
      let other = side.flipped
      let isRelieved = played[side] > 0 && best[side] == 0
      let isHindered = best[other] > 0 && played[other] == 0
      return (isRelieved || isHindered) && best[other] - best[side] > played[other] - played[side]
    }
    return holds(horizon, isBetter)
      ? .pass(lines.map { $0.passes(within: horizon) }, within: horizon) : nil
  }

  /// The reason that the side has more squares to choose from after the best move (R16.8).
  var choice: Reason? {
    guard let played = lines.played.nextChoices, let best = lines.best.nextChoices,
      best - played >= 3
    else { return nil }
    return .choice(Contrast(played: played, best: best))
  }

  /// Returns whether something holds within a horizon, and also one move earlier, and in the whole
  /// lines: what one move more would take back is no reason (R16.4).
  private func holds(_ horizon: Horizon, _ isTrue: (Horizon) -> Bool) -> Bool {
    isTrue(horizon) && isTrue(horizon.nearer) && isTrue(Horizon(ofAll: lines))
  }
}

extension Line {
  /// The lead at the end if it is certain, and the line, if it reaches the end, agrees.
  fileprivate var certainLead: Int? {
    guard case .exactly(let lead)? = move.worth, let last = games.last else { return nil }
    let board = last.board
    return isOver && board.count(of: side) - board.count(of: side.flipped) != lead ? nil : lead
  }

  /// How many legal squares the side has at its next turn, or nil if the line has none.
  fileprivate var nextChoices: Int? {
    games.first { $0.turn == side }?.legalSquares.count
  }
}
