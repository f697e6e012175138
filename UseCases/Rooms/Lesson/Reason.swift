public import Domain
import UseCases

/// Why a move was worse than the best one: what differs between the lines after the two (R16).
public enum Reason: Hashable, Sendable {
  /// By how many disks the side certainly leads at the end, and how many squares are empty before.
  case certain(Contrast<Int>, empty: Int)
  /// The corners that are taken.
  case corner(Contrast<[Line.Corner]>, within: Horizon)
  /// How many disks are certain to stay, so many moves after the first one.
  case forGood(Contrast<BySide<Int>>, after: Int)
  /// The passes that must be made.
  case pass(Contrast<[Line.Pass]>, within: Horizon)
  /// How many legal squares the side has at its next turn.
  case choice(Contrast<Int>)

  /// Returns the first two reasons that are true of the lines after two moves of the same game.
  public static func contrasts(played: Line, best: Line) -> [Reason] {
    guard played.before == best.before, played.move.square != best.move.square else { return [] }
    let comparison = Comparison(lines: Contrast(played: played, best: best))
    let found = [
      comparison.certain, comparison.corner, comparison.forGood, comparison.pass,
      comparison.choice,
    ]
    return Array(found.compactMap { $0 }.prefix(2))
  }
}
