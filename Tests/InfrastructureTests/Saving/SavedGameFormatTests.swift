import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// The bytes of the file.
struct SavedGameFormatTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let start = """
    --------
    --------
    --------
    ---ox---
    ---xo---
    --------
    --------
    --------

    """

  @Test(
    arguments: zip(
      Modes.all,
      [
        "x00", "x01", "x01 levels=04", "x10", "x11", "x11 levels=04", "x10 levels=40",
        "x11 levels=40", "x11 levels=44",
      ]))
  func `R7.4 a new game is saved as these bytes, with each side in each mode`(
    modes: Modes, header: String
  ) throws {
    try repository().save(SavedGame(modes: modes))
    #expect(try folder.bytes(of: "game") == Array("\(header)\n\(Self.start)".utf8))
  }

  @Test func `R7.4 a game under way is saved as these bytes`() throws {
    let moves = ["d3", "c3"].compactMap(Square.init)
    let game = try moves.reduce(Game()) { try #require($0.placing(at: $1)) }
    try repository().save(SavedGame(game: game, modes: Modes(light: .computer(.random))))
    #expect(
      try folder.text(of: "game") == """
        x01
        --------
        --------
        --ox----
        ---ox---
        ---xo---
        --------
        --------
        --------

        """)
  }

  @Test(arguments: [(Game.over, "-00\nxxx-----\n"), (.darkMustPass, "x00\nox------\n")])
  func `R7.4 the header names the side that must pass, or has a dash after the end`(
    game: Game, top: String
  ) throws {
    try repository().save(SavedGame(game: game))
    #expect(
      try folder.text(of: "game") == top + String(repeating: "--------\n", count: 7))
  }

  @Test(arguments: ["\n", "\r\n"], [true, false])
  func `R7.4 lines may end in LF or CR LF, and the last line end may be missing`(
    end: String, last: Bool
  ) throws {
    let lines = "x01\n\(Self.start)".split(separator: "\n").joined(separator: end)
    try folder.write((lines + (last ? end : "")).utf8, to: "game")
    #expect(try repository().load() == SavedGame(modes: Modes(light: .computer(.random))))
  }

  @Test(arguments: [("o10", Disk.light), ("-10", .dark), ("x10", .dark)])
  func `R7.4 the board overrules the side in the header`(header: String, turn: Disk) throws {
    try folder.write("\(header)\n\(Self.start)".utf8, to: "game")
    let game = Game(board: Board(), turn: turn)
    #expect(
      try repository().load() == SavedGame(game: game, modes: Modes(dark: .computer(.random))))
  }

  private func repository() throws -> FileGameRepository {
    try .opened(folder.path("game"))
  }
}
