import Adapters
import Infrastructure
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Lines of GTP and their answers (C7.1 to C7.3, C7.7, C5.5).
struct GTPServerTests {
  /// The names of all commands.
  static let commands = [
    "protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize",
    "clear_board", "komi", "play", "genmove", "reg_genmove", "undo", "time_settings", "time_left",
    "final_score", "showboard", "set_game", "list_games",
  ]

  @Test(arguments: [
    "quit now", "undo 1",
    "boardsize 2147483648", "time_settings 1 2 x",
    "time_settings 1 -2 3", "time_left black abc 1",
    "set_game", "boardsize eight", "boardsize -8", "komi much",
    "komi nan", "time_settings 300 30", "time_left 120 0", "time_left grey 120 0",
    "play white i1", "play white a9", "play white", "play c3", "play white c3 now",
    "play red c3", "genmove",
  ])
  func `C7.3 an extra, missing, or invalid argument is a syntax error`(
    line: String
  ) throws {
    #expect(try Conversing().answers(to: line + "\n5 name") == "? syntax error\n\n=5 Reversi\n\n")
  }

  @Test func `C7.1 C5.5 the end of input ends a GTP run, even in the middle of a line`() throws {
    #expect(try Conversing().answers(to: "") == "")
    #expect(try Conversing().answers(to: "name") == "= Reversi\n\n")
    #expect(try Conversing().answers(to: "name\n  # no") == "= Reversi\n\n")
    #expect(try Conversing().answers(to: "\u{feff}5 name") == "=5 Reversi\n\n")
  }

  @Test(
    arguments: [
      (
        "x00", Ending.darkWins,
        ["final_score": "? cannot score", "play b c1": "=", "final_score": "= B+64"]
      ),
      (
        "o00", Ending.lightWins,
        ["final_score": "? cannot score", "play w c1": "=", "final_score": "= W+64"]
      ),
      ("x00", Ending.tie, ["play b c1": "=", "final_score": "= 0"]),
      // Squares that stay empty count for the winner.
      ("-00", [1: "xxxx----", 8: "------oo"], ["final_score": "= B+60"]),
    ] as [(String, [Int: String], Dialog)])
  func `C7.7 the score is the lead of the winner, and only at the end`(
    header: String, rows: [Int: String], said: Dialog
  ) throws {
    let table = Conversing(saved: try saved(header, rows))
    #expect(try table.answers(to: said.lines) == said.answers)
  }

  private static let spellings: Dialog = [
    "": nil, "\t \t": nil, " #": nil, "\u{7}\u{1b}": nil, "\r": nil,
    "name\r": "= Reversi", "\tname\t#name": "= Reversi",
    "known_command\tplay": "= true", "na\u{0}m\u{1b}e\u{7f}": "= Reversi",
    " play black \t d3 ": "=", "007 name": "=007 Reversi",
    "2147483647 name": "=2147483647 Reversi",
    "12": "?12 unknown command", "12 13 name": "?12 unknown command",
    "2147483648 name": "? unknown command", "-1 name": "? unknown command",
    "+1 name": "? unknown command", "1name": "? unknown command",
    "\u{661} name": "? unknown command", "n\u{e4}me": "? unknown command",
    "PLAY b c5": "? unknown command", "play BLAC\u{212a} d3": "? syntax error",
    "time_settings 0 300 10": "=", "komi -6.5": "=", "komi 0x10": "? syntax error",
    "komi 1e300": "? syntax error",
  ]

  @Test func `C7.1 numbers, comments, white space, and control characters are read as GTP says`()
    throws
  {
    #expect(try Conversing().answers(to: Self.spellings.lines) == Self.spellings.answers)
  }

  @Test(arguments: [
    ([0x6e, 0xff], "? unknown command\n\n"), ([0x37, 0x20, 0xff], "?7 unknown command\n\n"),
    ([0x23, 0xff], ""), ([0x20, 0x23, 0xc3], ""),
    (Array("1 name #".utf8) + [0xff], "=1 Reversi\n\n"),
  ])
  func `C7.1 a line that is not UTF-8 gets one answer, and an invalid comment none`(
    bytes: [UInt8], answer: String
  ) throws {
    let table = Conversing()
    try table.hear(bytes + Array("\n2 name\n".utf8))
    #expect(table.written[.output] == answer + "=2 Reversi\n\n")
  }

  @Test func `C7.1 a long line gets one answer, and none if it is blank or a comment`() throws {
    let (letters, spaces) = (
      String(repeating: "a", count: 5000), String(repeating: " ", count: 5000)
    )
    let said: Dialog = [
      letters: "? syntax error", "31 \(letters)": "?31 syntax error", spaces: nil,
      "#\(letters)": nil, "1\(spaces)name\(spaces)#\(letters)": "=1 Reversi",
    ]
    #expect(try Conversing().answers(to: said.lines) == said.answers)
  }

  @Test(arguments: [(4096, "= false"), (4097, "? syntax error")])
  func `C7.1 a line of 4,096 bytes is read, and a longer one is a syntax error`(
    count: Int, answer: String
  ) throws {
    let command = "known_command "
    let line = command + String(repeating: "a", count: count - command.utf8.count)
    #expect(try Conversing().answers(to: line + "\n") == answer + "\n\n")
  }

  @Test func `C7.9 R7.5 standard error names an unreadable saved game`() throws {
    let failure = LoadFailure.setAside(Detail(.empty), name: "game.\u{1b}bad")
    let table = Conversing(repository: FakeGameRepository(loadFailure: failure))
    #expect(try table.answers(to: "quit\n") == "=\n\n")
    #expect(
      table.written[.diagnostics] == "reversi: Cannot read the saved game (it is empty). "
        + #"Renamed it to game.\u{1B}bad and started a new game."# + "\n")
  }
}
