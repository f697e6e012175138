import Infrastructure
import RawTerminal
import TestSupport
import TestTraits
import Testing

@Suite(.watched) struct CancellationTests {
  private let time = VirtualTime()
  private let log = Log()

  @Test(arguments: [false, true])
  func `R2.11 a canceled sleeper wakes at once, and its deadline moves no clock`(
    isOnGameClock: Bool
  ) {
    let clock = GameClock(on: time)
    _ = time.run { [time, log] in
      let sleeper = Task(executorPreference: time) {
        await #expect(throws: CancellationError.self) {
          let seconds = Duration.seconds(10)
          try await isOnGameClock ? clock.sleep(for: seconds) : time.sleep(for: seconds)
        }
        log.note("called off", at: time)
      }
      try? await time.sleep(for: .seconds(1))
      sleeper.cancel()
      await sleeper.value
      try? await time.sleep(for: .seconds(1))
      log.note("on", at: time)
    }
    #expect(log.lines == ["called off at 1.0 seconds", "on at 2.0 seconds"])
  }

  @Test func `R2.11 a task canceled before its sleep does not sleep`() {
    let slept = time.run { [time] in
      withUnsafeCurrentTask { $0?.cancel() }
      do {
        try await time.sleep(for: .seconds(10))
        return true
      } catch {
        return false
      }
    }
    #expect(slept == false)
    #expect(time.now.sinceStart == .zero)
  }
}
