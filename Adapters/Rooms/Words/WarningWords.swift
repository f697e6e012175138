import Adapters
import Domain
import Rooms
import UseCases

/// The words for what can be said against a move that is not played yet, without the best one.
extension ReasonWords {
  /// Returns what a reason says of the move alone, or nil if that is nothing against it.
  func warning(_ reason: Reason) -> String? {
    switch reason {
    case .certain(let leads, let empty):
      return certain(
        empty, first: ending(language("another square", ja: "ほかのマス"), leads.best), leads.played)
    case .corner(let corners, let horizon):
      let balance = corners.played.reduce(0) { $0 + ($1.side == side ? 1 : -1) }
      return balance < 0 ? lost(corners, horizon) : nil
    case .forGood(let disks, let moves):
      return disks.played[side.flipped] > disks.played[side]
        ? forGood(disks.played, moves: moves) : nil
    case .pass(let passes, let horizon):
      return passes.played.contains { $0.side == side }
        ? following(horizon, told(passes.played, after: played)) : nil
    case .choice(let squares):
      return squares.played <= 5 ? leaves(squares) : nil
    }
  }

  /// Returns which corners are lost; one that could be taken before, or is lost in any case, is not
  /// given away.
  private func lost(_ corners: Contrast<[Line.Corner]>, _ horizon: Horizon) -> String {
    let lost = corners.played
    guard let corner = lost.first, lost.count == 1, let way = corner.shortWay, !corner.wasLegal,
      !corners.best.contains(where: { $0.square == corner.square && $0.side == corner.side })
    else { return following(horizon, told(lost, after: played)) }
    return language(
      "\(played) gives \(name(corner.side)) the corner \(corner.square)\(way)",
      ja: "\(played) では\(name(corner.side))に隅の \(corner.square) を取られます\(way)。")
  }

  private func following(_ horizon: Horizon, _ words: String) -> String {
    language("\(front(horizon)), \(words)", ja: "\(front(horizon))、\(words)。")
  }

  /// Returns how many squares the move leaves to its side; without the number of another move
  /// nobody knows whether that is few.
  private func leaves(_ squares: Contrast<Int>) -> String {
    let choices = self.choices(squares.played)
    return language(
      "\(played) leaves \(name(side)) \(choices); another square leaves \(squares.best)",
      ja: "\(played) の後、\(choices)、ほかのマスなら\(squares.best)です。")
  }
}
