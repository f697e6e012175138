import Domain
import Rooms
import TestSupport
import Testing

/// The end of the game, and who has won.
struct EndTests {
  @Test(
    arguments: [
      ("no dark disks", .rows("---o----", "--ooo---", "---o----"), .light),
      ("no light disks", .rows("xxx-----"), .dark),
      ("no disks", .rows(), nil),
      ("more dark disks, and no two colors that touch", .rows("xx-----o"), .dark),
      ("more light disks, and no two colors that touch", .rows("oo-----x"), .light),
      ("as many of each, and no two colors that touch", .rows("xx------", "", "oo------"), nil),
      (
        "no line to an empty square that can be closed",
        .rows(
          "oooooooo", "oooooooo", "oooooooo", "ooooooo-", "oooooo--", "oooooo-x", "ooooooo-",
          "oooooooo"), .light
      ),
    ] as [(String, Board, Disk?)])
  func `R1.5 R1.6 the game is over if neither side can move, whoever was on turn`(
    what: String, board: Board, winner: Disk?
  ) throws {
    for turn in [Disk.dark, .light, nil] {
      let game = Game(board: board, turn: turn)
      #expect(try #require(game.result).winner == winner)
      #expect(game.turn == nil && game.legalSquares.isEmpty && game.passing() == nil)
      #expect(SquareSet.all.allSatisfy { game.placing(at: $0) == nil })
    }
  }

  /// Boards filled row by row, first by dark: so many dark disks, the rest light.
  @Test(arguments: [(33, Disk.dark), (64, .dark), (31, .light), (0, .light), (32, nil)])
  func `R1.6 the winner has more disks, and equal counts tie`(dark: Int, winner: Disk?) throws {
    let darkSquares = SquareSet(SquareSet.all.prefix(dark))
    let board = try #require(Board(dark: darkSquares, light: darkSquares.inverted))
    #expect(Disk.sides.map { board.count(of: $0) } == [dark, 64 - dark])
    let result = try #require(Game(board: board, turn: nil).result)
    #expect(result.winner == winner)
    #expect(result.lead == abs(dark - (64 - dark)))
  }

  @Test func `R1.6 the shortest game is won by dark with thirteen disks to none`() throws {
    let game = try Game.played("e6f4e3f6g5d6e7f5c5")
    let result = try #require(game.result)
    #expect(result.winner == .dark && result.lead == 13)
    #expect(result.score == 64, "squares that stay empty count for the winner")
    #expect(Disk.sides.map { game.board.count(of: $0) } == [13, 0])
  }
}
