import Domain
import TestSupport
import Testing

/// A position says of the mover what a game says of the side on turn.
struct PositionTests {
  @Test func `R1.3 a position has the legal squares and flips of the game it is made of`() {
    for seed in 1...20 as ClosedRange<UInt64> {
      for (game, _) in RandomGame(seed: seed) {
        guard case .toMove(let side) = game.status else { continue }
        let position = Position(of: side, on: game.board)
        #expect(position.legalSquares == game.legalSquares)
        #expect(position.emptySquares == game.board.emptySquares)
        for square in game.board.emptySquares {
          #expect(position.flips(from: square) == game.board.flips(by: side, from: square))
        }
      }
    }
  }

  @Test func `R1.4 after a move a position is the other side's on the board after it`() throws {
    for (game, square) in RandomGame(seed: 4) {
      guard let square, let side = game.turn else { continue }
      let position = Position(of: side, on: game.board)
      let next = try #require(game.placing(at: square))
      #expect(
        position.placing(at: square, flipping: position.flips(from: square))
          == Position(of: side.flipped, on: next.board))
    }
  }

  @Test func `R1.5 after a pass a position is the other side's on the same board`() throws {
    let game = try Game.darkMustPassEarly()
    #expect(
      Position(of: .dark, on: game.board).passing == Position(of: .light, on: game.board))
    #expect(Position(of: .dark, on: game.board).legalSquares.isEmpty)
  }
}
