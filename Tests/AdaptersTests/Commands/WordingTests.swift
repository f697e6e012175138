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
    ("black computer 11", "there is no level 11; levels are 0 to 9"),
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
    ("black computr", "black computer"), ("blackcomputer", "black computer"),
    ("blackmanual", "black manual"), ("wihte", "white"), ("lack manual", "black manual"),
    ("restet", "reset"), ("reste", "reset"), ("reset!", "reset"), ("RESETT", "reset"),
    ("borad", "board"), ("boards", "board"), ("hisotry", "history"),
    ("hlep", "help"), ("hist", "hint"), ("black m", "black"), ("white 4", "white computer 4"),
    ("play d3", "d3"), ("move f4c3", "f4c3"),
    ("new game", "new"), ("restart", "reset"), ("h", "help"),
    ("computer", "white computer"), ("level 3", "white computer 3"),
    ("black 6", "black computer 6"),
    ("white manual 4", "white manual"), ("qiut", "quit"), ("ext", "exit"),
    ("cancle", "cancel"), ("dissmiss", "dismiss"), ("yess", "yes"), ("nwe", "new"),
    ("shwo", "show"),
    ("best", "hint"), ("tip", "hint"), ("score", "values"), ("agian", "again"),
    ("value on", "values on"), ("values of", "values off"), ("valuse on", "values on"),
    ("Wihte MANUAL", "white manual"), ("WIHTE  manual", "white manual"),
    ("undoo 3", "undo 3"), ("rdo 12", "redo 12"),
  ])
  func `C3.7 a near miss is repeated as typed with a suggestion, and not carried out`(
    line: String, suggestion: String
  ) throws {
    let typed = line.split(separator: " ").joined(separator: " ")
    let words = "'\(typed)' is not a command; did you mean '\(suggestion)'?"
    #expect(
      try play("\(line)\nquit")
        == Played(
          transcript: "x's turn\n2> reversi: line 1: \(words)", end: .failed, saved: nil))
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
}
