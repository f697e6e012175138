import ProgramSupport
import TestSupport
import Testing

struct WatchdogTests {
  @Test func `the watchdog names a wait that never ends, and none that is over`() async {
    let (told, tell) = AsyncStream<[String]>.makeStream()
    let watchdog = Watchdog(timeLimit: 0.01) {
      tell.yield($0)
      tell.finish()
    }
    await watchdog.watching("one") {}
    // Before that, a slow machine could be in the midst of the first wait for as long as it lasts.
    watchdog.letLoose()
    await watchdog.watching("two") {
      for await awaited in told { #expect(awaited == ["two"]) }
    }
  }
}
