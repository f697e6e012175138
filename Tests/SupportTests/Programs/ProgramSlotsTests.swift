import ProgramSupport
import Synchronization
import TestSupport
import TestTraits
import Testing

/// The slots in which tests run programs.
@Suite(.watched) struct ProgramSlotsTests {
  @Test func `no more than so many have a slot, each of whom may take it again`() async throws {
    let (slots, room) = (ProgramSlots(count: 2), Room())
    let guests = (1...20).map { _ in
      Task {
        try await slots.withSlot {
          room.enter()
          for _ in 1...10 { await Task.yield() }
          try await slots.withSlot { await Task.yield() }
          room.leave()
        }
      }
    }
    for guest in guests { try await guest.value }
    #expect((1...2).contains(room.most))
  }

  @Test func `who is canceled leaves the line, and the next one has the slot`() async throws {
    let slots = ProgramSlots(count: 1)
    let (gate, open) = AsyncStream<Void>.makeStream()
    let (entrance, enter) = AsyncStream<Void>.makeStream()
    let first = Task {
      try await slots.withSlot {
        enter.finish()
        for await _ in gate {}
      }
    }
    for await _ in entrance {}
    let second = Task { try await slots.withSlot { Issue.record("it was canceled") } }
    let third = Task { try await slots.withSlot { ProgramSlots.isTaken } }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    open.finish()
    try await first.value
    #expect(try await third.value)
  }

  @Test func `a test without a slot starts no program`() {
    #expect(throws: ProgramSlots.NoSlot.self) { try Child(["/bin/true"], environment: [:]) }
  }
}

/// Where it is noted how many were there at a time.
private final class Room: Sendable {
  private struct State {
    var now = 0
    var most = 0
  }

  private let state = Mutex(State())

  var most: Int { state.withLock(\.most) }

  func enter() {
    state.withLock { state in
      state.now += 1
      state.most = max(state.most, state.now)
    }
  }

  func leave() { state.withLock { $0.now -= 1 } }
}
