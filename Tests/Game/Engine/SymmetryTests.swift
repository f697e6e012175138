import Adapters
import Domain
import Engine
import EngineSupport
import Front
import GameSupport
import Infrastructure
import Notations
import TestSupport
import Testing

/// The eight orientations of the board.
struct SymmetryTests {
  private let a2 = SquareSet(bits: 1 << 8)

  @Test func `the eight orientations move a square to eight places, and back`() {
    #expect(Set(Symmetry.all.map { $0(a2) }).count == 8)
    for symmetry in Symmetry.all {
      for square in SquareSet.all { #expect(symmetry.inverse(symmetry(square)) == square) }
    }
  }

  @Test func `the legal squares of an orientation are those of the board, rotated and mirrored`()
    throws
  {
    for seed in 1...5 as ClosedRange<UInt64> {
      for game in Game.random(seed: seed) {
        guard let position = Position(of: game) else { continue }
        for symmetry in Symmetry.all {
          #expect(symmetry(position).legalSquares == symmetry(position.legalSquares))
          #expect(symmetry(position).oriented.position == position.oriented.position)
        }
        let (oriented, symmetry) = position.oriented
        #expect(symmetry(position) == oriented)
      }
    }
  }

  @Test func `the first four moves lead to the same position, rotated and mirrored`() throws {
    let start = try #require(Position(of: Game()))
    let squares = Array(start.legalSquares)
    for square in squares {
      #expect(start.movesEqual(to: square) == squares.filter { $0 != square })
    }
    let second = try #require(Position(of: try Record(steps: Transcript("d3").steps).game))
    for square in second.legalSquares { #expect(second.movesEqual(to: square) == []) }
  }
}
