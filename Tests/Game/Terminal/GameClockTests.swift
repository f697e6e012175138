import Infrastructure
import RawTerminal
import TestSupport
import TestTraits
import Testing

/// The clock of a game, on virtual time in place of real time.
@Suite(.watched) struct GameClockTests {
  private let time = VirtualTime()
  private let clock: GameClock
  private let log = Log()

  init() {
    clock = GameClock(on: time)
  }

  /// The actions on the clock, a second apart, and the game time after each.
  @Test(arguments: [
    (["run", "stop", "resume"], [1, 1, 2]), (["stop", "stop", "resume"], [0, 0, 1]),
    (["stop", "resume", "resume"], [0, 1, 2]),
    (["stop", "resume", "run", "stop", "run", "resume"], [0, 1, 2, 2, 2, 3]),
  ])
  func `G1.10 game time passes unless the clock is stopped`(
    actions: [String], seconds: [Int]
  ) {
    let times: [Duration]? = time.run { [time, clock] in
      var times: [Duration] = []
      for action in actions {
        if action == "stop" { clock.stop() }
        if action == "resume" { clock.resume() }
        try? await time.sleep(for: .seconds(1))
        times.append(clock.now.sinceStart)
      }
      return times
    }
    #expect(times == seconds.map { .seconds($0) })
  }

  @Test(arguments: [(1, 3), (4, 9)])
  func `G1.10 a stop of the clock lengthens the sleep by its duration`(
    stop: Int, resume: Int
  ) {
    _ = time.run { [time, clock, log] in
      let sleeper = Task(executorPreference: time) {
        try await clock.sleep(for: .seconds(5))
        log.note("awake", at: time)
      }
      try? await time.sleep(for: .seconds(stop))
      clock.stop()
      try? await time.sleep(for: .seconds(resume - stop))
      clock.resume()
      _ = await sleeper.result
    }
    #expect(log.lines == ["awake at \(5 + resume - stop).0 seconds"])
    #expect(clock.now.sinceStart == .seconds(5))
  }

  @Test func `G1.10 a past deadline lets no time pass`() {
    _ = time.run { [time, clock] in
      try? await time.sleep(for: .seconds(2))
      try? await clock.sleep(until: clock.now, tolerance: nil)
      try? await clock.sleep(for: .seconds(-1))
    }
    #expect(time.now.sinceStart == .seconds(2))
  }
}
