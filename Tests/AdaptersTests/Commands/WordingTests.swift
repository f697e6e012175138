import Adapters
import RoomAdapters
import Testing

/// Refusals of unknown commands.
struct WordingTests {
  private static let off = "is off the board; columns a-h, rows 1-8"
  private static let column = "use a letter for the column"

  @Test(arguments: [
    ("d9", "d9 \(off)"), ("D0", "d0 \(off)"), ("i1", "i1 \(off)"), ("9d", "d9 \(off)"),
    ("z 12", "z12 \(off)"), ("ｄ９", "d9 \(off)"), ("a9b1", "a9 (move 1) \(off)"),
    ("4, 3", "'4, 3': \(column); column 4, row 3 is d3"),
    ("43", "'43': \(column); column 4, row 3 is d3"),
    ("３,４", "'3,4': \(column); column 3, row 4 is c4"),
    ("8,1", "'8,1': \(column); column 8, row 1 is h1"),
    ("0,3", "'0,3': \(column) (a-h), then a digit for the row (1-8)"),
    ("9,9", "'9,9': \(column) (a-h), then a digit for the row (1-8)"),
    ("bc 00", "there is no level 00; levels are 0 to 9"),
    ("white computer 10", "there is no level 10; levels are 0 to 9"),
    ("wc-1", "there is no level -1; levels are 0 to 9"),
    ("wc3.5", "there is no level 3.5; levels are 0 to 9"),
    ("white computer +3", "there is no level +3; levels are 0 to 9"),
  ])
  func `C3.1 C3.3 C3.10 a refusal names what is wrong`(line: String, words: String) {
    #expect(refusal(of: line) == words)
  }

  @Test(arguments: [
    "dd3", "d-3", "3", "123", "d,3", "4;3", "d 3 3",  // no squares
    "xyzzy", "hp", "o", "!", "place a disk at d3",
    "b", "bl", "b m", "quit now", "board black", "wc4 bc3", "wc four",
    "wm4", "hint 4", "computer 4",  // no numbers there
    "best 4", "resett!", "agan!", "quiet!", "qit!",  // too far from what ends a game
    "undo -1", "undo x", "undo 1.5", "redo 1 2",
  ])
  func `C3.1 C3.7 C3.3 an unknown command is answered with a hint at help`(line: String) {
    #expect(refusal(of: line) == "'\(line)' is not a command; type 'help' for a list")
  }

  @Test(arguments: [
    ("wihte manual", "white manual"), ("whit manual", "white manual"),
    ("white manuel", "white manual"), ("blackcomputer", "black computer"),
    ("restet", "reset"), ("reset!", "reset"), ("RESETT", "reset"),
    ("hist", "hint"), ("white 4", "white computer 4"),
    ("neq", "new"), ("hordor", "harder"),
    ("play d3", "d3"), ("move f4c3", "f4c3"),
    ("new game", "new"), ("restart", "reset"), ("h", "help"),
    ("computer", "white computer"), ("level 3", "white computer 3"),
    ("black 6", "black computer 6"),
    ("white manual 4", "white manual"), ("qiut", "quit"), ("ext", "exit"),
    ("best", "hint"), ("tip", "hint"), ("agian", "again"),
    ("value on", "values on"), ("values of", "values off"),
    ("WIHTE  manual", "white manual"),
    ("undoo 3", "undo 3"),
  ])
  func `C3.7 a near miss is repeated with a suggestion and not run`(
    line: String, suggestion: String
  ) {
    let typed = line.split(separator: " ").joined(separator: " ")
    let words = "'\(typed)' is not a command; did you mean '\(suggestion)'?"
    #expect(refusal(of: line) == words)
  }

  @Test(arguments: [
    ("save", "every move is saved automatically"), ("Load x.ggf", "start reversi with --load FILE"),
  ])
  func `C3.7 a command that is not needed is answered with what to do`(
    line: String, words: String
  ) {
    #expect(refusal(of: line) == "'\(line)' is not a command; \(words)")
  }

  @Test(arguments: [
    ("v", 40, ""), ("v", 41, "~"), ("w", 4096, "~"),
  ])
  func `C3.7 a refusal repeats at most 40 characters`(
    letter: String, count: Int, cut: String
  ) {
    let told = String(repeating: letter, count: 40 - cut.count) + cut
    #expect(
      refusal(of: String(repeating: letter, count: count))
        == "'\(told)' is not a command; type 'help' for a list")
  }

  @Test(arguments: [
    ("e", "\u{301}", ""), ("4", ",", "3"), ("d", "3", ""),
  ])
  func `C3.7 a refusal repeats combining characters only in part`(
    start: String, piece: String, end: String
  ) throws {
    let told = try #require(refusal(of: start + String(repeating: piece, count: 1000) + end))
    #expect(told.unicodeScalars.count < 120)
  }
}
