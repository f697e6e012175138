import Domain
import TestSupport
import Testing

/// A game from one moment to the next, its passes, and its text.
struct GameTests {
  /// Dark can move (on c1), light cannot.
  let board: Board

  init() throws {
    board = try #require(
      Board(dark: SquareSet(try square("a1")), light: SquareSet(try square("b1"))))
  }

  @Test func `R1.3 the side on turn places a disk on each of its legal squares`() throws {
    for square in Game().legalSquares {
      let move = try #require(Game().move(at: square))
      #expect(move == Move(by: .dark, at: square, on: Board()))
      #expect(Game().placing(at: square) == Game(after: move))
    }
  }

  @Test func `R1.3 the side on turn places a disk on no square that is not legal`() {
    for square in Game().legalSquares.inverted {
      #expect(Game().move(at: square) == nil)
      #expect(Game().placing(at: square) == nil)
    }
  }

  @Test func `R1.2 after dark's first move light is on turn on the board after`() throws {
    let game = try #require(Game().placing(at: square("d3")))
    let after = """
      o
      --------
      --------
      ---x----
      ---xx---
      ---xo---
      --------
      --------
      --------
      """
    #expect(game.description == after)
    #expect(game.status == .toMove(.light))
    #expect(game.legalSquares == SquareSet(try squares("c3 e3 c5")))
  }

  @Test(arguments: Disk.sides)
  func `R7.4 if both sides can move, the given side is on turn`(side: Disk) {
    #expect(Game(board: Board(), turn: side).status == .toMove(side))
  }

  @Test func `R7.4 without a side on turn it is dark's turn if dark can move`() throws {
    #expect(Game(board: Board(), turn: nil) == Game())
    let onlyDark = try board(row: "xo------")
    #expect(Game(board: onlyDark, turn: nil).status == .toMove(.dark))
  }

  @Test func `R7.4 without a side on turn it is light's turn if only light can move`() throws {
    let game = Game(board: try board(row: "ox------"), turn: nil)
    #expect(game.status == .toMove(.light))
    #expect(game.legalSquares == SquareSet(try square("c1")))
  }

  @Test(arguments: [Disk.dark, .light, nil])
  func `R7.4 if no side can move, the game is over whatever the turn says`(turn: Disk?) throws {
    let game = Game(board: try board(row: "xx-----o"), turn: turn)
    #expect(game.status == .over(winner: .dark))
    #expect(game.turn == nil)
  }

  private func board(row: String) throws -> Board {
    try Board(rows: [row] + Array(repeating: "--------", count: 7))
  }

  @Test func `R1.5 a side without a legal square must pass if the opponent has one`() {
    let game = Game(board: board, turn: .light)
    #expect(game.status == .toPass(.light))
    #expect(game.turn == .light)
    #expect(game.legalSquares == .empty)
  }

  @Test func `R1.5 dark must pass as light must`() throws {
    let mirrored = try #require(
      Board(dark: board.squares(of: .light), light: board.squares(of: .dark)))
    let game = Game(board: mirrored, turn: .dark)
    #expect(game.status == .toPass(.dark))
    #expect(game.passing()?.status == .toMove(.light))
  }

  @Test func `R1.5 after a pass the board is the same and the opponent is to move`() throws {
    let passed = try #require(Game(board: board, turn: .light).passing())
    #expect(passed == Game(board: board, turn: .dark))
    #expect(passed.status == .toMove(.dark))
    #expect(passed.legalSquares == SquareSet(try square("c1")))
  }

  @Test func `R1.5 a side that must pass cannot place a disk anywhere`() {
    let game = Game(board: board, turn: .light)
    for square in SquareSet.all {
      #expect(game.move(at: square) == nil)
      #expect(game.placing(at: square) == nil)
    }
  }

  @Test func `R1.5 a side that can move cannot pass`() {
    #expect(Game().passing() == nil)
    #expect(Game(board: board, turn: .dark).passing() == nil)
  }

  /// Light's only disk stands between a dark one and an empty square: dark can move, light cannot.
  static let onlyDark = "xo------" + String(repeating: "\n--------", count: 7)
  static let onlyLight = "ox------" + String(repeating: "\n--------", count: 7)
  static let over = "xx-----o" + String(repeating: "\n--------", count: 7)

  @Test func `R1.2 a game is a line with the side on turn and the board`() {
    #expect(Game().description == "x\n\(Board())")
    #expect(Game(Game().description) == Game())
  }

  @Test func `R1.5 every game on the way from the start to an end is read as it was`() {
    let games = RandomGame(seed: 1).map(\.game)
    #expect(games.last?.turn == nil)
    for game in games {
      #expect(Game(game.description) == game)
    }
  }

  @Test(arguments: [
    ("x\n\(onlyDark)", Game.Status.toMove(.dark)), ("o\n\(onlyDark)", .toPass(.light)),
    ("o\n\(onlyLight)", .toMove(.light)), ("x\n\(onlyLight)", .toPass(.dark)),
    ("-\n\(over)", .over(winner: .dark)),
  ])
  func `R1.5 a game to move, to pass or over is read and written the same`(
    text: String, status: Game.Status
  ) throws {
    let game = try #require(Game(text))
    #expect(game.status == status)
    #expect(game.description == text)
  }

  @Test(arguments: [
    ("x\n\(over)", "-\n\(over)"), ("o\n\(over)", "-\n\(over)"),
    ("-\n\(onlyDark)", "x\n\(onlyDark)"), ("-\n\(onlyLight)", "o\n\(onlyLight)"),
    ("-\n\(Board())", "x\n\(Board())"),
  ])
  func `R7.4 the board decides over the side on turn`(text: String, decided: String) {
    #expect(Game(text)?.description == decided)
  }

  @Test(arguments: [
    "", "x", "x\n", "-", "\(over)", "\n\(over)", "X\n\(over)", "xo\n\(over)", " x\n\(over)",
    "?\n\(over)", "--\n\(over)", "x\n\(over)\n", "x\r\n\(over)", "x\n\n\(over)", "x \(over)",
  ])
  func `R7.4 a text without a side or without a board is no game`(text: String) {
    #expect(Game(text) == nil)
  }
}
