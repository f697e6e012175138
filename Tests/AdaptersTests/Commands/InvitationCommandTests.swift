import Adapters
import TestSupport
import Testing
import UseCases

/// `white gtp:rex` at a terminal and in a script (C8.13, C8.14).
struct InvitationCommandTests {
  private static let starting = "Starting rex for o. An empty line calls it off."

  @Test(arguments: [
    ("white gtp:rex", "rex for o."), ("  BLACK \t GTP:Rex -l 3", "Rex for x."),
    ("light gtp: rex", "rex for o."), ("dark gtp:rex", "rex for x."),
    ("ｗｈｉｔｅ　ｇｔｐ：rex # & wait", "rex for o."), ("white gtp:réx", "r\\u{00E9}x for o."),
  ])
  func `C8.13 the command is taken as it was typed`(line: String, told: String) throws {
    let text = try type(.line(.text(line)), boards: .asked)
    #expect(text.contains("\nStarting \(told)"), "\(text)")
  }

  @Test func `C8.13 what follows gtp: is the command of the engine, to the end of the line`() throws
  {
    for line in ["white gtp:rex  1 # & -X", "white gtp: rex 1 # & -X "] {
      let words = try LiveTable().play { table in
        await table.type("\(line)\r")
        return await table.loop.session.invitations.map(\.words)
      }
      #expect(words == [["rex", "1", "#", "&", "-X"]])
    }
  }

  @Test func `C8.13 C2.4 the side is handed over when the engine has answered`() throws {
    let told = try type(
      "white gtp:rex 1", "d3", .pause(.seconds(1)), "white", afterwards: .seconds(3))
    #expect(
      told == """
        \(PlainPromptTests.welcome)\(Self.starting)
        x plays d3, flips d4
        x 4, o 1
        o's turn
        o is Rex
        o is thinking
        o is Rex
        o plays c3, flips d4
        x 3, o 3
        x's turn
        """)
  }

  @Test func `C8.13 C8.11 an engine that cannot be started is refused, and the mode stays`() throws
  {
    let told = try type(
      "white gtp:missing 1", "white", .pause(.seconds(1)), "white")
    #expect(
      told == """
        \(PlainPromptTests.welcome)Starting missing for o. An empty line calls it off.
        o is manual
        2> reversi: missing was not found. Is it in PATH?
        o is manual
        """)
  }

  @Test func `C3.27 C8.13 an empty line calls engines off, before anything else but an alert`()
    throws
  {
    let told = try type(
      "d3", .pause(.seconds(1)), "white gtp:rex 9", "black gtp:rex 9", "go 1", "reset", "", "", "",
      "", afterwards: .seconds(20))
    let lines = told.split(separator: "\n").suffix(6).map(String.init)
    #expect(
      lines == [
        "Confirmation: do you really want to reset the game? [cancel/ok]", "Reset cancelled.",
        "Called off rex.", "Called off rex.", "This is the present again.", "o's turn",
      ], "\(told)")
  }

  @Test(arguments: ["white gtp:", "black  GTP: "])
  func `C8.13 without a command the line is refused`(line: String) throws {
    let told = try type(.line(.text(line)))
    #expect(
      told.hasSuffix(
        "2> reversi: gtp: needs the command of an engine, like gtp:gtp-rhino -l 3"), "\(told)")
  }

  @Test(arguments: [
    ("white gtp:rex", "white"), ("black gtp:rex -l 3 &", "black"), ("dark gtp:", "black"),
  ])
  func `C8.14 a script starts no engine`(line: String, side: String) throws {
    let told = try play("\(line)\nmoves").transcript
    let refusal = "gtp: works at a terminal only; start reversi with --\(side) gtp:COMMAND"
    #expect(
      told
        == "x's turn\n2> reversi: line 1: \(refusal)\nd3 turns 1   c4 turns 1   f5 turns 1   e6 turns 1"
    )
    #expect(try play(line, isStrict: true).end == .failed)
  }

  @Test(arguments: ["white computer gtp:rex", "w gtp:rex", "white gtp rex", "gtp:rex"])
  func `C8.13 C3.7 only a side stands before gtp:`(line: String) throws {
    #expect(try type(.line(.text(line))).contains("is not a command"))
  }
}
