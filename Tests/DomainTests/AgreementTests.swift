import Domain
import Infrastructure
import TestSupport
import Testing

/// The rules of Domain are those on paper, position by position.
struct AgreementTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `R1.3 R1.5 R1.6 a random game is the same on paper`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var game = Game()
    var paper = PaperGame.new
    while true {
      try compare(game, with: paper, "seed \(seed), \(paper.steps)")
      switch game.status {
      case .over: return
      case .toPass:
        game = try #require(game.passing())
        paper.pass()
      case .toMove:
        let square = paper.legal[random.number(below: paper.legal.count)]
        let move = try #require(Square(index: square).flatMap { game.move(at: $0) })
        #expect(paper.place(on: square) == move.squares.map(\.index), "seed \(seed)")
        game = Game(after: move)
      }
    }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `R1.3 R1.4 R1.5 R7.16 a random board is the same on paper, with either or no side on turn`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let full = random.next() % 100
    let disks = (0..<64).map { _ in
      random.next() % 100 > full ? nil : Disk.sides[random.number(below: 2)]
    }
    let paper = PaperBoard(disks: disks)
    func squares(_ side: Disk) -> SquareSet {
      SquareSet((0..<64).filter { disks[$0] == side }.compactMap(Square.init(index:)))
    }
    let board = try #require(Board(dark: squares(.dark), light: squares(.light)))
    for turn in [Disk.dark, .light, nil] {
      try compare(
        Game(board: board, turn: turn), with: PaperGame(paper, turn: turn), "seed \(seed)")
    }
    for side in Disk.sides {
      for square in SquareSet.all {
        let squares = Move(by: side, at: square, on: board)?.squares ?? []
        #expect(squares.map(\.index) == paper.changes(of: side, at: square.index), "seed \(seed)")
      }
    }
  }

  private func compare(_ game: Game, with paper: PaperGame, _ place: String) throws {
    try #require(game.board.disks == paper.board.disks, "\(place)")
    try #require(game.legalSquares.map(\.index) == paper.legal, "\(place)")
    let due: PaperGame.Due =
      switch game.status {
      case .toMove(let side): .move(side)
      case .toPass(let side): .pass(side)
      case .over: .end
      }
    try #require(due == paper.due, "\(place)")
    let passes = paper.turn.map(PaperGame.Due.pass) == paper.due
    try #require((game.passing() != nil) == passes, "\(place)")
    guard let result = game.result else { return }
    let winner = result.winner.map { "\($0.letter) won" } ?? "Tied"
    try #require(winner == paper.message, "\(place)")
    try #require(result.dark == paper.board.count(of: .dark), "\(place)")
    try #require(result.light == paper.board.count(of: .light), "\(place)")
  }
}
