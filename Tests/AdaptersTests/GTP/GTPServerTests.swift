import Adapters
import Infrastructure
import TestSupport
import Testing
import UseCases

/// A conversation line by line (C7.1 to C7.3, C7.7, C7.10).
struct GTPServerTests {
  private static let listing = """
    protocol_version
    name
    version
    known_command
    list_commands
    quit
    boardsize
    clear_board
    komi
    play
    genmove
    reg_genmove
    undo
    time_settings
    time_left
    final_score
    showboard
    set_game
    list_games
    """

  private static let said = [
    Said("1 list_commands", "=1 \(listing)"),
    Said("2 set_game Othello", "=2"), Said("set_game REVERSI", "="),
    Said("set_game Go", "? unsupported game"), Said("set_game", "? syntax error"),
    Said("list_games", "= Othello"),
    Said("protocol_version", "= 2"), Said("name", "= Reversi"), Said("version", "= 1.2.3"),
    Said("known_command genmove", "= true"), Said("known_command Genmove", "= false"),
    Said("known_command", "? syntax error"), Said("help", "? unknown command"),
    Said("boardsize 8", "="), Said("boardsize 19", "? unacceptable size"),
    Said("boardsize eight", "? syntax error"), Said("boardsize -8", "? syntax error"),
    Said("clear_board", "="), Said("clear_board 8", "? syntax error"),
    Said("komi 6.5", "="), Said("komi -7", "="), Said("komi much", "? syntax error"),
    Said("komi nan", "? syntax error"), Said("komi", "? syntax error"),
    Said("time_settings 300 30 25", "="), Said("time_settings 300 30", "? syntax error"),
    Said("time_left black 120 0", "="), Said("time_left 120 0", "? syntax error"),
    Said("time_left grey 120 0", "? syntax error"),
    Said("undo", "? cannot undo"), Said("final_score", "? cannot score"),
    Said("play black d3", "="), Said("showboard", "= \n\(Boards.drawnAfterD3.dropLast())"),
    Said("play black c3", "? illegal move"), Said("play white d3", "? illegal move"),
    Said("play white a1", "? illegal move"), Said("play white pass", "? illegal move"),
    Said("play white i1", "? syntax error"), Said("play white a9", "? syntax error"),
    Said("play white", "? syntax error"), Said("play c3", "? syntax error"),
    Said("play white c3 now", "? syntax error"), Said("play red c3", "? syntax error"),
    Said("genmove black", "? illegal move"), Said("genmove", "? syntax error"),
    Said("reg_genmove W", "= C5"), Said("reg_genmove b", "? illegal move"),
    Said("genmove w", "= E3"), Said("play W C3", "? illegal move"),
    Said("PLAY b c5", "? unknown command"), Said("play B F6", "="),
    Said("3 undo", "=3"), Said("4 undo", "=4"), Said("5 undo", "=5"),
    Said("6 undo", "?6 cannot undo"),
    Said("play BLACK d3", "="), Said("clear_board", "="), Said("undo", "? cannot undo"),
    Said("play White d3", "? illegal move"),
    Said("7 quit", "=7"), Said("name", nil),
  ]

  @Test func `C7.1 C7.2 C7.3 a whole GTP conversation is as expected, byte for byte`() throws {
    let table = Conversing(computer: ScriptedComputer("c5", "e3"))
    #expect(try table.answers(to: Self.said.lines) == Self.said.answers)
    #expect(table.written[.diagnostics] == "")
  }

  @Test(arguments: [
    "protocol_version 2", "name me", "version 1", "list_commands all", "quit now", "undo 1",
    "final_score b", "showboard 8", "list_games 1", "known_command a b", "boardsize 8 8",
    "boardsize 2147483648", "komi 1 2", "genmove b w", "reg_genmove", "time_settings 1 2 x",
    "time_settings 1 -2 3", "time_left b 1 x", "time_left black abc 1", "set_game Othello 8",
  ])
  func `C7.3 an extra argument, a missing one, or one of the wrong kind is a syntax error`(
    line: String
  ) throws {
    #expect(try Conversing().answers(to: line + "\n5 name") == "? syntax error\n\n=5 Reversi\n\n")
  }

  @Test func `C7.10 the end of input ends a GTP run, even in the middle of a line`() throws {
    #expect(try Conversing().answers(to: "") == "")
    #expect(try Conversing().answers(to: "name") == "= Reversi\n\n")
    #expect(try Conversing().answers(to: "name\n  # no") == "= Reversi\n\n")
  }

  @Test(arguments: [
    ([1: "xxxx----", 8: "------oo"], "B+60"), ([1: "x-------", 8: "-----ooo"], "W+62"),
    ([1: "xx------", 8: "-----oo-"], "0"),
  ])
  func `C7.7 squares that stay empty count for the winner`(rows: [Int: String], score: String)
    throws
  {
    let table = Conversing(saved: try saved("-00", rows))
    #expect(try table.answers(to: "final_score\n") == "= \(score)\n\n")
  }

  @Test(arguments: [
    ("x00", Ending.darkWins, "play b c1", "B+64"), ("o00", Ending.lightWins, "play w c1", "W+64"),
    ("x00", Ending.tie, "play b c1", "0"),
  ])
  func `C7.7 the score is the lead of the winner, at the end and not before`(
    header: String, rows: [Int: String], last: String, score: String
  ) throws {
    let said = [
      Said("final_score", "? cannot score"), Said(last, "="), Said("final_score", "= \(score)"),
    ]
    let table = Conversing(saved: try saved(header, rows))
    #expect(try table.answers(to: said.lines) == said.answers)
  }

  private static let spellings = [
    Said("", nil), Said("   ", nil), Said("\t \t", nil), Said("# name", nil), Said("  #", nil),
    Said("\u{7}\u{1b}", nil), Said("\r", nil),
    Said("name\r", "= Reversi"), Said("\tname\t#name", "= Reversi"), Said("name#", "= Reversi"),
    Said("known_command\tplay", "= true"), Said("na\u{0}m\u{1b}e\u{7f}", "= Reversi"),
    Said("  play   black \t d3  ", "="),
    Said("0 name", "=0 Reversi"), Said("007 name", "=007 Reversi"),
    Said("2147483647 name", "=2147483647 Reversi"), Said("12 frob", "?12 unknown command"),
    Said("12", "?12 unknown command"), Said("12 13 name", "?12 unknown command"),
    Said("2147483648 name", "? unknown command"), Said("-1 name", "? unknown command"),
    Said("+1 name", "? unknown command"), Said("1name", "? unknown command"),
    Said("\u{661} name", "? unknown command"), Said("n\u{e4}me", "? unknown command"),
    Said("= name", "? unknown command"), Said("play BLAC\u{212a} d3", "? syntax error"),
    Said("time_settings 0 300 10", "="), Said("time_settings 0 300 x", "? syntax error"),
    Said("time_settings 0 300", "? syntax error"),
    Said("komi -6.5", "="), Said("komi 0x10", "? syntax error"),
    Said("komi 1e300", "? syntax error"),
  ]

  @Test func `C7.2 numbers, comments, white space and control characters are read as GTP says`()
    throws
  {
    #expect(try Conversing().answers(to: Self.spellings.lines) == Self.spellings.answers)
  }

  @Test(arguments: [
    ([0x6e, 0xff], "? unknown command\n\n"), ([0x37, 0x20, 0xff], "?7 unknown command\n\n"),
    ([0x23, 0xff], ""), ([0x20, 0x23, 0xc3], ""),
    (Array("1 name #".utf8) + [0xff], "=1 Reversi\n\n"),
  ])
  func `C7.2 a line that is not UTF-8 gets one answer, and none if that is in a comment`(
    bytes: [UInt8], answer: String
  ) throws {
    let table = Conversing()
    try table.hear(bytes + Array("\n2 name\n".utf8))
    #expect(table.written[.output] == answer + "=2 Reversi\n\n")
  }

  @Test func `C7.2 a long line gets one answer, and none if it is blank or a comment`() throws {
    let (letters, spaces) = (
      String(repeating: "a", count: 5000), String(repeating: " ", count: 5000)
    )
    let said = [
      Said(letters, "? syntax error"), Said("31 " + letters, "?31 syntax error"), Said(spaces, nil),
      Said("#" + letters, nil),
      Said("1" + spaces + "name" + spaces + "#" + letters, "=1 Reversi"),
    ]
    #expect(try Conversing().answers(to: said.lines) == said.answers)
  }

  @Test(arguments: [(4096, "= false"), (4097, "? syntax error")])
  func `C7.2 a line of 4,096 bytes is read, and a longer one is a syntax error`(
    count: Int, answer: String
  ) throws {
    let command = "known_command "
    let line = command + String(repeating: "a", count: count - command.utf8.count)
    #expect(try Conversing().answers(to: line + "\n") == answer + "\n\n")
  }

  @Test func `C7.10 an input that breaks off ends the run and is told on standard error`() throws {
    let table = Conversing()
    #expect(try table.hear([.text("name"), .refused(.brokenOff("no such luck"))]))
    #expect(table.written[.output] == "= Reversi\n\n")
    #expect(table.written[.diagnostics] == "reversi: the input cannot be read: no such luck\n")
  }

  @Test func `C7.8 R9.4 genmove and reg_genmove ask the computer at the level of the program`()
    throws
  {
    let computer = ScriptedComputer("d3", "c3")
    let table = Conversing(computer: computer, delay: .seconds(2), level: .four)
    #expect(
      try table.answers(to: "reg_genmove black\nplay black d3\ngenmove white\n")
        == "= D3\n\n=\n\n= C3\n\n")
    #expect(computer.levels == [.four, .four])
    #expect(table.time.now.sinceStart == .seconds(4), "each thought takes its time, and not twice")
  }
}
