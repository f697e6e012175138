import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// The classic format of a saved game (R7.4).
struct SavedGameTextTests {
  static let start = """
    --------
    --------
    --------
    ---ox---
    ---xo---
    --------
    --------
    --------

    """

  @Test(arguments: [
    ("x00", Modes()), ("x01", Modes(light: .computer)), ("x10", Modes(dark: .computer)),
    ("x11", Modes(dark: .computer, light: .computer)),
  ])
  func `R7.4 a saved game is its header and eight rows`(header: String, modes: Modes) throws {
    let saved = SavedGame(modes: modes)
    let text = "\(header)\n\(Self.start)"
    #expect(SavedGameText.encode(saved) == text)
    #expect(try SavedGameText.decode(Array(text.utf8)) == saved)
  }

  @Test func `R7.4 column letters run along a row, row digits down`() throws {
    let rows = ["x------o", "xo------"] + Array(repeating: "--------", count: 5) + ["o-------"]
    let text = "o10\n" + rows.map { $0 + "\n" }.joined()
    let dark = SquareSet(["a1", "a2"].compactMap(Square.init))
    let light = SquareSet(["h1", "b2", "a8"].compactMap(Square.init))
    let board = try #require(Board(dark: dark, light: light))
    let saved = SavedGame(game: Game(board: board, turn: .light), modes: Modes(dark: .computer))
    #expect(try SavedGameText.decode(Array(text.utf8)) == saved)
    #expect(SavedGameText.encode(saved) == text)
  }

  @Test func `R7.4 lines end in LF or CRLF, and the last line end may be missing`() throws {
    let lf = "o01\n" + Self.start.replacing("---xo---", with: "---xxx--")
    let crlf = lf.replacing("\n", with: "\r\n")
    let expected = try SavedGameText.decode(Array(lf.utf8))
    #expect(expected.game.turn == .light)
    for text in [crlf, String(lf.dropLast()), String(crlf.dropLast())] {
      #expect(try SavedGameText.decode(Array(text.utf8)) == expected)
    }
    let mixed = lf.replacing("o01\n", with: "o01\r\n")
    #expect(try SavedGameText.decode(Array(mixed.utf8)) == expected)
  }

  @Test(arguments: ["\n", "\r\n", " ", "x", "\0", "\n\n", "--------\n", "\r\r\n"])
  func `R7.4 nothing may follow the last line end of a saved game`(more: String) {
    let text = "x00\n\(Self.start)\(more)"
    #expect(throws: SavedGameText.Problem.extra) { try SavedGameText.decode(Array(text.utf8)) }
  }

  @Test(arguments: [
    (Ending.over, Game.Status.over(winner: .dark)),
    ([3: "--oo----"], .over(winner: .light)),
    ([1: "xxxx----", 8: "----oooo"], .over(winner: nil)),
    ([3: "--------"], .over(winner: nil)),
  ])
  func `R7.4 if no side can move, the game is over, whatever the first line says`(
    rows: [Int: String], status: Game.Status
  ) throws {
    for header in ["x01", "o01", "-01"] {
      let saved = try saved(header, rows)
      #expect(saved.game.status == status)
      #expect(saved.modes == Modes(light: .computer))
      #expect(SavedGameText.encode(saved).prefix(4) == "-01\n")
    }
  }

  @Test(arguments: [
    ("-00", [:], Game.Status.toMove(.dark)),
    ("-00", Ending.darkOnly, .toMove(.dark)),
    ("-00", Ending.lightOnly, .toMove(.light)),
    ("x00", Ending.lightOnly, .toPass(.dark)),
    ("o00", Ending.lightOnly, .toMove(.light)),
    ("x00", Ending.darkOnly, .toMove(.dark)),
    ("o00", Ending.darkOnly, .toPass(.light)),
    ("o00", [:], .toMove(.light)),
  ])
  func `R7.4 a first line of - leaves the turn to the board if a side can move`(
    header: String, rows: [Int: String], status: Game.Status
  ) throws {
    #expect(try saved(header, rows).game.status == status)
  }
}
