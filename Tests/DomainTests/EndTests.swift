import Domain
import TestSupport
import Testing

/// The end of the game, and who has won.
struct EndTests {
  @Test(arguments: FinalBoard.all)
  func `R1.5 the game is over if neither side can move, whoever was on turn`(
    end: FinalBoard
  ) throws {
    let board = try Board(rows: end.rows)
    for turn in [Disk.dark, .light, nil] {
      let game = Game(board: board, turn: turn)
      #expect(game.status == .over(winner: end.winner))
      #expect(game.turn == nil)
      #expect(game.legalSquares.isEmpty)
    }
  }

  @Test(arguments: FinalBoard.all)
  func `R1.5 there is no pass and no move when the game is over`(end: FinalBoard) throws {
    let game = Game(board: try Board(rows: end.rows), turn: .dark)
    #expect(game.passing() == nil)
    for square in SquareSet.all {
      #expect(game.move(at: square) == nil)
      #expect(game.placing(at: square) == nil)
    }
  }

  /// Boards filled row by row, first by dark: so many dark disks, the rest light.
  @Test(arguments: [(33, Disk.dark), (64, .dark), (31, .light), (0, .light), (32, nil)])
  func `R1.6 the winner has more disks, and equal counts tie`(dark: Int, winner: Disk?) throws {
    let darkSquares = SquareSet(SquareSet.all.prefix(dark))
    let board = try #require(Board(dark: darkSquares, light: darkSquares.inverted))
    #expect(board.count(of: .dark) == dark)
    #expect(board.count(of: .light) == 64 - dark)
    #expect(board.leader == winner)
    #expect(Game(board: board, turn: nil).status == .over(winner: winner))
  }

  @Test func `R1.6 empty squares count for nobody`() throws {
    let corners = try squares("a1 h1 a8")
    let dark = try #require(
      Board(dark: SquareSet(corners.prefix(2)), light: SquareSet(corners.suffix(1))))
    #expect(Game(board: dark, turn: .light).status == .over(winner: .dark))
    let light = try #require(
      Board(dark: SquareSet(corners.prefix(1)), light: SquareSet(corners.suffix(2))))
    #expect(Game(board: light, turn: .dark).status == .over(winner: .light))
  }

  @Test func `R1.6 nobody leads at the start, and nobody has won`() {
    #expect(Board().leader == nil)
    #expect(Game().status == .toMove(.dark))
  }

  @Test func `R1.6 the shortest game is won by dark with thirteen disks to none`() throws {
    var game = Game()
    for square in try squares("e6 f4 e3 f6 g5 d6 e7 f5 c5") {
      game = try #require(game.placing(at: square))
    }
    #expect(game.status == .over(winner: .dark))
    #expect(game.board.count(of: .dark) == 13)
    #expect(game.board.count(of: .light) == 0)
  }
}
