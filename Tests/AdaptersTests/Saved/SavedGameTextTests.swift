import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// The text of a saved game (R7.15).
struct SavedGameTextTests {
  private static let start = "x00\n\(Boards.start)"

  @Test func `R7.15 a new game is a header and eight rows`() {
    #expect(SavedGameText.encode(SavedGame()) == Self.start)
  }

  @Test(
    arguments: [
      ("x00", .manual, .manual), ("x01", .manual, .computer), ("x10", .computer, .manual),
      ("x11", .computer, .computer),
    ] as [(String, Mode, Mode)])
  func `R7.15 a header has the modes, and then the steps`(
    header: String, dark: Mode, light: Mode
  ) throws {
    let saved = SavedGame(modes: BySide(dark: dark, light: light))
    #expect(SavedGameText.encode(saved) == "\(header)\n\(Boards.start)")
    #expect(try SavedGameText.decode("\(header)\n\(Boards.start)".utf8) == saved)
    let played = try saved.played("d3")
    let text = "o\(header.dropFirst()) moves=d3\n\(Boards.afterD3)"
    #expect(SavedGameText.encode(played) == text)
    #expect(try SavedGameText.decode(text.utf8) == played)
  }

  @Test(arguments: [
    start, start.replacing("\n", with: "\r\n"), String(start.dropLast()),
    String(start.replacing("\n", with: "\r\n").dropLast()), "\u{feff}\(start)",
    "\u{feff}" + start.replacing("\n", with: "\r\n"),
  ])
  func `R7.16 R7.18 lines end in LF or CRLF, and a byte order mark may precede them`(text: String)
    throws
  {
    #expect(try SavedGameText.decode(text.utf8) == SavedGame())
  }

  @Test(arguments: [
    "computers=04 moves=d3", "levels=04 moves=d3", "ladder=02 moves=d3", "moves=d3 computers=04",
    "computers=4 levels=x moves=d3", "move=c4 moves=d3", "=x moves=d3", "note=a=b moves=d3",
  ])
  func `R7.19 the fields of other programs are skipped`(fields: String) throws {
    let text = "o01 \(fields)\n\(Boards.afterD3)"
    let saved = SavedGame(modes: BySide(dark: .manual, light: .computer))
    #expect(try SavedGameText.decode(text.utf8) == saved.played("d3"))
  }

  @Test(arguments: ["moves", " moves=d3", "moves=d3 ", "moves=d3  from=x", "d3 moves=d3", ""])
  func `R7.5 a header with words that are not fields is refused`(fields: String) {
    let header = "o00 \(fields)"
    #expect(throws: SavedGameError.header(String(header.prefix(16)))) {
      try SavedGameText.decode("\(header)\n\(Boards.afterD3)".utf8)
    }
  }

  @Test func `R7.15 a game from another position names it before the steps`() throws {
    let saved = SavedGame(game: .twoMovesOfLight)
    let played = try saved.played("--c1")
    let squares = saved.record.game.board.description.replacing("\n", with: "")
    let text = SavedGameText.encode(played)
    #expect(text.hasPrefix("x00 from=\(squares)x moves=--c1\n"))
    #expect(try SavedGameText.decode(text.utf8) == played)
    #expect(SavedGameText.encode(saved).hasPrefix("x00\n"), "without a step there is no need")
    let withoutPass = text.replacing("moves=--c1", with: "moves=c1")
    let read = try SavedGameText.decode(withoutPass.utf8)
    #expect(read == SavedGame(game: played.record.game), "a missing pass is no step")
  }

  @Test(arguments: [
    "moves=c4", "moves=d3c3", "moves=d3d3", "moves=a1", "moves=d", "moves=d3zz", "moves=--",
    "moves=--d3", "moves=", "from=x moves=d3",
    "from=\(String(repeating: "-", count: 64))x moves=d3",
  ])
  func `R7.15 steps that do not lead to the board are dropped, and the board decides`(
    fields: String
  ) throws {
    let d3 = try Game.played("d3")
    let text = "o00 \(fields)\n\(Boards.afterD3)"
    #expect(try SavedGameText.decode(text.utf8) == SavedGame(game: d3))
  }

  @Test(arguments: NotASavedGame.all)
  func `R7.5 an error says what is wrong with a saved game, and where`(file: NotASavedGame) {
    let error = #expect(throws: SavedGameError.self) { try SavedGameText.decode(file.bytes) }
    #expect(error?.text == file.problem)
  }

  @Test func `R7.5 the first of two errors is reported, even in a text of the greatest length`() {
    let rows = "-------\n\(String(repeating: "--------\n", count: 6))-------9\n"
    #expect(throws: SavedGameError.board(.squares(7, row: 1))) {
      try SavedGameText.decode("x00\n\(rows)".utf8)
    }
    let longest = String(repeating: "x", count: SavedGameText.limit)
    #expect(throws: SavedGameError.header(String(longest.prefix(16)))) {
      try SavedGameText.decode(longest.utf8)
    }
  }
}

extension Game {
  /// Dark must pass, and light can then move on c1 and c8.
  fileprivate static let twoMovesOfLight = Game(
    board: .rows("ox------", "", "", "", "", "", "", "ox------"), turn: .dark)
}
