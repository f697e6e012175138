import Domain
import Infrastructure
import Synchronization
import TestSupport
import TestTraits
import Testing
import UseCases

/// Engines that are invited during the game (C8.13).
@Suite(.startsPrograms) struct EngineHostTests {
  private let engine: TestEngine
  private let d3: Record

  init() throws {
    engine = try TestEngine()
    d3 = try Record(steps: [.move(square("d3"))])
  }

  private func host(
    tellRestart: @escaping @Sendable (String, ComputerFailure) -> Void = { _, _ in }
  ) -> EngineHost {
    // Waited for as long as a slow machine takes.
    EngineHost(waiting: .ownThread, timeout: .seconds(1_000_000), tellRestart: tellRestart)
  }

  /// Returns the invitation of the engine with some habits.
  private func invitation(_ habits: String...) throws -> Invitation {
    let words = engine.words() + habits
    return try TestSupport.invitation(words.joined(separator: " "))
  }

  @Test func `C8.13 an engine has answered when it comes, and plays`() async throws {
    let guest = try await host().guest(invitation("name=Rex"))
    #expect(guest.name == "Rex")
    #expect(try await guest.chooseSquare(for: d3) == d3.game.legalSquares.first)
    #expect(try engine.starts == 1)
  }

  @Test func `C8.13 C8.11 an engine that cannot be started says why`() async throws {
    let invitation = try TestSupport.invitation("/nonexistent -l 3")
    await #expect(throws: ComputerFailure.notFound) { _ = try await host().guest(invitation) }
  }

  @Test func `C8.13 the process of an engine that is called off before it answers ends`()
    async throws
  {
    let host = host()
    let invitation = try invitation("never-reads", engine.pipe("alive"))
    let arrival = Task { try await host.guest(invitation) }
    await engine.end { arrival.cancel() }
    await #expect(throws: CancellationError.self) {
      try await watched("the end of an arrival") { _ = try await arrival.value }
    }
  }

  @Test func `R2.9 C8.13 the process of a guest that leaves ends, and does not hold up who asks`()
    async throws
  {
    let invitation = try invitation(engine.pipe("alive"))
    // It answers only when somebody waits for its end.
    async let end: Void = engine.end {}
    try await host().guest(invitation).leave()
    await end
    #expect(try engine.starts == 1)
  }

  @Test func `C8.12 an engine that was invited and is started again is told`() async throws {
    let told = Mutex<[String]>([])
    let host = host { name, failure in told.withLock { $0.append("\(name): \(failure)") } }
    let guest = try await host.guest(invitation("name=Rex", "dies-once"))
    _ = try await guest.chooseSquare(for: d3)
    #expect(told.withLock { $0 } == ["Rex: exited(status: 1, words: nil)"])
  }
}
