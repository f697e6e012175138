import Infrastructure
import RawTerminal
import TestTraits
import Testing

@Suite(.watched) struct CancellationTests {
  private let time = VirtualTime()
  private let log = Log()

  @Test(arguments: [false, true])
  func `R2.5 a cancelled sleeper wakes at once, and its deadline moves no clock`(
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

  @Test func `R2.5 a task that is cancelled before it sleeps does not sleep`() {
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

  @Test func `R2.5 cancelling a sleeper that has woken changes nothing for the next`() {
    let others = time.run { [time] in
      let first = Task(executorPreference: time) { try await time.sleep(for: .seconds(1)) }
      _ = await first.result
      first.cancel()
      let second = Task(executorPreference: time) { try await time.sleep(for: .seconds(1)) }
      return await (try? second.value) != nil
    }
    #expect(others == true)
    #expect(time.now.sinceStart == .seconds(2))
  }

  @Test func `R6.3 of many sleepers only the cancelled ones are gone`() {
    _ = time.run { [time, log] in
      let sleepers = (1...6).map { number in
        Task(executorPreference: time) {
          try await time.sleep(for: .seconds(number))
          log.note("\(number)", at: time)
        }
      }
      await Task.yield()
      for sleeper in [sleepers[0], sleepers[3], sleepers[5]] { sleeper.cancel() }
      for sleeper in sleepers { _ = await sleeper.result }
    }
    #expect(log.lines == ["2 at 2.0 seconds", "3 at 3.0 seconds", "5 at 5.0 seconds"])
  }
}
