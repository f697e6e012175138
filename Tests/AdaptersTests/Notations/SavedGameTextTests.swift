import Adapters
import Domain
import Front
import TestSupport
import Testing
import UseCases

/// The classic save format, and its errors (R7.4, R7.5).
struct SavedGameTextTests {
  @Test(arguments: [
    ("x00", Modes()),
    ("x11", Modes(dark: .computer(.random), light: .computer(.random))),
    (
      "x10 computers=94",
      Modes(dark: .computer(.nine), light: .computer(.four)).leaving(.light)
    ),
    ("x00 computers=40", Modes(dark: .computer(.four)).leaving(.dark)),
  ])
  func `R7.4 R9.3 R10.6 a saved game is a header with levels and steps, and eight rows`(
    header: String, modes: Modes
  ) throws {
    let start = SavedGame(modes: modes)
    let stepped = header.replacing("x", with: "o") + " moves=d3\n\(Boards.afterD3)"
    for (text, saved) in [("\(header)\n\(Boards.start)", start), (stepped, try start.played("d3"))]
    {
      #expect(SavedGameText.encode(saved) == text)
      #expect(try SavedGameText.decode(Array(text.utf8)) == saved)
    }
    let classic = "x00 computers=00\n\(Boards.start)"
    #expect(try SavedGameText.decode(Array(classic.utf8)) == SavedGame())
  }

  /// Saves as earlier commits have written them, and the levels that they do not have any more.
  @Test(arguments: [
    ("x01", " levels=04", " moves=d3c3", "--ox---- ---ox--- ---xo---"),
    ("x01", " ladder=02", " moves=d3c3", "--ox---- ---ox--- ---xo---"),
    ("x10", " levels=10", "", "-------- ---ox--- ---xo---"),
  ])
  func `R9.3 a game saved by an earlier commit is loaded at level 0`(
    header: String, levels: String, steps: String, rows: String
  ) throws {
    let empty = "--------\n--------\n"
    let board = empty + rows.replacing(" ", with: "\n") + "\n" + empty + "--------\n"
    let read = try SavedGameText.decode(Array("\(header)\(levels)\(steps)\n\(board)".utf8))
    #expect(SavedGameText.encode(read) == "\(header)\(steps)\n\(board)")
    #expect(Disk.sides.allSatisfy { read.modes.level(of: $0) == .random })
  }

  @Test(arguments: [
    "x01 computers=4", "x01 computers=044", "x01  computers=04", "x01computers=04",
    "x01 computers=0a", "x01 computers=04 levels=04",
    "x01 levels=04 ladder=01",
    "o00 moves=d3 computers=04", "o00 moves=d3 moves=d3",
    "o00 move=d3", "o00 moves=d3 ",
  ])
  func `R7.5 R9.3 R10.6 unknown or misplaced fields are refused`(
    header: String
  ) {
    #expect(throws: SavedGameError.header(String(header.prefix(16)))) {
      try SavedGameText.decode(Array("\(header)\n\(Boards.afterD3)".utf8))
    }
  }

  @Test func `R10.6 a game from another position names it before the steps`() throws {
    let saved = try saved("x00", Ending.lightOnly)
    let played = try saved.played("--c1")
    let squares = saved.game.board.description.replacing("\n", with: "")
    let text = SavedGameText.encode(played)
    #expect(text.hasPrefix("x00 from=\(squares)x moves=--c1\n"))
    #expect(try SavedGameText.decode(Array(text.utf8)) == played)
    #expect(SavedGameText.encode(saved).hasPrefix("x00\n"), "without a step there is no need")
    let withoutPass = text.replacing("moves=--c1", with: "moves=c1")
    let read = try SavedGameText.decode(Array(withoutPass.utf8))
    #expect(read == SavedGame(game: played.game), "a pass that is missing is no step")
  }

  @Test(arguments: [
    "moves=c4", "moves=d3c3", "moves=d3d3", "moves=a1", "moves=d", "moves=d3zz", "moves=--",
    "moves=--d3", "moves=",
    "from=x moves=d3", "from=\(String(repeating: "-", count: 64))x moves=d3",
  ])
  func `R10.6 steps that do not lead to the board are dropped, and the board decides`(
    field: String
  ) throws {
    let d3 = try Game.played("d3")
    let text = "o00 \(field)\n\(d3.board)\n"
    #expect(try SavedGameText.decode(Array(text.utf8)) == SavedGame(game: d3))
  }

  @Test(arguments: NotASavedGame.all)
  func `R7.5 a refusal says what is wrong with a saved game, and where`(file: NotASavedGame) {
    let problem = #expect(throws: SavedGameError.self) {
      try SavedGameText.decode(file.bytes)
    }
    #expect(problem.map(GameText().problem) == file.problem)
  }

  @Test(arguments: [
    // Of two things that are wrong the first is told, a text of the longest length is read, and
    // bytes that are not text are a wrong symbol.
    (
      Array("x00\n-------\n\(String(repeating: "--------\n", count: 6))-------9\n".utf8),
      SavedGameError.board(.squares(7, row: 1))
    ),
    (
      [UInt8](repeating: 0x78, count: SavedGameText.limit),
      .header(String(repeating: "x", count: 16))
    ),
    (
      Array("x00\n".utf8) + [0xff] + Array("x00\n\(Boards.start)".utf8.dropFirst(5)),
      .board(.symbol("\u{fffd}", row: 1, column: 1))
    ),
  ])
  func `R7.5 a refusal names the first error, even in a text of the greatest length`(
    bytes: [UInt8], flaw: SavedGameError
  ) {
    #expect(throws: flaw) { try SavedGameText.decode(bytes) }
  }

  private static let bytes =
    Array("x01\r\n--------\n-------o\n".utf8)
    + Array("--------\n---ox---\n---xo---\n--------\nx-------\n--------\n".utf8)

  /// Reads damaged bytes, and returns whether they give a game, which must be the same after
  /// encoding and reading.
  private func isRead(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    guard let saved = try? SavedGameText.decode(bytes) else { return false }
    let text = SavedGameText.encode(saved)
    let isSame = (try? SavedGameText.decode(Array(text.utf8))) == saved && text.utf8.count == 76
    if !isSame { Issue.record("\(Array(bytes))") }
    return true
  }

  @Test func `R7.5 no truncated saved game traps, and only the last line end can be missing`() {
    #expect(isRead(Self.bytes))
    for cut in Self.bytes.indices {
      #expect(isRead(Self.bytes[..<cut]) == (cut == Self.bytes.count - 1), "\(cut)")
      #expect(isRead(Self.bytes[cut...]) == (cut == 0), "\(cut)")
    }
  }

  @Test func `R7.5 no changed byte traps, and a text that still loads is saved the same`() {
    var read = 0
    for index in Self.bytes.indices {
      var changed = Self.bytes
      for value in UInt8.min...UInt8.max {
        changed[index] = value
        if isRead(changed) { read += 1 }
      }
    }
    // Three turns, two modes each, three symbols on 64 squares, ten bytes of line ends unchanged,
    // and a carriage return for the last of them.
    #expect(read == 3 + 2 + 2 + 64 * 3 + 10 + 1)
  }

  @Test func `R7.5 no byte that is inserted or removed traps`() {
    for index in Self.bytes.indices {
      var changed = Self.bytes
      changed.remove(at: index)
      _ = isRead(changed)
      for value in [0, 0x0a, 0x0d, 0x20, 0x2d, 0x78, 0xcc, 0xff] as [UInt8] {
        changed = Self.bytes
        changed.insert(value, at: index)
        _ = isRead(changed)
      }
    }
  }
}

extension Modes {
  /// The modes after a side was handed to a person, where its level stays.
  fileprivate func leaving(_ side: Disk) -> Modes {
    var modes = self
    modes[side] = .manual
    return modes
  }
}
