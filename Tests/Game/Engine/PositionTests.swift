import Domain
import Engine
import EngineSupport
import GameSupport
import Infrastructure
import TestSupport
import Testing

/// The position of the engine, beside the game.
struct PositionTests {
  @Test func `R1.3 R1.5 a position has the legal squares, flips, and successors of its game`() {
    let played = (1...UInt64(RunOptions.positions)).flatMap { Game.random(seed: $0) }
    let scattered = (1...60 as ClosedRange<UInt64>).map {
      Game.scattered(seed: $0, empty: Int($0))
    }
    for game in played + scattered {
      for side in Disk.sides {
        let position = Position(of: side, on: game.board)
        #expect(position.legalSquares == game.board.legalSquares(for: side))
        #expect(position.passing == Position(of: side.flipped, on: game.board))
        let flips = game.board.emptySquares.map { position.flips(from: $0) }
        let moves = game.board.emptySquares.map { Move(by: side, at: $0, on: game.board) }
        #expect(flips == moves.map { SquareSet($0?.flips ?? []) })
      }
      guard let side = game.turn, let position = game.position else { continue }
      #expect(position.emptySquares == game.board.emptySquares)
      for square in game.legalSquares {
        #expect(
          game.placing(at: square).map { Position(of: side.flipped, on: $0.board) }
            == position.placing(at: square))
      }
    }
  }

  @Test(arguments: 1...RunOptions.perftDepth)
  func `R1.3 perft by positions counts the known number of leaves at each depth`(depth: Int) {
    var perft = Perft(isPlacingAll: false)
    #expect(perft.leaves(Position(of: .dark, on: Board()), depth: depth) == Perft.known[depth - 1])
  }
}
