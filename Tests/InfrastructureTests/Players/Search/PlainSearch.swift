import Domain
import Infrastructure

/// The search once more, as plainly as can be, to hold against that of the product: every move of
/// every position, by the game itself.
struct PlainSearch {
  /// How often a side had to pass.
  private(set) var passes = 0
  /// How often the game was over with squares left empty.
  private(set) var earlyEnds = 0

  /// Returns the score of a game for a side, in hundredths of a disk, looking so many moves ahead;
  /// passes are free.
  mutating func score(_ game: Game, for side: Disk, depth: Int) -> Int {
    switch game.status {
    case .over:
      if !game.board.emptySquares.isEmpty { earlyEnds += 1 }
      return 100 * (game.board.count(of: side) - game.board.count(of: side.flipped))
    case _ where depth == 0:
      let turn = game.turn ?? side
      let estimate = Search.estimate(Position(of: turn, on: game.board))
      return turn == side ? estimate : -estimate
    case .toPass:
      passes += 1
      return game.passing().map { score($0, for: side, depth: depth) } ?? 0
    case .toMove(let turn):
      let scores = game.legalSquares.compactMap { game.placing(at: $0) }
        .map { score($0, for: side, depth: depth - 1) }
      return (turn == side ? scores.max() : scores.min()) ?? 0
    }
  }
}

extension Search {
  /// Returns what a position is worth to the mover without a look ahead.
  static func estimate(_ position: Position) -> Int {
    var search = Search(limits: SearchLimits(depth: 1, exactFrom: 0))
    return search.score(of: position, depth: 0) ?? 0
  }
}

extension Game {
  /// Returns the position of the side on turn, or nil if the game is over.
  var position: Position? {
    turn.map { Position(of: $0, on: board) }
  }

  /// Returns a game after so many moves at random; the game may have ended before.
  static func random(seed: UInt64, moves: Int) -> Game {
    let games = Game.random(seed: seed)
    return games.first { $0.board.emptySquares.count <= 60 - moves } ?? games[games.count - 1]
  }

  /// Returns a board with so many empty squares, and random disks on the others, often few of them
  /// dark, with dark on turn: passes and early ends are common on such boards.
  static func scattered(seed: UInt64, empty: Int) -> Game {
    var random = SplitMix64(seed: seed)
    let squares = Array(SquareSet.all).shuffled(using: &random).dropFirst(empty)
    let dark = squares.filter { _ in random.next() % (2 + seed % 3 * 10) == 0 }
    let light = SquareSet(squares).subtracting(SquareSet(dark))
    return Game(board: Board(dark: SquareSet(dark), light: light) ?? Board(), turn: .dark)
  }
}
