import Infrastructure
import Testing

@Suite(.watched) struct ToleranceTests {
  private let time = VirtualTime()
  private let log = Log()

  @Test func `C4.1 a sleeper that tolerates delay wakes after all others of its moment`() {
    _ = time.run { [time, log] in
      await withDiscardingTaskGroup { group in
        group.addTask {
          try? await time.sleep(for: .seconds(1), tolerance: .nanoseconds(1))
          log.note("patient", at: time)
        }
        for name in ["a", "b"] {
          group.addTask {
            try? await time.sleep(for: .seconds(1))
            log.note(name, at: time)
          }
        }
      }
    }
    #expect(log.lines == ["a at 1.0 seconds", "b at 1.0 seconds", "patient at 1.0 seconds"])
  }

  @Test func `C4.1 a sleeper that tolerates delay waits also for what becomes due at its moment`() {
    let moment = time.now.advanced(by: .seconds(1))
    _ = time.run { [time, log] in
      await withDiscardingTaskGroup { group in
        group.addTask {
          try? await time.sleep(for: .seconds(1), tolerance: .nanoseconds(1))
          log.note("patient", at: time)
        }
        group.addTask {
          try? await time.sleep(for: .milliseconds(500))
          for step in 1...3 {
            try? await time.sleep(until: moment, tolerance: nil)
            log.note("step \(step)", at: time)
          }
          await Task(executorPreference: time) {
            try? await time.sleep(for: .zero)
            log.note("errand", at: time)
          }.value
        }
      }
    }
    #expect(
      log.lines == [
        "step 1 at 1.0 seconds", "step 2 at 1.0 seconds", "step 3 at 1.0 seconds",
        "errand at 1.0 seconds", "patient at 1.0 seconds",
      ])
  }

  @Test func `C4.1 tolerance never lets a later moment come first`() {
    _ = time.run { [time, log] in
      await withDiscardingTaskGroup { group in
        group.addTask {
          try? await time.sleep(for: .seconds(2))
          log.note("later", at: time)
        }
        group.addTask {
          try? await time.sleep(for: .seconds(1), tolerance: .seconds(9))
          log.note("patient", at: time)
        }
      }
    }
    #expect(log.lines == ["patient at 1.0 seconds", "later at 2.0 seconds"])
  }
}
