import Domain
import TestSupport
import Testing

/// The pass.
struct PassTests {
  /// Dark can move (on c1), light cannot.
  let board: Board

  init() throws {
    board = try #require(
      Board(dark: SquareSet(try square("a1")), light: SquareSet(try square("b1"))))
  }

  @Test func `R1.5 a side without a legal square must pass if the opponent has one`() {
    let game = Game(board: board, turn: .light)
    #expect(game.status == .toPass(.light))
    #expect(game.turn == .light)
    #expect(game.legalSquares == .empty)
  }

  @Test func `R1.5 dark must pass as light must`() throws {
    let mirrored = try #require(
      Board(dark: board.squares(of: .light), light: board.squares(of: .dark)))
    let game = Game(board: mirrored, turn: .dark)
    #expect(game.status == .toPass(.dark))
    #expect(game.passing()?.status == .toMove(.light))
  }

  @Test func `R1.5 after a pass the board is the same and the opponent is to move`() throws {
    let passed = try #require(Game(board: board, turn: .light).passing())
    #expect(passed == Game(board: board, turn: .dark))
    #expect(passed.status == .toMove(.dark))
    #expect(passed.legalSquares == SquareSet(try square("c1")))
  }

  @Test func `R1.5 a side that must pass cannot place a disk anywhere`() {
    let game = Game(board: board, turn: .light)
    for square in SquareSet.all {
      #expect(game.move(at: square) == nil)
      #expect(game.placing(at: square) == nil)
    }
  }

  @Test func `R1.5 a side that can move cannot pass`() {
    #expect(Game().passing() == nil)
    #expect(Game(board: board, turn: .dark).passing() == nil)
  }
}
