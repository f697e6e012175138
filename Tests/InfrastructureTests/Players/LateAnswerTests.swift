import Domain
import GTPGuests
import Infrastructure
import ProgramSupport
import Synchronization
import TestSupport
import TestTraits
import Testing
import UseCases

/// An answer that comes while this program is stopped, as by Ctrl-Z.
@Suite(.startsPrograms) struct LateAnswerTests {
  @Test func `C8.4 C8.6 an answer that was there before anybody looked at the time still counts`()
    async throws
  {
    let engine = try TestEngine()
    _ = (try engine.pipe("gate"), try engine.pipe("alive"))
    // It answers three questions, and all that follow as soon as it may, before they are asked.
    let script = """
      for number in 1 2 3; do read -r line; printf '= Rex\\n\\n'; done
      read -r line < "$0/gate1"
      printf '=\\n\\n=\\n\\n= C3\\n\\n'
      : > "$0/alive"
      exec cat > /dev/null
      """
    let clock = HurriedClock()
    let guest = try GTPGuest(
      ["sh", "-c", script, engine.folder.path], waiting: .ownThread, timeout: .seconds(30),
      clock: clock)
    await engine.openGate(1)
    await engine.end {}
    clock.hurry()
    let record = try Record(steps: [.move(square("d3"))])
    let answer = try await watched("the answer") { try await guest.chooseSquare(for: record) }
    #expect(answer == (try square("c3")))
  }
}

/// A clock that stands still, until each look at it takes longer than any engine is given.
private final class HurriedClock: Clock {
  private let clock = HandClock()
  private let hurries = Atomic(false)

  var now: VirtualTime.Instant {
    defer { if hurries.load(ordering: .relaxed) { clock.advance(by: .seconds(31)) } }
    return clock.now
  }
  var minimumResolution: Duration { .zero }

  func hurry() { hurries.store(true, ordering: .relaxed) }

  func sleep(until deadline: VirtualTime.Instant, tolerance: Duration?) async throws {}
}
