import Adapters
import TestSupport
import Testing

/// What `wait` lets pass (C4.1): in a game with White as Computer, d3 turns until 0.5, White thinks
/// until 2.5, and c3 turns until 3.
struct WaitTests {
  enum State {
    case turning
    case thinking
    case turningBack

    var lines: String {
      let d3 = "x's turn\no is computer\nx plays d3, flips d4\n"
      let thought = "x 4, o 1\no's turn\no is thinking\n"
      return switch self {
      case .turning: d3
      case .thinking: d3 + thought
      case .turningBack: d3 + thought + "o plays c3, flips d4\n"
      }
    }

    var reason: String { self == .thinking ? "o is thinking" : "disks are still turning" }
  }

  @Test(arguments: [
    (["0"], State.turning),
    (["0.499999999999999999"], .turning),
    (["0.5"], .thinking),
    (["0.25", "0.249999999999999999"], .turning),
    (["0.25", ".25"], .thinking),
    (["2.499999999999999999"], .thinking),
    (["2.5"], .turningBack),
    (["0.5", "2"], .turningBack),
    (["0.5", "0.1", "1.9"], .turningBack),
    (["0.5", "0.1", "1.899999999999999999"], .thinking),
    (["0.3", "0.3", "0.3", "0.3", "0.3", "0.3", "0.3", "0.3", "0.1"], .turningBack),
    (["2.999999999999999999"], .turningBack),
  ])
  func `C4.1 wait lets exactly its time pass, including what is due then`(
    waits: [String], state: State
  ) throws {
    let script = ["white computer", "d3 &"] + waits.map { "wait \($0)" } + ["a1 &", "quit"]
    let played = try play(script.joined(separator: "\n"), computer: ScriptedComputer("c3"))
    let refusal = "2> reversi: line \(waits.count + 3): a1 ignored: \(state.reason)"
    #expect(played.transcript == state.lines + refusal)
  }

  @Test func `C4.1 a disk due exactly at the end of a wait is on the board`() throws {
    let early = try play("d3 &\nwait 0.249999999999999999\nboard &\nquit")
    let due = try play("d3 &\nwait 0.25\nboard &\nquit")
    #expect(early.transcript.contains("4 - - - o x - - - 4"))
    #expect(due.transcript.contains("4 - - - x x - - - 4"))
    #expect(!due.transcript.contains("x 4"))
  }

  @Test func `C4.1 wait includes what becomes due only at its last moment`() throws {
    let played = try play(
      "d3 &\nwhite computer &\nwait 0.5\na1 &\nquit", computer: ScriptedComputer("c3"),
      pace: Pace(thought: .zero))
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        o is computer
        x 4, o 1
        o's turn
        o is thinking
        o plays c3, flips d4
        2> reversi: line 4: a1 ignored: disks are still turning
        """)
  }

  @Test(arguments: ["wait 0.1", "wait 0.1 &", "wait 0.1\n\n# note\n&\n \t", "WAIT 0.1 # a bit"])
  func `C4.1 wait does not settle, and neither does what is skipped after it`(
    wait: String
  ) throws {
    let played = try play("d3 &\n\(wait)\nhistory &\na1 &\nquit")
    let line = wait.split(separator: "\n", omittingEmptySubsequences: false).count + 3
    #expect(
      played.transcript == """
        x's turn
        x plays d3, flips d4
        d3
        2> reversi: line \(line): a1 ignored: disks are still turning
        """)
  }
}
