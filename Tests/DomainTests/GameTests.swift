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
    #expect("\(game)\n" == "o\n" + Boards.afterD3)
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

  @Test func `R1.5 every game on the way from the start to an end is read as it was`() {
    let games = RandomGame(seed: 1).map(\.game)
    #expect(games.last?.turn == nil)
    for game in games { #expect(Game(game.description) == game) }
  }

  /// The side on turn and the board, as they are read, and the side that is written.
  @Test(
    arguments: [
      ("x", Board(), "x", .toMove(.dark)), ("o", Board(), "o", .toMove(.light)),
      ("-", Board(), "x", .toMove(.dark)),
      ("x", onlyDark, "x", .toMove(.dark)), ("o", onlyDark, "o", .toPass(.light)),
      ("-", onlyDark, "x", .toMove(.dark)),
      ("x", onlyLight, "x", .toPass(.dark)), ("o", onlyLight, "o", .toMove(.light)),
      ("-", onlyLight, "o", .toMove(.light)),
      ("x", over, "-", .over(winner: .dark)), ("o", over, "-", .over(winner: .dark)),
      ("-", over, "-", .over(winner: .dark)),
    ] as [(String, Board, String, Game.Status)])
  func `R1.5 R7.4 a game is read from the side on turn and the board, and the board decides`(
    side: String, board: Board, written: String, status: Game.Status
  ) throws {
    let game = try #require(Game("\(side)\n\(board)"))
    #expect(game == Game(board: board, turn: Disk(side)))
    #expect(game.status == status)
    #expect(game.description == "\(written)\n\(board)")
  }

  @Test(arguments: [
    "", "x", "x\n", "-", "\(over)", "\n\(over)", "X\n\(over)", "xo\n\(over)", " x\n\(over)",
    "?\n\(over)", "--\n\(over)", "x\n\(over)\n", "x\r\n\(over)", "x\n\n\(over)", "x \(over)",
  ])
  func `R7.4 a text without a side or without a board is no game`(text: String) {
    #expect(Game(text) == nil)
  }
}
