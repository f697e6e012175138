import Adapters
import Domain
import Notations
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// The game that is taken of a file, whatever its notation.
struct GivenFileTests {
  /// What stands behind the moves in the line of a game that was left.
  private static let end = "\t\t\tmanual\tmanual\t2026-11-26"

  /// Takes a game of a text, and returns its position, or why there is none.
  private func taken(_ text: String, game number: Int? = nil) -> String {
    do throws(GivenFile.Problem) {
      return PositionText.encode(try GivenFile(Array(text.utf8), game: number).game.record.game)
    } catch {
      return GameText(.english).problem(error, of: "given")
    }
  }

  private static let long = String(repeating: "\n", count: 1_000_000)

  @Test(arguments: [
    "d3 # \(long)", "(;\(long)B[d3])", "(;C[\(long)]B[d3];)", "o00\n" + Boards.afterD3,
    "*\t4\t1\td3\(end)\n",
  ])
  func `C5.16 a file may be long, and may begin with a byte order mark`(text: String) {
    let position = "-------------------x-------xx------xo--------------------------- o"
    #expect(taken(text) == position)
    #expect(taken("\u{feff}" + text) == position)
  }

  @Test(arguments: [
    "x00\n\(Boards.start)", "x01 computers=07\n\(Boards.start)", "d3", "(;GM[Othello]B[d3])",
    "*\t4\t1\td3\(end)\n",
  ])
  func `C5.22 a file of one game has no other number, whatever its notation`(text: String) throws {
    #expect(taken(text, game: 1) == taken(text))
    #expect(try GivenFile(Array(text.utf8), game: nil).count == 1)
    for number in [0, 2, 7] {
      let problem = "there is no game \(number) in given, which has 1"
      #expect(taken(text, game: number) == problem)
    }
  }

  @Test(arguments: [
    ("hello\n", neither("line 1 is 'hello', not like x01", "'hello' is no move")),
    ("", neither("it is empty", "no move")),
    ("d3a1", "move 2 of given, a1, is not legal"),
    ("d3 c3 hello", "move 3 of given, hello, is not legal"),
    ("(;B[d3]W[zz];)", "move 2 of given, zz, is not legal"),
    ("(;TY[8a]B[d3])", "cannot read TY[8a] of given"),
    ("(;B[d3", "cannot read the end of given"),
    (
      "(;FF[4]GM[2];B[dc])",
      "given is in SGF; GGF, transcripts, saved games, and kept games are read"
    ),
    ("(;PB[a])", "game 1 of given is not a game of Othello"),
    (
      "(define (f x)\n (; no game\n (+ x 1)))\n",
      neither("line 1 is '(define (f x)', not like x01", "'define' is no move")
    ),
    ("x01\n--------\n", "cannot read given: the board has 1 row, not 8"),
    ("e6f4e3f6g5d6e7f5c5\nd3 a1", "move 2 of game 2 of given, a1, is not legal"),
    (
      String(repeating: "e", count: 70_000),
      neither(
        "it is too long for a saved game", "'\(String(repeating: "e", count: 39))~' is no move")
    ),
  ])
  func `C5.16 what is not a game is told in a sentence`(text: String, problem: String) {
    #expect(taken(text) == problem)
  }

  private static func neither(_ flaw: String, _ reason: String) -> String {
    "given is neither a saved game (\(flaw)) nor a transcript (\(reason))"
  }

  @Test func `C5.22 what stands behind a game with a number is not read`() {
    let text = "e6f4e3f6g5d6e7f5c5\nd3 a1"
    #expect(taken(text, game: 1).hasSuffix(" -"))
    #expect(taken(text, game: 2) == "move 2 of game 2 of given, a1, is not legal")
  }
}
