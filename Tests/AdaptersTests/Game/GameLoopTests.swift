import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// A loop on virtual time: what it starts, what it stops, and when it has settled.
struct GameLoopTests {
  /// Inputs, each after some milliseconds, of a game that begins with a header.
  private typealias Course = (
    story: String, header: String, inputs: [(after: Int, [Input])], told: String, sleepers: [Int]
  )

  private static let courses: [Course] = [
    (
      "a computer thinks for two seconds, then places, disk by disk",
      "x11", [(5000, [])],
      """
      2000 x places d3
      2250 d4 turns for x
      2500 d3 is shown
      4500 o places c3
      4750 d4 turns for o
      5000 c3 is shown
      """, [1, 1, 7]
    ),
    (
      "a thought that was called off places nothing, and the next takes its full time",
      "x10",
      [(1999, [.setMode(.dark, .manual)]), (1, [.setMode(.dark, .computer)]), (2000, [])],
      """
      1999 x is manual
      2000 x is computer
      4000 x places d3
      """, [1, 1, 3]
    ),
    (
      "a switch to the same mode, and the question, leave the thought under way",
      "x10",
      [
        (1999, [.setMode(.dark, .computer), .setMode(.light, .computer)]),
        (0, [.askReset, .answerReset(.cancel)]), (1, []),
      ],
      """
      1999 x is computer
      1999 o is computer
      1999 reset?
      1999 no reset
      2000 x places d3
      """, [1, 1, 2]
    ),
    (
      "OK stops thinking and showing, and nothing of them arrives later",
      "x10",
      [
        (2300, [.askReset, .answerReset(.ok)]), (10_000, [.setMode(.dark, .computer)]),
        (1000, [.askReset, .answerReset(.ok)]), (10_000, []),
      ],
      """
      2000 x places d3
      2250 d4 turns for x
      2300 reset?
      2300 reset
      12300 x is computer
      13300 reset?
      13300 reset
      """, [0, 1, 4]
    ),
  ]

  @Test(arguments: courses)
  func `R2.1 R2.3 R2.5 R6.3 C2.5 a thought and a showing take their time, unless they are stopped`(
    story: String, header: String, inputs: [(after: Int, [Input])], told: String, sleepers: [Int]
  ) throws {
    let table = LoopTable(try saved(header), computer: ScriptedComputer("d3", "c3"))
    try table.play { loop in
      for (milliseconds, inputs) in inputs {
        await table.pass(milliseconds)
        for input in inputs { await loop.send(input) }
      }
    }
    #expect(table.presenter.text == told)
    #expect(table.clock.sleepers == sleepers)
  }

  @Test func `R2.5 Computer, Manual, Computer in quick succession gives exactly one answer`() throws
  {
    let computer = ScriptedComputer("d3", "c4", "f5")
    let table = LoopTable(try saved("x10"), computer: computer)
    try table.play { loop in
      for _ in 0..<5 {
        await loop.send(.setMode(.dark, .manual))
        await loop.send(.setMode(.dark, .computer))
      }
      await table.pass(2600)
    }
    #expect(
      table.presenter.text.split(separator: "\n").dropFirst(10) == [
        "2000 x places d3", "2250 d4 turns for x", "2500 d3 is shown",
      ])
    #expect(computer.asked == [Game()])
    #expect(table.clock.sleepers.prefix(2) == [0, 1], "one thought is alive, and none at the end")
  }

  @Test(arguments: [40, 0])
  func `R3.1 the disks of a move are shown one by one at the set pace, or at once without a task`(
    pace: Int
  ) throws {
    let d1 = try square("d1")
    let table = LoopTable(
      try saved("x00", [1: "xoo-----"]), pace: Pace(disk: .milliseconds(pace)))
    try table.play { loop in
      await loop.send(.make(.move(d1)))
      #expect(await (loop.session.showing == nil) == (pace == 0))
      await loop.waitUntilSettled()
    }
    #expect(
      table.presenter.text == """
        0 x places d1
        \(pace) c1 turns for x
        \(2 * pace) b1 turns for x
        \(3 * pace) d1 is shown
        """)
    #expect(table.clock.sleepers == (pace == 0 ? [0, 0, 0] : [0, 1, 3]))
  }

  @Test func `C4.18 a task that waits for the game to settle goes on then, and not before`() throws
  {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("d3"))
    try table.play { loop in
      async let one: Void = loop.waitUntilSettled()
      async let two: Void = loop.waitUntilSettled()
      _ = await (one, two)
      #expect(table.time.now.sinceStart == .milliseconds(2500))
    }
  }

  @Test func `C3.15 whoever waits for a settled game can give up`() throws {
    let table = LoopTable(try saved("x10"), computer: StubbornComputer())
    try table.play { loop in
      let waiting = loop.timeline.start { await loop.waitUntilSettled() }
      await table.pass(10)
      waiting.cancel()
      await waiting.value
      #expect(await loop.session.thinkingSide == .dark)
    }
  }
}
