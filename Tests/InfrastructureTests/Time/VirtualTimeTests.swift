import Infrastructure
import TestSupport
import Testing

/// The order of sleepers, their cancellation, and the end of a run.
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

  @Test func `R2.11 a canceled sleeper wakes at once, and its deadline moves no clock`() {
    _ = time.run { [time, log] in
      let sleeper = Task(executorPreference: time) {
        await #expect(throws: CancellationError.self) {
          try await time.sleep(for: .seconds(10))
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

  @Test func `C4.21 a virtual run that waits in vain returns nil`() {
    let (never, continuation) = AsyncStream.makeStream(of: Int.self)
    let result = time.run { [time] in
      try? await time.sleep(for: .seconds(3))
      var numbers = never.makeAsyncIterator()
      return await numbers.next()
    }
    #expect(result == Int??.none)
    #expect(time.now.sinceStart == .seconds(3))
    continuation.finish()
  }

  @Test func `C4.21 a run of endless attempts ends at its limit`() {
    let result: Void? = time.run(until: .seconds(10)) { [time] in
      while !Task.isCancelled { try? await time.sleep(for: .seconds(4)) }
    }
    #expect(result == nil)
    #expect(time.now.sinceStart == .seconds(8))
    let last: Void? = time.run(until: .seconds(12)) { [time] in
      try? await time.sleep(for: .seconds(4))
    }
    #expect(last != nil)
  }

  @Test func `C4.21 a run of endless attempts that take no time ends at its limit`() {
    let result: Void? = time.run(until: .seconds(10)) {
      while !Task.isCancelled { await Task.yield() }
    }
    #expect(result == nil)
    #expect(time.now.sinceStart == .zero)
  }

  @Test func `a seed decides the order of jobs, and the same seed repeats it`() {
    let runs = (0..<20).map { Self.crowd(seed: $0 % 10) }
    #expect(Array(runs.prefix(10)) == Array(runs.suffix(10)))
    #expect(Set(runs).count == 10)
    #expect(runs.allSatisfy { $0.count == 120 })
  }

  /// Returns the log of forty sleepers that often meet, some with a tolerance.
  private static func crowd(seed: UInt64) -> [String] {
    let time = VirtualTime(seed: seed)
    let log = Log()
    _ = time.run {
      await withDiscardingTaskGroup { group in
        var generator = SplitMix64(seed: 1)
        for number in 1...40 {
          let times = (1...3).map { _ in Int.random(in: 0...4, using: &generator) }
          let tolerance = Duration.nanoseconds(Int.random(in: 0...1, using: &generator))
          group.addTask {
            for seconds in times {
              try? await time.sleep(for: .seconds(seconds), tolerance: tolerance)
              log.note("\(number)", at: time)
            }
          }
        }
      }
    }
    return log.lines
  }
}
