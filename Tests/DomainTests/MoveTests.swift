import Domain
import Testing

/// The disks of a move, shown one by one.
struct MoveTests {
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
