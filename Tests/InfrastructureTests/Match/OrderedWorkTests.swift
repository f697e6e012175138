import Infrastructure
import Matches
import Synchronization
import Testing

/// Work on virtual time, in which each piece takes a time of its own.
struct OrderedWorkTests {
  /// What can be seen of the work.
  private struct Seen: Hashable {
    var (begun, ended, mostAtOnce, mostAhead) = (0, 0, 0, 0)
    var taken: [Int] = []
    var spent = Duration.zero
  }

  private func see(_ work: OrderedWork, taking seconds: [Int]) -> Seen? {
    let time = VirtualTime()
    let seen = Mutex(Seen())
    time.run {
      await work.run(seconds.count) { number in
        seen.withLock {
          $0.begun += 1
          $0.mostAtOnce = max($0.mostAtOnce, $0.begun - $0.ended)
          $0.mostAhead = max($0.mostAhead, $0.begun - $0.taken.count)
        }
        try? await time.sleep(for: .seconds(seconds[number]))
        seen.withLock { $0.ended += 1 }
        return number
      } then: { number in
        seen.withLock { $0.taken.append(number) }
      }
      seen.withLock { $0.spent = time.now.sinceStart }
    }
    return seen.withLock(\.self)
  }

  @Test func `C4.9 results are handed over in order, whatever ends first`() {
    let seen = see(OrderedWork(width: 3, reach: 100), taking: [9, 1, 2, 1, 8, 1, 1, 1])
    #expect(seen?.taken == Array(0..<8))
    #expect(seen?.mostAtOnce == 3)
    #expect(seen?.spent == .seconds(10), "no processor idles")
  }

  @Test func `C4.9 while an early piece takes long, only so many others begin`() {
    let seen = see(OrderedWork(width: 2, reach: 5), taking: [100] + Array(repeating: 1, count: 20))
    #expect(seen?.taken == Array(0..<21))
    #expect((seen?.mostAtOnce, seen?.mostAhead) == (2, 5))
    #expect(seen?.spent == .seconds(108), "eight pairs follow the first piece")
  }

  @Test(arguments: [0, 1]) func `C4.9 there may be little to do`(count: Int) {
    let seen = see(OrderedWork(width: 4, reach: 9), taking: Array(repeating: 1, count: count))
    #expect(seen?.taken == Array(0..<count))
  }
}
