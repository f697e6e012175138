import Infrastructure
import Testing

/// The clock of a game, on virtual time in place of real time.
@Suite(.watched) struct GameClockTests {
  private let time = VirtualTime()
  private let clock: GameClock
  private let log = Log()

  init() {
    clock = GameClock(on: time)
  }

  @Test func `C6.5 game time passes while the clock runs, and stands still while it is stopped`() {
    _ = time.run { [time, clock, log] in
      for action in ["run", "stop", "resume"] {
        if action == "stop" { clock.stop() }
        if action == "resume" { clock.resume() }
        try? await time.sleep(for: .seconds(1))
        log.note("\(action): \(clock.now.sinceStart)")
      }
    }
    #expect(log.lines == ["run: 1.0 seconds", "stop: 1.0 seconds", "resume: 2.0 seconds"])
  }

  @Test func `C6.5 a second stop does not move the first`() {
    _ = time.run { [time, clock] in
      clock.stop()
      try? await time.sleep(for: .seconds(1))
      clock.stop()
      try? await time.sleep(for: .seconds(1))
      clock.resume()
    }
    #expect(time.now.sinceStart == .seconds(2))
    #expect(clock.now.sinceStart == .zero)
  }

  @Test func `C6.5 a clock that runs is not changed by a resume`() {
    _ = time.run { [time, clock] in
      clock.stop()
      try? await time.sleep(for: .seconds(1))
      clock.resume()
      try? await time.sleep(for: .seconds(1))
      clock.resume()
      try? await time.sleep(for: .seconds(1))
    }
    #expect(clock.now.sinceStart == .seconds(2))
  }

  @Test func `C6.5 the times of several stops add up`() {
    _ = time.run { [time, clock] in
      for seconds in 1...3 {
        clock.stop()
        try? await time.sleep(for: .seconds(seconds))
        clock.resume()
        try? await time.sleep(for: .seconds(10))
      }
    }
    #expect(time.now.sinceStart == .seconds(36))
    #expect(clock.now.sinceStart == .seconds(30))
  }

  @Test(arguments: [(1, 3), (4, 9)])
  func `C6.5 a sleeper sleeps longer by the time for which the clock is stopped`(
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

  @Test func `C6.5 a deadline that is past lets no time pass`() {
    _ = time.run { [time, clock] in
      try? await time.sleep(for: .seconds(2))
      try? await clock.sleep(until: clock.now, tolerance: nil)
      try? await clock.sleep(for: .seconds(-1))
    }
    #expect(time.now.sinceStart == .seconds(2))
  }

  @Test func `R2.5 a sleeper that is cancelled wakes at once`() {
    _ = time.run { [time, clock, log] in
      let sleeper = Task(executorPreference: time) {
        await #expect(throws: CancellationError.self) {
          try await clock.sleep(for: .seconds(10))
        }
        log.note("cancelled", at: time)
      }
      try? await time.sleep(for: .seconds(1))
      sleeper.cancel()
      await sleeper.value
    }
    #expect(log.lines == ["cancelled at 1.0 seconds"])
  }

  @Test func `C6.5 a game clock measures as finely as the clock below it`() {
    #expect(clock.minimumResolution == .zero)
    #expect(GameClock().minimumResolution == ContinuousClock().minimumResolution)
  }
}
