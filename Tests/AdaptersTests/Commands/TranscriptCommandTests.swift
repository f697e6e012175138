import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Several squares in one line.
struct TranscriptCommandTests {
  @Test(arguments: ["d3c3", "D3 C3", "1. d3 c3", "ｄ３ｃ３", "D3-C3", "d3,c3", "1.d3 1...c3"])
  func `C3.15 the squares of a line are queued in order`(line: String) throws {
    let moves = QueuedMove.transcript(try ["d3", "c3"].map { .move(try square($0)) })
    #expect(meaning(of: line) == .success(.input(.queue(moves))))
  }

  @Test(arguments: [
    ("d3 c3 e9", "e9 (move 3) is off the board; columns a-h, rows 1-8"),
    ("h9d3", "h9 (move 1) is off the board; columns a-h, rows 1-8"),
    ("i9d3", "'i9d3' is not a command; type 'help' for a list"),
    ("d3 hello c3", "hello (move 2) is not a move"),
    ("d33d", "3d (move 2) is not a move"), ("d3d", "d (move 2) is not a move"),
    ("pas", "'pas' is not a command; did you mean 'pass'?"),
  ])
  func `C3.7 C3.10 C3.15 nothing is queued if a word is not a move, and the refusal has its number`(
    line: String, told: String
  ) {
    #expect(refusal(of: line) == told)
  }
}
