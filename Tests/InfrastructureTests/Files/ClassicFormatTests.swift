import Domain
import Infrastructure
import Testing
import UseCases

struct ClassicFormatTests {
  private let folder: TemporaryFolder
  private let repository: FileGameRepository

  init() throws {
    folder = try TemporaryFolder()
    repository = FileGameRepository(path: folder.path("game"), owner: .program)
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
    arguments: zip(Modes.all, ["x00", "x01", "x10", "x11"]))
  func `R7.4 a new game is saved as these bytes, with either side in either mode`(
    modes: Modes, header: String
  ) throws {
    try repository.save(SavedGame(modes: modes))
    #expect(try folder.bytes(of: "game") == Array("\(header)\n\(Self.start)".utf8))
  }

  @Test func `R7.4 a game in its middle is saved as these bytes`() throws {
    let moves = ["d3", "c3"].compactMap(Square.init)
    let game = try moves.reduce(Game()) { try #require($0.placing(at: $1)) }
    try repository.save(SavedGame(game: game, modes: Modes(light: .computer)))
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
  func `R7.4 the first line is right for an end and a pass`(game: Game, top: String) throws {
    try repository.save(SavedGame(game: game))
    #expect(
      try folder.text(of: "game") == top + String(repeating: "--------\n", count: 7))
  }

  @Test(arguments: ["\n", "\r\n"], [true, false])
  func `R7.4 a file loads with any line end, or without the last`(end: String, last: Bool) throws {
    let lines = "x01\n\(Self.start)".split(separator: "\n").joined(separator: end)
    try folder.write((lines + (last ? end : "")).utf8, to: "game")
    #expect(try repository.load() == SavedGame(modes: Modes(light: .computer)))
  }

  @Test(arguments: [("o10", Disk.light), ("-10", .dark), ("x10", .dark)])
  func `R7.4 the board decides over the header`(header: String, turn: Disk) throws {
    try folder.write("\(header)\n\(Self.start)".utf8, to: "game")
    let game = Game(board: Board(), turn: turn)
    #expect(try repository.load() == SavedGame(game: game, modes: Modes(dark: .computer)))
  }
}
