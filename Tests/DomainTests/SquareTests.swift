import Domain
import Testing

/// The 64 squares and their names.
struct SquareTests {
  @Test func `R1.1 there are 64 squares, each with its own column and row`() throws {
    for y in 0..<8 {
      for x in 0..<8 {
        let square = try #require(Square(x: x, y: y))
        #expect(square.x == x)
        #expect(square.y == y)
        #expect(square.index == y * 8 + x)
        #expect(Square(index: square.index) == square)
      }
    }
    #expect(Set((0..<64).compactMap(Square.init(index:))).count == 64)
  }

  @Test(arguments: [Int.min, -256, -64, -8, -1, 8, 64, 255, 256, Int.max])
  func `R1.1 a square off the board cannot be made`(off: Int) {
    for on in 0..<8 {
      #expect(Square(x: off, y: on) == nil)
      #expect(Square(x: on, y: off) == nil)
    }
    #expect(Square(x: off, y: off) == nil)
    if off != 8 { #expect(Square(index: off) == nil) }
  }

  @Test func `R1.1 a square is named by its column letter and its row digit`() throws {
    #expect(Square(x: 3, y: 2)?.description == "d3")
    let names = "12345678".flatMap { row in "abcdefgh".map { "\($0)\(row)" } }
    #expect(SquareSet.all.map(\.description) == names)
    #expect(names.map(Square.init(_:)) == Array(SquareSet.all))
  }

  @Test(arguments: [
    "", "d", "3", "d33", "dd3", "3d", "D3", "i1", "a0", "a9", "`1", " d3", "d3 ", "d3\n", "d-1",
    "ä1", "é", "d３", "🙂",
  ])
  func `R1.1 a text that is not a column letter and a row digit is no square`(name: String) {
    #expect(Square(name) == nil)
  }
}
