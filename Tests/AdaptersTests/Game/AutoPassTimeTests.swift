import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Passes that are dismissed by themselves, in the course of time.
struct AutoPassTimeTests {
  @Test func `R5.5 a pass is up for the time of one disk`() throws {
    let table = try LoopTable(
      saved("x10", Ending.lightOnly), pace: Pace(disk: .milliseconds(250)), isAutoPassing: true)
    try table.play { _ in
      await table.pass(249)
      #expect(table.presenter.events == [])
      await table.pass(1)
      #expect(table.presenter.events == [.play(.passed(.dark))])
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
