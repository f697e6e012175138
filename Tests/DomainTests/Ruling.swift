import Domain

/// All that the rules say of a position, as one value that two implementations can agree on.
struct Ruling: Equatable {
  var disks: [[Disk?]]
  var counts: [Int]
  /// The moves of dark and of light: for each legal square the squares that change, in order.
  var moves: [[[Square]]]
  var legalSquares: [[Square]]
  var status: Game.Status
  /// The boards after the moves of the side on turn.
  var outcomes: [[[Disk?]]]

  /// What the product says.
  init(_ game: Game) {
    let moves = Disk.sides.map { side in
      SquareSet.all.compactMap { Move(by: side, at: $0, on: game.board) }
    }
    disks = Self.disks(of: game.board)
    counts = Disk.sides.map { game.board.count(of: $0) }
    self.moves = moves.map { $0.map(\.squares) }
    legalSquares = Disk.sides.map { Array(game.board.legalSquares(for: $0)) }
    status = game.status
    outcomes = game.legalSquares.compactMap { square in
      game.placing(at: square).map { Self.disks(of: $0.board) }
    }
  }

  /// What the obvious rules say, with a side on turn.
  init(_ rules: ObviousRules, turn: Disk) {
    let dark = rules.moves(of: .dark)
    let light = rules.moves(of: .light)
    let own = turn == .dark ? dark : light
    disks = rules.disks
    counts = [rules.count(of: .dark), rules.count(of: .light)]
    moves = [dark, light]
    legalSquares = [dark.map { $0[0] }, light.map { $0[0] }]
    if !own.isEmpty {
      status = .toMove(turn)
    } else if !dark.isEmpty || !light.isEmpty {
      status = .toPass(turn)
    } else if counts[0] == counts[1] {
      status = .over(winner: nil)
    } else {
      status = .over(winner: counts[0] > counts[1] ? .dark : .light)
    }
    outcomes = own.map { changes in
      var after = rules
      after.cover(changes, with: turn)
      return after.disks
    }
  }

  private static func disks(of board: Board) -> [[Disk?]] {
    (0..<8).map { y in (0..<8).map { x in Square(x: x, y: y).flatMap { board[$0] } } }
  }
}
