import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// The tasks of a loop, on virtual time.
struct GameLoopTests {
  private let darkIsComputer = BySide<Mode>(dark: .computer, light: .manual)
  private let timed = TimedLoop()

  @Test func `R2.7 a computer that keeps failing ends a wait, and is still asked again`() throws {
    let computer = ScriptedComputer(Array(repeating: "nothing", count: 11) + ["a1", "d3"])
    let hasEnded = try timed.play(darkIsComputer, computer: computer) { [timed] loop in
      #expect(await loop.waitUntilIdle()?.contains("nothing") == true)
      #expect(timed.time.now.sinceStart == .seconds(20))
      await timed.pass(.seconds(4))
      #expect(await loop.waitUntilIdle() == "a1 is not legal")
      await timed.pass(.seconds(2))
      #expect(await loop.waitUntilIdle() == nil)
    }
    #expect(hasEnded)
    #expect(timed.moves == ["26000 x d3"])
    #expect(computer.asked.count == 13)
  }

  @Test func `R2.7 failures are forgotten with the thought that failed`() throws {
    let computer = ScriptedComputer(Array(repeating: "nothing", count: 10) + ["c3"])
    let hasEnded = try timed.play(darkIsComputer, computer: computer) { [timed] loop in
      #expect(await loop.waitUntilIdle() != nil)
      await loop.send(.askReset)
      #expect(await loop.waitUntilIdle() != nil, "the same thought goes on")
      await loop.send(.answer(.ok))
      #expect(await loop.waitUntilIdle() == nil)
      #expect(timed.time.now.sinceStart == .seconds(20))
    }
    #expect(hasEnded)
  }

  @Test func `R2.11 a thought that is stopped as its pause ends does not ask the computer`() throws
  {
    let computer = ScriptedComputer()
    let hasEnded = try timed.play(
      darkIsComputer, computer: computer, on: Unstoppable(clock: timed.time)
    ) { [timed] loop in
      await loop.send(.setMode(.dark, .manual))
      await timed.pass(.seconds(9))
    }
    #expect(hasEnded)
    #expect(computer.asked == [])
  }

  @Test func `R3.4 without a time for each disk, a move is shown at once`() throws {
    let d3 = try square("d3")
    let hasEnded = try timed.play(
      BySide(dark: .manual, light: .manual), computer: ScriptedComputer(),
      timing: Timing(disk: .zero)
    ) { loop in
      await loop.send(.pick(d3))
      #expect(await loop.session.phase == .picking(.light))
    }
    #expect(hasEnded)
  }
}

/// A clock whose sleep ends at its deadline even if the task was canceled.
private struct Unstoppable: Clock {
  let clock: VirtualTime

  var now: VirtualTime.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: VirtualTime.Instant, tolerance: Duration?) async throws {
    let sleep = clock.timeline.start { [clock] in
      try? await clock.sleep(until: deadline, tolerance: tolerance)
    }
    await sleep.value
  }
}
