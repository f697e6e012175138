import Domain
import Testing

/// The end of the game.
struct EndTests {
  @Test(arguments: Ending.all)
  func `R1.5 the game is over if neither side can move, whoever was on turn`(
    ending: Ending
  ) throws {
    let board = try Board(rows: ending.rows)
    for turn in [Disk.dark, .light, nil] {
      let game = Game(board: board, turn: turn)
      #expect(game.status == .over(winner: ending.winner))
      #expect(game.turn == nil)
      #expect(game.legalSquares.isEmpty)
    }
  }

  @Test(arguments: Ending.all)
  func `R1.5 there is no pass and no move when the game is over`(ending: Ending) throws {
    let game = Game(board: try Board(rows: ending.rows), turn: .dark)
    #expect(game.passing() == nil)
    for square in SquareSet.all {
      #expect(game.move(at: square) == nil)
      #expect(game.placing(at: square) == nil)
    }
  }
}
