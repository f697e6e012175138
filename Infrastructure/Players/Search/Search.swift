public import Domain

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

  private let limits: SearchLimits
  private let stop: StopFlag
  private var tree: SearchTree

  /// The number of positions that the search has looked at.
  public var nodes: Int { tree.nodes + tree.lastSquares.nodes }

  /// Makes a search that ends when the flag is raised.
  public init(
    limits: SearchLimits, stop: StopFlag = StopFlag(), evaluation: Evaluation = .learned
  ) {
    self.limits = limits
    self.stop = stop
    tree = SearchTree(tableBits: limits.tableBits, stop: stop, evaluation: evaluation)
  }

  /// A move, and what it leads to.
  public struct Scored: Hashable, Sendable {
    /// The square on which a disk is placed.
    public let square: Square
    /// The score for the side that places it, in hundredths of a disk.
    public let score: Int
    /// Whether the score is that of the end of the game, and no estimate.
    public let isExact: Bool
  }

  /// Returns the best move, or, if the limits have a margin, one of those that are worse by less;
  /// nil if there is no legal square.
  ///
  /// Among equal moves the generator decides. A search that is stopped returns the best move so far.
  public mutating func bestMove(
    of position: Position, using generator: inout some RandomNumberGenerator
  ) -> Scored? {
    var moves = position.legalSquares.map { Scored(square: $0, score: 0, isExact: false) }
    moves.shuffle(using: &generator)
    if moves.count > 1 || limits.margin == 0 { deepen(&moves, of: position) }
    guard let best = moves.first, limits.margin > 0 else { return moves.first }
    return moves.filter { $0.score > best.score - limits.margin }.randomElement(using: &generator)
  }

  /// Returns the score of a position for the mover, looking so many moves ahead; nil if stopped.
  public mutating func score(of position: Position, depth: Int) -> Int? {
    tree.makeTable()
    let empty = position.emptySquares.count
    return try? tree.score(
      position, depth: min(max(0, depth), empty), empty: empty, -Self.infinity, Self.infinity)
  }

  /// Scores the moves deeper and deeper and sorts them, the best first.
  private mutating func deepen(_ moves: inout [Scored], of position: Position) {
    // A search that was called off before it began must not fill a table first.
    guard !stop.isRaised else { return }
    let empty = position.emptySquares.count
    tree.makeTable()
    let isExact = empty <= limits.exactFrom
    var depths = Array(1...limits.depth)
    if isExact { depths = depths.filter { $0 + 6 < empty } + [empty] }
    if limits.depth >= empty { depths = depths.filter { $0 < empty } + [empty] }
    for depth in depths {
      guard (try? rank(&moves, of: position, depth: depth, empty: empty)) != nil else { return }
    }
  }

  /// Scores the moves at a depth, and puts the best first each time one is found.
  ///
  /// A move that is worse by the margin or more gets a bound for a score.
  private mutating func rank(
    _ moves: inout [Scored], of position: Position, depth: Int, empty: Int
  ) throws(SearchTree.Stopped) {
    var best = -Self.infinity
    for (place, move) in moves.enumerated() {
      let flips = position.flips(from: move.square)
      let next = position.placing(at: move.square, flipping: flips)
      let window = max(-Self.infinity, best - limits.margin)
      var score = window + 1
      tree.nodes += 1
      if place > 0, limits.margin == 0 {
        score = try -tree.score(next, depth: depth - 1, empty: empty - 1, -window - 1, -window)
      }
      if score > window {
        score = try -tree.score(
          next, depth: depth - 1, empty: empty - 1, -Self.infinity, -window)
      }
      let isOver = next.legalSquares.isEmpty && next.passing.legalSquares.isEmpty
      moves[place] = Scored(
        square: move.square, score: score, isExact: depth == empty || isOver)
      if score > best {
        best = score
        moves.insert(moves.remove(at: place), at: 0)
      }
    }
  }
}
