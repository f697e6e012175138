import Infrastructure
import TestSupport
import Testing

struct EndOfTimeTests {
  @Test func `C4.21 a virtual run that waits in vain returns nil`() {
    let time = VirtualTime()
    let (never, continuation) = AsyncStream.makeStream(of: Int.self)
    let result = time.run {
      try? await time.sleep(for: .seconds(3))
      var numbers = never.makeAsyncIterator()
      return await numbers.next()
    }
    #expect(result == Int??.none)
    #expect(time.now.sinceStart == .seconds(3))
    continuation.finish()
  }

  @Test func `C4.21 a run of endless attempts ends at its limit`() {
    let time = VirtualTime()
    let result: Void? = time.run(until: .seconds(10)) {
      while !Task.isCancelled { try? await time.sleep(for: .seconds(4)) }
    }
    #expect(result == nil)
    #expect(time.now.sinceStart == .seconds(8))
    #expect(time.run(until: .seconds(12)) { try? await time.sleep(for: .seconds(4)) } != nil)
  }

  @Test func `C4.21 a run of endless attempts that take no time ends at its limit`() {
    let time = VirtualTime()
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
