import Domain
import TestSupport
import Testing

/// A game from one moment to the next, its passes, and its text.
struct GameTests {
  /// Light's only disk stands between a dark one and an empty square: dark can move, light cannot.
  static let onlyDark = Board.rows("xo------")
  static let onlyLight = Board.rows("ox------")
  static let over = Board.rows("xx-----o")

  @Test func `R1.3 the side on turn places a disk on its legal squares and on no others`() throws {
    #expect(Game().legalSquares == SquareSet(try squares("d3 c4 f5 e6")))
    for square in SquareSet.all {
      let move = Move(by: .dark, at: square, on: Board())
      #expect((move != nil) == Game().legalSquares.contains(square))
      #expect(Game().move(at: square) == move)
      #expect(Game().placing(at: square) == move.map(Game.init(after:)))
    }
  }

  @Test func `R1.2 dark moves first, and then light is on turn on the board after`() throws {
    #expect(Game() == Game(board: Board(), turn: .dark))
    #expect(Game().status == .toMove(.dark))
    let game = try #require(Game().placing(at: square("d3")))
    #expect("\(game.board)\n" == Boards.afterD3)
    #expect(game.status == .toMove(.light))
    #expect(game.legalSquares == SquareSet(try squares("c3 e3 c5")))
  }

  @Test(arguments: [(onlyDark, Disk.light), (onlyLight, .dark)])
  func `R1.5 a side without a legal square must pass if the opponent has one, and can do no more`(
    board: Board, side: Disk
  ) throws {
    let game = Game(board: board, turn: side)
    #expect(game.status == .toPass(side) && game.turn == side)
    #expect(game.legalSquares == .empty)
    #expect(SquareSet.all.allSatisfy { game.move(at: $0) == nil && game.placing(at: $0) == nil })
    let passed = try #require(game.passing())
    #expect(passed == Game(board: board, turn: side.flipped))
    #expect(passed.legalSquares == SquareSet(try square("c1")))
    #expect(passed.passing() == nil, "a side that can move cannot pass")
  }

  @Test(
    arguments: [
      (.dark, Board(), .toMove(.dark)), (.light, Board(), .toMove(.light)),
      (nil, Board(), .toMove(.dark)),
      (.dark, onlyDark, .toMove(.dark)), (.light, onlyDark, .toPass(.light)),
      (nil, onlyDark, .toMove(.dark)),
      (.dark, onlyLight, .toPass(.dark)), (.light, onlyLight, .toMove(.light)),
      (nil, onlyLight, .toMove(.light)),
      (.dark, over, .over(Game.Result(of: over))), (.light, over, .over(Game.Result(of: over))),
      (nil, over, .over(Game.Result(of: over))),
    ] as [(Disk?, Board, Game.Status)])
  func `R1.5 R7.8 the board decides over the side on turn`(
    side: Disk?, board: Board, status: Game.Status
  ) {
    #expect(Game(board: board, turn: side).status == status)
  }
}
