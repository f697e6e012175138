import Domain
import Infrastructure
import Rooms
import TestSupport
import Testing

/// The rules agree with an obvious board, position by position.
struct AgreementTests {
  /// How often there was something to do, or an end.
  private var seen: [String: Int] = [:]

  @Test mutating func `R1.3 R1.4 R1.5 R1.6 an obvious board agrees on random games`() throws {
    for seed in 1...UInt64(RunOptions.agreements) {
      var board = ObviousBoard()
      var turn = Disk.dark
      for (game, square) in RandomGame(seed: seed) {
        try compare(game, turn: turn, with: board, "seed \(seed)")
        if let square { board.place(turn, x: square.x, y: square.y) }
        turn = turn.flipped
      }
    }
    #expect(seen.keys.count == 7)
  }

  @Test mutating func `R1.3 R1.5 R1.6 an obvious board agrees on random boards`() throws {
    for seed in 1...500 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let turn: Disk = random.next() % 2 == 0 ? .dark : .light
      let empty = random.number(below: 64)
      var board = ObviousBoard()
      for square in 0..<64 {
        let disk: Disk = random.next() % 2 == 0 ? .dark : .light
        board.disks[square] = random.number(below: 64) < empty ? nil : disk
      }
      try compare(
        Game(board: #require(board.board), turn: turn), turn: turn, with: board, "seed \(seed)")
    }
    #expect(seen.keys.count == 7)
  }

  /// Compares all that the rules say of a game.
  private mutating func compare(
    _ game: Game, turn: Disk, with board: ObviousBoard, _ seed: String
  ) throws {
    try #require(game.board == board.board, "\(seed)")
    var movers: [Disk] = []
    for side in Disk.sides {
      let moves = board.moves(of: side)
      let squares = SquareSet.all.map { Move(by: side, at: $0, on: game.board)?.squares ?? [] }
      try #require(squares.map { $0.map(\.index) } == moves, "\(side) \(seed)")
      let legal = moves.indices.filter { !moves[$0].isEmpty }
      try #require(game.board.legalSquares(for: side).map(\.index) == legal, "\(side) \(seed)")
      if !legal.isEmpty { movers.append(side) }
    }
    for square in game.legalSquares {
      var after = board
      after.place(turn, x: square.x, y: square.y)
      try #require(game.placing(at: square)?.board == after.board, "\(square) \(seed)")
    }
    let outlook = board.outlook(turn: turn, movers: movers)
    try #require(game.outlook == outlook, "\(seed)")
    if let result = game.result { try #require(result.lead == abs(board.lead), "\(seed)") }
    seen[outlook, default: 0] += 1
  }
}

extension ObviousBoard {
  /// The same disks on a board of the product.
  fileprivate var board: Board? {
    let sets = Disk.sides.map { side in
      SquareSet(SquareSet.all.filter { disks[$0.index] == side })
    }
    return Board(dark: sets[0], light: sets[1])
  }

  /// Returns the squares that change if a side places a disk on each square, in order.
  fileprivate func moves(of side: Disk) -> [[Int]] {
    SquareSet.all.map { square in
      let flips = flips(side, x: square.x, y: square.y)
      return flips.isEmpty ? [] : [square.index] + flips
    }
  }

  /// Returns what is to happen with a side on turn, where some sides can move.
  fileprivate func outlook(turn: Disk, movers: [Disk]) -> String {
    if movers.contains(turn) { return "\(turn) is to move" }
    if !movers.isEmpty { return "\(turn) must pass" }
    return lead == 0 ? "tied" : lead > 0 ? "x has won" : "o has won"
  }

  /// By how many disks dark leads.
  fileprivate var lead: Int {
    disks.reduce(0) { $0 + ($1 == .dark ? 1 : $1 == .light ? -1 : 0) }
  }
}

extension Game {
  /// What is to happen, or who has won.
  fileprivate var outlook: String {
    switch status {
    case .toMove(let side): "\(side) is to move"
    case .toPass(let side): "\(side) must pass"
    case .over(let result): result.winner.map { "\($0) has won" } ?? "tied"
    }
  }
}
