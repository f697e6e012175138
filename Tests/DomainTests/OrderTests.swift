import Domain
import Testing

/// The order in which the disks of a move change, written out square by square.
struct OrderTests {
  @Test func `R1.4 R8.7 the lines change clockwise from up-left to left, the nearest disk first`()
    throws
  {
    let board = try Board(rows: [
      "x--x--x-", "-o-o-o--", "--ooo---", "xoo-ooox",
      "--ooo---", "-o-o-o--", "x--o--x-", "---x----",
    ])
    let move = try #require(Square("d4").flatMap { Move(by: .dark, at: $0, on: board) })
    #expect(
      move.squares.map(\.description) == [
        "d4", "c3", "b2", "d3", "d2", "e3", "f2", "e4", "f4", "g4", "e5", "f6", "d5", "d6", "d7",
        "c5", "b6", "c4", "b4",
      ])
  }

  @Test func `R3.1 exactly the shown disks of a move have changed`() throws {
    let board = try Board(rows: ["xoo-oox-"] + Array(repeating: "--------", count: 7))
    let move = try #require(Square("d1").flatMap { Move(by: .dark, at: $0, on: board) })
    let rows = (-1...6).map { move.board(showing: $0).description.prefix(8) }
    #expect(
      rows == [
        "xoo-oox-", "xoo-oox-", "xooxoox-", "xooxxox-", "xooxxxx-", "xoxxxxx-", "xxxxxxx-",
        "xxxxxxx-",
      ])
  }
}
