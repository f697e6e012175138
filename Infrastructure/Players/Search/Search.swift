import Domain

/// A search for the best move: what each move leads to if both sides go on as well as they can.
///
/// Scores are hundredths of a disk, seen by the mover: an estimate, or, where the search reached the
/// end of the game, the disks of the mover less those of the opponent (R1.6). Squares that stay empty
/// count for nobody.
public struct Search {
  /// The score of one disk.
  public static let disk = 100
  /// More than any score.
  static let infinity = 65 * disk

  let limits: SearchLimits
  let stop: StopFlag
  let evaluation: Evaluation
  var table: TranspositionTable?
  /// The moves that are being tried: 64 places for each number of empty squares.
  var candidates = [Int32](repeating: 0, count: 65 * 64)
  /// The number of positions that the search has looked at.
  public internal(set) var nodes = 0

  /// Makes a search that ends when the flag is raised.
  public init(
    limits: SearchLimits, stop: StopFlag = StopFlag(), evaluation: Evaluation = .learned
  ) {
    self.limits = limits
    self.evaluation = evaluation
    self.stop = stop
  }

  /// The error for a search that was told to end.
  struct Stopped: Error {}
}
