import Adapters
import TestSupport
import Testing

/// What is said about a line that does not count.
struct WordingTests {
  private func refusal(of line: String) throws -> Substring? {
    try play("\(line)\nquit").transcript.split(separator: "\n").last
  }

  private static let off = "is off the board; columns a-h, rows 1-8"
  private static let column = "name the column by its letter"
  private static let seconds = "wait needs a number of seconds, like wait 0.5"

  @Test(arguments: [
    ("d4", "d4 is taken; legal: d3 c4 f5 e6"), ("D 4", "d4 is taken; legal: d3 c4 f5 e6"),
    ("a1", "a1 is not a legal move for x; legal: d3 c4 f5 e6"),
    ("1a", "a1 is not a legal move for x; legal: d3 c4 f5 e6"),
    ("d9", "d9 \(off)"), ("D0", "d0 \(off)"), ("i1", "i1 \(off)"), ("9d", "d9 \(off)"),
    ("z 12", "z12 \(off)"), ("ｄ９", "d9 \(off)"), ("a9b1", "a9 (move 1) \(off)"),
    ("4,3", "'4,3': \(column); column 4, row 3 is d3"),
    ("4, 3", "'4, 3': \(column); column 4, row 3 is d3"),
    ("4 3", "'4 3': \(column); column 4, row 3 is d3"),
    ("43", "'43': \(column); column 4, row 3 is d3"),
    ("３,４", "'3,4': \(column); column 3, row 4 is c4"),
    ("8,1", "'8,1': \(column); column 8, row 1 is h1"),
    ("0,3", "'0,3': \(column), a-h, then the row, 1-8"),
    ("9,9", "'9,9': \(column), a-h, then the row, 1-8"),
    ("pass", "pass ignored: no question or pass is up"),
    ("wait", seconds), ("wait x", seconds), ("wait -1", seconds), ("wait 1 2", seconds),
    ("wait 1e3", seconds), ("wait soon", seconds),
    ("wait 2000000", "wait is at most 1000000 seconds"),
    ("wait 1000000.5", "wait is at most 1000000 seconds"),
    ("wait 9999999999999999999999", "wait is at most 1000000 seconds"),
    ("wc17", "there is no level 17; levels are 0 to 9"),
    ("bc 00", "there is no level 00; levels are 0 to 9"),
    ("white computer 10", "there is no level 10; levels are 0 to 9"),
    ("dark computer 11", "there is no level 11; levels are 0 to 9"),
    ("wc-1", "there is no level -1; levels are 0 to 9"),
    ("wc3.5", "there is no level 3.5; levels are 0 to 9"),
    ("white computer +3", "there is no level +3; levels are 0 to 9"),
  ])
  func `C3.2 C3.3 C3.10 a refusal names what is wrong`(line: String, words: String) throws {
    #expect(try refusal(of: line) == "2> reversi: line 1: \(words)")
  }

  @Test(arguments: [
    "dd3", "d-3", "3", "123", "d,3", "4;3", "d 3 3",  // no squares
    "xyzzy", "hp", "o", "okay!", "surrender", "!", "place a disk at d3",
    "b", "w", "bl", "b m", "b manual", "dm", "dc", "lm", "lc", "r", "rs", "d",
    "m", "e", "c", "quit now", "ok ok", "board black", "wc4 bc3", "wc four",
    "wm4", "hint 4", "computer 4",  // no numbers there
    "best 4", "resett!", "agan!", "quiet!", "qit!",  // too far from what ends a game
    "undo 0", "redo 0", "undo -1", "undo x", "undo 1.5", "redo 1 2",
  ])
  func `C3.2 C3.7 C3.14 a line that is no command gets a hint at help`(line: String) throws {
    let words = "'\(line)' is not a command; type help for the list"
    #expect(try refusal(of: line) == "2> reversi: line 1: \(words)")
  }

  @Test(arguments: [
    ("wihte manual", "white manual"), ("whit manual", "white manual"),
    ("white manuel", "white manual"), ("blakc computer", "black computer"),
    ("black computr", "black computer"), ("darkcomputer", "dark computer"),
    ("blackmanual", "black manual"), ("lihgt", "light"), ("bark manual", "dark manual"),
    ("restet", "reset"), ("reste", "reset"), ("reset!", "reset"), ("RESETT", "reset"),
    ("borad", "board"), ("boards", "board"), ("move", "moves"), ("hisotry", "history"),
    ("hlep", "help"), ("hist", "hint"), ("black m", "black"), ("white 4", "white computer 4"),
    ("play d3", "d3"), ("move f4c3", "f4c3"),
    ("new game", "reset"), ("restart", "reset"), ("next", "forward"), ("h", "help"),
    ("computer", "white computer"), ("level 3", "white computer 3"),
    ("black 6", "black computer 6"),
    ("white manual 4", "white manual"), ("qiut", "quit"), ("ext", "exit"),
    ("cancle", "cancel"), ("dissmiss", "dismiss"), ("yess", "yes"), ("nwe", "new"),
    ("shwo", "show"), ("leagl", "legal"), ("leg", "legal"),
    ("best", "hint"), ("tip", "hint"), ("score", "values"), ("agian", "again"),
    ("Wihte MANUAL", "white manual"), ("WIHTE  manual", "white manual"),
  ])
  func `C3.7 a near miss is repeated as typed with a suggestion, and not carried out`(
    line: String, suggestion: String
  ) throws {
    let typed = line.split(separator: " ").joined(separator: " ")
    let words = "'\(typed)' is not a command; did you mean '\(suggestion)'?"
    #expect(
      try play("\(line)\nquit")
        == Played(
          transcript: "x's turn\n2> reversi: line 1: \(words)", end: .done, saved: nil))
  }

  @Test(arguments: [
    ("save", "every move is saved at once"), ("Load x.ggf", "start reversi with --load FILE"),
  ])
  func `C3.7 what is no command because it is not needed is answered with what to do`(
    line: String, words: String
  ) throws {
    #expect(
      try refusal(of: line) == "2> reversi: line 1: '\(line)' is not a command; \(words)")
  }

  @Test(arguments: ["level", "Level 17", "levels", "easy", "medium", "HARD"])
  func `C3.7 a word for a level is answered with the commands that set one`(line: String) throws {
    let words = "wc1 (easy) to wc9 (hard) set White's level, bc1 (easy) to bc9 (hard) Black's"
    #expect(
      try refusal(of: line) == "2> reversi: line 1: '\(line)' is not a command; \(words)")
    let told = try PlainTable(language: .japanese).type([
      "reset", .init(stringLiteral: line), "no", .init(stringLiteral: line),
    ])
    #expect(
      told.split(separator: "\n").filter { $0.hasPrefix("2> ") }.dropFirst() == [
        "2> reversi: y か n で答えてください。",
        "2> reversi: '\(line)' というコマンドはありません。"
          + "白は wc1 (弱い) から wc9 (強い)、黒は bc1 (弱い) から bc9 (強い) で強さを選びます。",
      ])
  }

  @Test(arguments: ["save", "SAVE"])
  func `C3.7 in a run that saves nothing, save is answered with that`(line: String) throws {
    let table = PlainTable(repository: FakeGameRepository(isLasting: false))
    #expect(
      try table.type([.init(stringLiteral: line), "reset", .init(stringLiteral: line)])
        .split(separator: "\n").filter { $0.contains("2> reversi: '") || $0.contains("y or n") }
        == [
          """
          2> reversi: '\(line)' is not a command; this game is not saved (--save FILE keeps it)
          """, "2> reversi: y or n?",
        ])
  }

  @Test func `C3.7 C6.17 a game that is not saved is told when it is to be`() throws {
    let told = try PlainTable(
      repository: FakeGameRepository(isLasting: false), language: .japanese
    ).type(["save"]).split(separator: "\n").last
    #expect(
      told == """
        2> reversi: 'save' というコマンドはありません。この対局は保存していません (--save FILE で保存できます)。
        """)
  }

  @Test func `C3.8 C3.32 at a terminal a line that can mean only one command is carried out`()
    throws
  {
    let question = Substring(
      """
      Confirmation: do you really want to reset the game? (ok: you play both sides; again: as now) \
      [cancel/ok/again]
      """)
    let levels = Substring(
      """
      2> reversi: 'level 17' is not a command; wc1 (easy) to wc9 (hard) set White's level, \
      bc1 (easy) to bc9 (hard) Black's
      """)
    let told = try PlainTable(pace: Pace(disk: .zero)).type([
      "play d3", "move c3c4", "white 3", "level 5", "black 2", "level 4", "new game", "frob", "no",
      "level 17", "h", "play", "move", "play play", "play F9", "play quit", "restart", "y",
    ])
    #expect(
      told.split(separator: "\n").dropFirst(2) == [
        "x plays d3, flips d4", "x 4, o 1", "o's turn", "o plays c3, flips d4", "x 3, o 3",
        "x's turn", "x plays c4, flips d4", "x 5, o 2", "o's turn", "o is computer 3",
        "o is thinking",
        "o is computer 5", "o is thinking", "x is computer 2",
        "2> reversi: 'level 4' is not a command; did you mean 'white computer 4'?",
        question,
        "2> reversi: y or n?",
        "Reset cancelled.",
        levels,
        "2> reversi: 'h' is not a command; did you mean 'help'?",
        "2> reversi: 'play' is not a command; type help for the list",
        "2> reversi: 'move' is not a command; did you mean 'moves'?",
        "2> reversi: 'play play' is not a command; type help for the list",
        "2> reversi: 'play F9' is not a command; type help for the list",
        "2> reversi: 'play quit' is not a command; type help for the list",
        question,
        "New game.", "x's turn",
      ])
  }

  @Test func `C3.32 words that mean a hint or the values ask for them at a terminal`() throws {
    let told = try PlainTable(language: .english).type(["best", "tip", "score"])
    #expect(try told == PlainTable().type(["hint", "hint", "values"]))
    #expect(told.contains("x is thinking"))
  }

  @Test func `C3.29 help on a word lists the rows in which it stands`() throws {
    #expect(
      try play("help redo\nquit").transcript.split(separator: "\n").dropFirst() == [
        "undo, redo                              take your last move back; make it again"
      ])
    #expect(try play("? redo\nquit").transcript == play("help redo\nquit").transcript)
    #expect(try play("help frob\nquit").transcript == play("help all\nquit").transcript)
    #expect(try play("? all\nquit").transcript == play("help all\nquit").transcript)
    #expect(try play("HELP level\nquit").transcript.contains("wc4"))
  }

  @Test func `C3.17 again starts another game with the same players`() throws {
    let played = try play("again\nwhite\nhistory\nquit", from: saved("-01", Ending.over))
    #expect(
      played.transcript == """
        x won
        New game.
        x's turn
        o is computer
        no moves yet
        """)
  }

  @Test func `R6.5 C2.6 C3.8 C3.17 again before the end asks first, and keeps the players`() throws
  {
    let played = try play("wc\nagain\nd3\nno\nd3 &\nreset &\nagain &\nok &\nwhite")
    #expect(
      played.transcript == """
        x's turn
        o is computer
        Confirmation: do you really want to start another game? [cancel/ok]
        2> reversi: line 3: d3 ignored: answer the question first
        The game goes on.
        x plays d3, flips d4
        Confirmation: do you really want to reset the game? [cancel/ok]
        Confirmation: do you really want to start another game? [cancel/ok]
        New game.
        x's turn
        o is computer
        """)
    #expect(played.saved == (try saved("x01")))
  }

  @Test(arguments: [
    (
      Language.english,
      "do you really want to reset the game? (ok: you play both sides; again: as now)",
      " [cancel/ok/again]"
    ),
    (.japanese, "対局をやめて、新しい対局を始めますか? (y: 二人で対局、again: 同じ組み合わせ)", " [いいえ(n)/はい(y)/again]"),
  ])
  func `C2.6 R6.3 the question of a reset says at a terminal that a computer would play no more`(
    language: Language, question: String, answers: String
  ) throws {
    let told = try PlainTable(saved("x01"), language: language).type(["reset", "again", "no"])
    #expect(told.contains(": \(question)\(answers)\n"))
    #expect(told.split(separator: "\n")[0].contains("again"), "the start names it, too")
    let alone = try PlainTable(language: language).type(["reset", "no"])
    #expect(!alone.contains("again"))
    let script = try play("reset\nno", from: saved("x01"))
    #expect(script.transcript.contains("reset the game? [cancel/ok]\n"))
  }

  @Test func `R5.4 C3.3 auto pass dismisses the pass that is up, and those that follow`() throws {
    let game = try saved("x11", Ending.lightOnly)
    let computer = ScriptedComputer("c1", "c8")
    let played = try play("auto pass\nhistory", from: game, computer: computer)
    #expect(
      played.transcript == """
        x's turn
        Pass: x cannot place a disk. [dismiss]
        Passes of computers need no answer now.
        o's turn
        o is thinking
        o plays c1, flips b1
        x 1, o 4
        x's turn
        Pass: x cannot place a disk. [dismiss]
        o's turn
        o is thinking
        o plays c8, flips b8
        x 0, o 6
        o won
        --c1--c8
        """)
  }

  @Test func `R10.1 C3.17 undo between two computers says how to take a side over`() throws {
    let told = try play("wc\nbc &\nundo &\nquit").transcript
    let words = "no side is manual; bm or wm takes one over"
    #expect(told.hasSuffix("line 3: undo ignored: \(words)"))
  }

  @Test func `C3.3 C3.29 help rules tells the rules on one screen`() throws {
    let rules = try play("help rules\nquit").transcript
    #expect(try rules == play("Rules\nquit").transcript)
    #expect(rules.contains("they all turn over") || rules.contains("all of them turn over"))
    let lines = rules.split(separator: "\n").dropFirst()
    #expect(lines.allSatisfy { $0.count <= 80 } && lines.count <= 12)
    let advice = try #require(lines.firstIndex { $0.hasPrefix("To play well: ") })
    #expect(lines.endIndex - advice == 5)
  }
}
