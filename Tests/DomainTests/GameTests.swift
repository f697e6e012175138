import Domain
import Testing

/// The side on turn, and the end of a game.
struct GameTests {
  @Test func `R1.1 R1.2 dark moves first, with two disks of each side in the middle of 64 squares`()
  {
    let game = Game()
    #expect(SquareSet.all.count == 64)
    #expect(game.board.squares(of: .dark).description == "e4 d5")
    #expect(game.board.squares(of: .light).description == "d4 e5")
    #expect(game.status == .toMove(.dark))
    #expect(game.legalSquares.description == "d3 c4 f5 e6")
  }

  @Test func `R1.5 a record accepts a pass only where it is due, and keeps every step`() throws {
    let empty = Array(repeating: "--------", count: 6)
    let board = try Board(rows: ["xo-o----"] + empty + ["xo------"])
    var record = Record(start: Game(board: board, turn: .dark))
    let c1 = try #require(Square("c1"))
    let e1 = try #require(Square("e1"))
    let made = [
      record.pass(), record.place(on: c1) != nil, record.place(on: e1) != nil, record.pass(),
      record.pass(),
    ]
    #expect(made == [false, true, false, true, false])
    #expect(record.lastMove?.square == c1, "even after a pass")
    record.place(on: e1)
    #expect(record.description == "c1--e1")
    #expect(record.game.status == .toPass(.light))
  }
}
