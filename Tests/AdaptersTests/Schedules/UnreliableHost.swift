import Domain
import UseCases

/// A host whose guests come late, never, although they were called off, or not at all, as chance
/// decides.
struct UnreliableHost: GuestHost {
  private let computer: UnreliableComputer

  init(_ computer: UnreliableComputer) { self.computer = computer }

  func guest(_ invitation: Invitation) async throws -> any Guest {
    try await computer.comeOrFail()
    return Max(computer: computer)
  }

  /// A guest with a name of its own, so that a witness knows that it was invited.
  private struct Max: Guest {
    let name = "Max"
    let computer: UnreliableComputer

    func chooseSquare(for record: Record) async throws -> Square {
      try await computer.chooseSquare(for: record)
    }
  }
}
