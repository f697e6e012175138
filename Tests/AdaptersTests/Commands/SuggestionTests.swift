import Adapters
import TestSupport
import Testing

/// What is answered to what is no command (C3).
struct SuggestionTests {
  @Test(arguments: [
    ("wihte manual", "white manual"), ("whit manual", "white manual"),
    ("white manuel", "white manual"), ("blakc computer", "black computer"),
    ("black computr", "black computer"), ("darkcomputer", "dark computer"),
    ("lihgt", "light"), ("bark manual", "dark manual"), ("restet", "reset"), ("reste", "reset"),
    ("borad", "board"),
    ("boards", "board"), ("move", "moves"), ("hisotry", "history"), ("hlep", "help"),
    ("qiut", "quit"), ("ext", "exit"), ("cancle", "cancel"), ("dissmiss", "dismiss"),
    ("yess", "yes"), ("nwe", "new"), ("RESETT", "reset"), ("shwo", "show"), ("leagl", "legal"),
  ])
  func `C3.7 a near miss is answered with a suggestion and not carried out`(
    text: String, suggestion: String
  ) throws {
    #expect(
      try play("reset\n\(text)")
        == Played(
          transcript: """
            x's turn
            Confirmation: do you really want to reset the game? [cancel/ok]
            2> reversi: line 2: '\(text.lowercased())' is not a command; \
            did you mean '\(suggestion)'?
            Reset cancelled.
            """, end: .done, saved: nil))
  }

  @Test(arguments: ["xyzzy", "hp", "o", "okay!", "surrender", "play d3", "!", "place a disk at d3"])
  func `C3.7 a command that is not near any other gets a hint at help`(text: String) throws {
    #expect(
      try play(text).transcript
        == "x's turn\n2> reversi: line 1: '\(text)' is not a command; type help for the list")
  }

  @Test func `C3.7 an unknown command is repeated only up to 40 characters`() throws {
    let refused = "' is not a command; type help for the list"
    let start = "x's turn\n2> reversi: line 1: '"
    let forty = String(repeating: "v", count: 40)
    #expect(try play(forty).transcript == start + forty + refused)
    #expect(
      try play(forty + "v").transcript == start + forty.dropLast() + "~" + refused)
    #expect(
      try play(String(repeating: "w", count: 4096)).transcript
        == start + String(repeating: "w", count: 39) + "~" + refused)
  }

  @Test(arguments: [
    ("e", "\u{301}", ""), ("b", "\u{301}", "3"), ("b3", "\u{301}", ""), ("4", ",", "3"),
    ("d", "3", ""), ("quit", "\u{1f3fb}", ""),
  ])
  func `C3.7 an unknown command of combining characters is repeated only in part`(
    start: String, piece: String, end: String
  ) throws {
    let played = try play(start + String(repeating: piece, count: 1000) + end)
    #expect(played.transcript.hasPrefix("x's turn\n2> reversi: line 1: "))
    #expect(played.transcript.utf8.count < 600)
  }

  @Test(arguments: [
    ("", "wait needs a number of seconds, like wait 0.5"),
    (" x", "wait needs a number of seconds, like wait 0.5"),
    (" -1", "wait needs a number of seconds, like wait 0.5"),
    (" 1 2", "wait needs a number of seconds, like wait 0.5"),
    (" 1e3", "wait needs a number of seconds, like wait 0.5"),
    (" 9999999999999999999999", "wait needs a number of seconds, like wait 0.5"),
  ])
  func `C3.3 wait needs a number of seconds`(argument: String, refusal: String) throws {
    #expect(
      try play("wait\(argument)").transcript == "x's turn\n2> reversi: line 1: \(refusal)")
  }
}
