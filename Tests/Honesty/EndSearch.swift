/// Finds how a game ends if both sides play well, by trying all that matters.
package struct EndSearch {
  /// The positions that were looked at.
  package private(set) var count = 0

  /// Makes a search.
  package init() {}

  /// Returns whether a side that is on turn gets exactly so many disks more than the other.
  package mutating func isWorth(_ lead: Int, _ board: PlainBoard, to side: Side) -> Bool {
    best(board, side, lead - 1, lead + 1) == lead
  }

  /// Returns the lead of the side on turn at the end, if it lies between two bounds; else a bound
  /// of it beyond one of them.
  package mutating func best(
    _ board: PlainBoard, _ side: Side, _ low: Int = -65, _ high: Int = 65
  ) -> Int {
    count += 1
    let empties = board.empties
    // A move that leaves the other few replies is tried first: that often ends the matter.
    let moves = empties.compactMap { place in board.placing(side, on: place) }
      .map { (board: $0, replies: empties.count > 4 ? $0.legal(for: side.other).count : 0) }
      .sorted { $0.replies < $1.replies }
    guard !moves.isEmpty else {
      if board.legal(for: side.other).isEmpty { return board.lead(of: side) }
      return -best(board, side.other, -high, -low)
    }
    var found = -65
    for move in moves {
      found = max(found, -best(move.board, side.other, -high, -max(found, low)))
      if found >= high { break }
    }
    return found
  }
}
