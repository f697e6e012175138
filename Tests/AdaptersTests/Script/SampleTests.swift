import Adapters
import Infrastructure
import Testing

/// The samples of CONSOLE C4, byte for byte.
struct SampleTests {
  @Test func `C4 the first sample shows turning, thinking, refusing and stopping`() throws {
    let played = try play(
      """
      white computer
      d3 &
      wait 0.1
      board &
      e3 &
      wait 1.5
      c5 &
      white manual
      """, computer: RandomComputer(seed: 7))
    #expect(
      played.transcript == """
        x's turn
        o is computer
        x plays d3, flips d4
            a b c d e f g h
          1 - - - - - - - - 1
          2 - - - - - - - - 2
          3 - - - x - - - - 3
          4 - - - o x - - - 4
          5 - - - x o - - - 5
          6 - - - - - - - - 6
          7 - - - - - - - - 7
          8 - - - - - - - - 8
            a b c d e f g h
        2> reversi: line 5: e3 ignored: disks are still turning
        x 4, o 1
        o's turn
        o is thinking
        2> reversi: line 7: c5 ignored: o is thinking
        o is manual
        o stopped thinking
        """)
  }

  @Test func `C4 the second sample resets while a disk is turning`() throws {
    let played = try play("d3 &\nwait 0.1\nreset &\nwait 0.1\nok\nboard")
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        Confirmation: do you really want to reset the game? [cancel/ok]
        New game.
        x's turn
            a b c d e f g h
          1 - - - - - - - - 1
          2 - - - - - - - - 2
          3 - - - + - - - - 3
          4 - - + o x - - - 4
          5 - - - x o + - - 5
          6 - - - - + - - - 6
          7 - - - - - - - - 7
          8 - - - - - - - - 8
            a b c d e f g h
        """)
  }

  @Test func `C4 the third sample refuses a move under a pass, and dismisses it`() throws {
    let transcript = Transcript()
    let words = "d3 c3 e6 d2 d1 e1 b2 c1 a8 ok".split(separator: " ")
    let played = try Setting(transcript: transcript).play(words.map { .text(String($0)) })
    let tail = transcript.text(on: .output).split(separator: "\n").suffix(3)
    #expect(played.end == .done)
    #expect(
      transcript.text(on: .diagnostics) == "reversi: line 9: a8 ignored: dismiss the pass first")
    #expect(
      tail.joined(separator: "\n") == """
        x's turn
        Pass: x cannot place a disk. [dismiss]
        o's turn
        """)
  }
}
