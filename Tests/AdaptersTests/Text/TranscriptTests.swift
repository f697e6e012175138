import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// The moves of a game as text.
struct TranscriptTests {
  @Test(arguments: [
    "d3c3e6--", "D3C3E6--", "d3 c3 e6 --", "1. d3 c3 2. e6 --", "1.d3 c3 2.e6--",
    "1. D3\tC3\n2. E6 --\n", "d3 # the first move\nc3e6 # a1\n--", " \n d3c3\r\ne6--",
  ])
  func `C3.15 a transcript is read in each spelling`(text: String) throws {
    let squares = try ["d3", "c3", "e6"].map { Record.Step.move(try square($0)) }
    #expect(try Transcript(text).steps == squares + [.pass])
  }

  @Test(arguments: [
    "", " ", "#", "1.", "1. 2.", "d", "d3c", "d3-", "-", "---", "hello", "d3 hello", "3d4c",
    "d3,c4", "i1 d3", "z2d3", "1 d3", "d3 1", ".d3", "１. d3", "é3",
  ])
  func `C3.15 other texts are not transcripts`(text: String) {
    #expect(throws: Transcript.Problem.notATranscript) { try Transcript(text) }
  }

  @Test func `C3.15 a square off the board is named with its number`() {
    for (text, name, number) in [
      ("1. d3 -- 2. d9 c3", "d9", 3), ("d3z0", "z0", 2), ("a9b1", "a9", 1), ("h0", "h0", 1),
    ] {
      #expect(throws: Transcript.Problem.offBoard(name, number: number)) { try Transcript(text) }
    }
  }

  @Test func `C3.16 every game is read back from its position and its history`() throws {
    for seed in UInt64(1)...100 {
      let steps = RandomGame(seed: seed).filter { $0.game.turn != nil }
        .map { $0.square.map(Record.Step.move) ?? .pass }
      var record = Record()
      for step in steps {
        let isLegal = record.make(step)
        try #require(isLegal)
        #expect(PositionText.decode(PositionText.encode(record.game)) == record.game, "\(seed)")
      }
      #expect(try Transcript("\(record)").steps == steps, "\(seed)")
    }
  }

  private static let squares = "---------------------------ox------xo---------------------------"

  @Test(arguments: [
    ("\(squares) x", true), ("\(squares.uppercased()) X", true), ("\(squares)x", true),
    ("\(squares) -", true),
    ("-------- -------- -------- ---ox--- ---xo--- -------- -------- -------- x", true),
    ("", false), ("x", false), (squares, false), ("\(squares) z", false), ("\(squares)- x", false),
    ("--------------------------.\(squares.dropFirst(27)) x", false),
  ])
  func `C5.15 a position is read in each spelling, and other texts are none`(
    text: String, isPosition: Bool
  ) {
    #expect(PositionText.decode(text) == (isPosition ? Game() : nil))
  }
}
