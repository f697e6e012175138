import Domain
import TestSupport
import Testing

/// Sets of squares.
struct SquareSetTests {
  let some: SquareSet
  let others: SquareSet

  init() throws {
    some = SquareSet(try squares("h8 a1 d3"))
    others = SquareSet(try squares("d3 h1 a8"))
  }

  @Test func `R1.1 a square set gives its squares row by row, each once`() throws {
    #expect(Array(some) == (try squares("a1 d3 h8")))
    #expect(SquareSet(try squares("d3 d3 d3")) == SquareSet(try square("d3")))
    #expect(some.first == Square("a1"))
    #expect(SquareSet.all.map(\.index) == Array(0..<64))
  }

  @Test func `R1.1 the empty set has no square, and the full set has 64`() {
    #expect(SquareSet.empty.isEmpty)
    #expect(SquareSet.empty.count == 0)
    #expect(SquareSet.empty.first == nil)
    #expect(Array(SquareSet.empty) == [])
    #expect(!SquareSet.all.isEmpty && SquareSet.all.count == 64)
    #expect(SquareSet.all.inverted == .empty)
  }

  @Test func `R1.1 bit 0 of a square set is a1, and bit 63 is h8`() throws {
    #expect(SquareSet(bits: 1) == SquareSet(try square("a1")))
    #expect(SquareSet(bits: 2) == SquareSet(try square("b1")))
    #expect(SquareSet(bits: 1 << 63) == SquareSet(try square("h8")))
    #expect(SquareSet(bits: some.bits) == some)
  }

  @Test func `R1.1 a square set contains its squares and no others`() {
    for square in SquareSet.all {
      #expect(some.contains(square) == ["a1", "d3", "h8"].contains(square.description))
      #expect(some.inverted.contains(square) != some.contains(square))
    }
  }

  @Test func `R1.1 two sets make their union, intersection and difference`() throws {
    #expect(some.union(others) == SquareSet(try squares("a1 h1 d3 a8 h8")))
    #expect(some.intersection(others) == SquareSet(try square("d3")))
    #expect(some.subtracting(others) == SquareSet(try squares("a1 h8")))
    #expect(!some.isDisjoint(with: others))
    #expect(some.isDisjoint(with: some.inverted))
    #expect(SquareSet.empty.isDisjoint(with: .empty))
  }

  @Test func `R1.1 a square set describes itself by its squares, row by row`() throws {
    #expect("\(some)" == "a1 d3 h8")
    #expect("\(Game().legalSquares)" == "d3 c4 f5 e6")
    #expect("\(SquareSet.empty)" == "none")
  }
}
