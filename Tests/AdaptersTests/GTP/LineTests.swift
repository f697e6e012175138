import Adapters
import TestSupport
import Testing

@Suite struct LineTests {
  private static let said = [
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
    #expect(try Conversing().answers(to: Self.said.lines) == Self.said.answers)
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
}
