import Infrastructure
import TestSupport
import Testing

struct VirtualTimeTests {
  private let time = VirtualTime()
  private let log = Log()

  /// The sleepers with their seconds, the one with a tolerance, and the order in which they wake.
  @Test(
    arguments: [
      (["c": 3.0, "a": 0.25, "b": 2], "", ["a at 0.25", "b at 2.0", "c at 3.0"]),
      (["p": 1.0, "a": 1, "b": 1], "p", ["a at 1.0", "b at 1.0", "p at 1.0"]),
      (["b": 2.0, "p": 1], "p", ["p at 1.0", "b at 2.0"]),
    ] as [(KeyValuePairs<String, Double>, String, [String])])
  func `C4.21 sleepers wake by their deadlines, and those with a tolerance last`(
    sleepers: KeyValuePairs<String, Double>, patient: String, woken: [String]
  ) {
    _ = time.run { [time, log] in
      await withDiscardingTaskGroup { group in
        for (name, seconds) in sleepers {
          group.addTask {
            let tolerance: Duration? = name == patient ? .seconds(9) : nil
            try? await time.sleep(for: .seconds(seconds), tolerance: tolerance)
            log.note(name, at: time)
          }
        }
      }
    }
    #expect(log.lines == woken.map { $0 + " seconds" })
  }

  @Test func `C4.21 the first to sleep of two equal deadlines wakes and finishes first`() {
    _ = time.run { [time, log] in
      await withDiscardingTaskGroup { group in
        for name in ["a", "b"] {
          group.addTask {
            try? await time.sleep(for: .seconds(1))
            log.note(name, at: time)
            await Task.yield()
            await Task(executorPreference: time) { log.note("\(name)'s errand") }.value
            log.note("\(name) done")
          }
        }
      }
    }
    #expect(
      log.lines == [
        "a at 1.0 seconds", "a's errand", "a done",
        "b at 1.0 seconds", "b's errand", "b done",
      ])
  }

  @Test func `C4.21 a sleep until the present or the past lets no time pass`() {
    _ = time.run { [time, log] in
      try? await time.sleep(for: .seconds(5))
      try? await time.sleep(for: .seconds(-2))
      log.note("past", at: time)
      try? await time.sleep(until: time.now, tolerance: nil)
      log.note("now", at: time)
    }
    #expect(log.lines == ["past at 5.0 seconds", "now at 5.0 seconds"])
  }

  @Test func `C4.18 a sleeper with a tolerance waits for all that becomes due at its deadline`() {
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
}
