package import Domain
package import Engine
import GameSupport
import Infrastructure
import TestSupport

/// A plain search that tries every move of every position, by the game itself.
///
/// The search of the product is compared with it.
package struct PlainSearch {
  package init() {}

  /// How often a side had to pass.
  package private(set) var passes = 0
  /// How often the game was over with squares left empty.
  package private(set) var earlyEnds = 0
  /// The games whose position differs from the rules.
  package private(set) var disputed: [Game] = []

  /// Returns the score of a game for a side, in hundredths of a disk, looking so many moves ahead;
  /// passes are free.
  package mutating func score(_ game: Game, for side: Disk, depth: Int) -> Int {
    guard let turn = game.turn else {
      if !game.board.emptySquares.isEmpty { earlyEnds += 1 }
      return 100 * (game.board.count(of: side) - game.board.count(of: side.flipped))
    }
    let position = Position(of: turn, on: game.board)
    if position.legalSquares != game.legalSquares { disputed.append(game) }
    if depth == 0 { return (turn == side ? 1 : -1) * position.estimate }
    if let passed = game.passing() {
      passes += 1
      return score(passed, for: side, depth: depth)
    }
    let scores = game.legalSquares.map { square in
      let next = game.placing(at: square) ?? game
      let after = Position(of: turn.flipped, on: next.board)
      if position.placing(at: square) != after { disputed.append(game) }
      return score(next, for: side, depth: depth - 1)
    }
    return (turn == side ? scores.max() : scores.min()) ?? 0
  }
}

extension SearchTree {
  /// Creates the tree of a search that is never stopped, by default without probable cuts.
  package init(tableBits: Int = 10, cuts: Cuts = .nowhere) {
    self.init(tableBits: tableBits, evaluation: .learned)
    self.cuts = cuts
  }
}

extension Position {
  /// Returns the final lead of the mover under good play.
  ///
  /// This is a plain search with a window, which tries moves with few replies first.
  package func end(_ alpha: Int = -64, _ beta: Int = 64) -> Int {
    let moves = legalSquares.map(placing(at:))
    if moves.isEmpty {
      if passing.legalSquares.isEmpty { return mover.count - opponent.count }
      return -passing.end(-beta, -alpha)
    }
    var best = -64
    for move in moves.sorted(by: { $0.legalSquares.count < $1.legalSquares.count }) {
      best = max(best, -move.end(-beta, -max(alpha, best)))
      if best >= beta { break }
    }
    return best
  }

  /// The estimate for the mover without a look ahead.
  package var estimate: Int {
    min(max(-6400, Evaluation.learned.value(of: self)), 6400)
  }
}

extension Game {
  /// The position of the side on turn, or nil if the game is over.
  package var position: Position? {
    turn.map { Position(of: $0, on: board) }
  }

  /// Returns a game after so many moves at random; the game may have ended before.
  package static func random(seed: UInt64, moves: Int) -> Game {
    let games = Game.random(seed: seed)
    return games.first { $0.board.emptySquares.count <= 60 - moves } ?? games[games.count - 1]
  }

  /// Returns a board with so many empty squares, and random disks on the others, often few of them
  /// dark, with dark on turn: passes and early ends are common on such boards.
  package static func scattered(seed: UInt64, empty: Int) -> Game {
    var random = SplitMix64(seed: seed)
    let squares = Array(SquareSet.all).shuffled(using: &random).dropFirst(empty)
    let dark = squares.filter { _ in random.next() % (2 + seed % 3 * 10) == 0 }
    let light = SquareSet(squares).subtracting(SquareSet(dark))
    return Game(board: Board(dark: SquareSet(dark), light: light) ?? Board(), turn: .dark)
  }
}
