package import Domain

/// A search for the best move of a game: what each move leads to if both sides go on as well as
/// they can.
///
/// With its limits and the flag that stops it, this is all that the engine shows to the rest of the
/// product. Scores are hundredths of a disk: an estimate, or, where the search reached the end of
/// the game, the disks of the side that moves less those of the other (R1.6). Squares that stay
/// empty count for nobody.
package struct Search: Sendable {
  /// The score of one disk.
  package static let disk = 100
  /// More than any score.
  static let infinity = 65 * disk

  /// How many positions were looked at, which the benchmark measures.
  package private(set) var nodes = 0
  /// How many moves ahead every move was looked at.
  package private(set) var depth = 0

  private let limits: SearchLimits
  private let evaluation: Evaluation
  private let tableBits: Int?
  /// The tree with what it has found out, which helps with the next game that is near.
  private var tree: SearchTree?

  /// Makes a search.
  ///
  /// - Parameter tableBits: the number of positions that are kept is 2 to the power of this; by
  ///   default, what the limits need.
  package init(
    limits: SearchLimits, tableBits: Int? = nil, evaluation: Evaluation = .learned
  ) {
    self.limits = limits
    self.tableBits = tableBits
    self.evaluation = evaluation
  }

  /// A move, and what it leads to.
  package struct Scored: Hashable, Sendable {
    /// Where the disk is placed.
    package let square: Square
    /// The score for the side that places it, in hundredths of a disk.
    package let score: Int
    /// Whether the score is that of the end of the game, rather than an estimate.
    package let isExact: Bool
  }

  /// Returns the best move, or, if the limits have a margin, one of those that are worse by less;
  /// nil if there is no legal square.
  ///
  /// Among equal moves the generator decides. A search that is stopped returns the best move so
  /// far.
  package mutating func bestMove(
    in game: Game, using generator: inout some RandomNumberGenerator,
    until stop: StopFlag = StopFlag()
  ) -> Scored? {
    let moves = ranked(in: game, .empty, using: &generator, until: stop)
    guard let best = moves.first, limits.margin > 0, !best.isExact else { return moves.first }
    return moves.filter { $0.score > best.score - limits.margin }.randomElement(using: &generator)
  }

  /// Returns the best move and then the others that are asked about, in their order; none if there
  /// is no legal square.
  package mutating func scores(
    in game: Game, of asked: SquareSet, using generator: inout some RandomNumberGenerator,
    until stop: StopFlag = StopFlag()
  ) -> [Scored] {
    let moves = ranked(in: game, asked, using: &generator, until: stop)
    let others = moves.dropFirst().filter { asked.contains($0.square) }
    // A search that was stopped may have the best move so far in another place.
    return (moves.prefix(1) + others).sorted { $0.score > $1.score }
  }

  /// Returns how a game goes on after the best move, as far as that was found out: to the end if
  /// the score is exact.
  package mutating func line(after move: Scored, in game: Game) -> [Record.Step] {
    // Taken, not to copy its tables.
    guard case .toMove(let side) = game.status, var tree = tree.take() else { return [] }
    defer { self.tree = tree }
    let position = Position(of: side, on: game.board).placing(at: move.square)
    let line = BestLine(
      from: position, score: move.isExact ? -move.score : nil, depth: depth - 1, in: &tree)
    return line.squares.map { $0.map(Record.Step.move) ?? .pass }
  }

  /// Scores the moves deeper and deeper, and returns them, the best first.
  private mutating func ranked(
    in game: Game, _ asked: SquareSet, using generator: inout some RandomNumberGenerator,
    until stop: StopFlag
  ) -> [Scored] {
    guard case .toMove(let side) = game.status else { return [] }
    var moves = game.legalSquares.map { Scored(square: $0, score: 0, isExact: false) }
    // A search that was called off before it began must not fill a table first.
    guard !stop.isRaised else { return moves }
    moves.shuffle(using: &generator)
    let position = Position(of: side, on: game.board)
    let empty = position.emptySquares.count
    let isExact = empty <= max(limits.exactFrom, limits.depth)
    let bits = tableBits ?? min(20, max(10, (isExact ? empty : limits.depth) + 2))
    var tree = self.tree.take() ?? SearchTree(tableBits: bits, evaluation: evaluation)
    tree.stop = stop
    tree.cuts = .middle
    depth = 0
    defer {
      nodes = tree.nodes
      self.tree = tree
    }
    do throws(SearchTree.Stopped) {
      let last = isExact ? min(limits.depth, empty - 7) : limits.depth
      for depth in stride(from: 1, through: last, by: 1) {
        try rank(&moves, asked, of: position, in: &tree, depth: depth)
      }
      guard isExact else { return moves }
      if empty >= 12 {
        tree.cuts = .everywhere
        try rank(&moves, asked, of: position, in: &tree, depth: empty)
        tree.cuts = .middle
      }
      try rank(&moves, asked, of: position, in: &tree, depth: empty)
    } catch {}
    return moves
  }

  /// Scores the moves at a depth, and puts the best first each time one is found; one that is worse
  /// by the margin or more gets a bound for a score, unless it is asked about.
  private mutating func rank(
    _ moves: inout [Scored], _ asked: SquareSet, of position: Position, in tree: inout SearchTree,
    depth: Int
  ) throws(SearchTree.Stopped) {
    var best = -Self.infinity
    let isExact = depth == position.emptySquares.count && tree.cuts != .everywhere
    for (place, move) in moves.enumerated() {
      let next = position.placing(at: move.square)
      var lowest = isExact ? best : max(-Self.infinity, best - limits.margin)
      if asked.contains(move.square) { lowest = -Self.infinity }
      var score = lowest + 1
      if place > 0, lowest == best {
        score = try -tree.score(next, depth: depth - 1, -lowest - 1, -lowest)
      }
      if score > lowest {
        score = try -tree.score(
          next, depth: depth - 1, -Self.infinity, -lowest, around: isExact ? -move.score : nil)
      }
      let isOver = next.legalSquares.isEmpty && next.passing.legalSquares.isEmpty
      moves[place] = Scored(square: move.square, score: score, isExact: isOver || isExact)
      if score > best {
        best = score
        moves.insert(moves.remove(at: place), at: 0)
      }
    }
    self.depth = depth
  }
}
