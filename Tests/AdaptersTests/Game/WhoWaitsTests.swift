import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// What virtual time says of a game that waits for something that never comes.
@Suite struct WhoWaitsTests {
  private static let settling = "Somebody waits until the game has settled."

  private let d3: Square

  init() throws {
    d3 = try square("d3")
  }

  /// Returns who waits when a game does not settle, or its planned moves are not played.
  private func waits(
    _ header: String, _ rows: [Int: String] = [:], guests: Guests = .none,
    _ send: @escaping @Sendable (GameLoop) async -> Void = { _ in }
  ) throws -> [String] {
    let table = LoopTable(
      try saved(header, rows), computer: ScriptedComputer(), guests: guests,
      pace: Pace(patience: .endless))
    let error = #expect(throws: LoopTable.NeverEnds.self) {
      try table.play { loop in
        await send(loop)
        await loop.waitUntilSettled()
      }
    }
    return error?.waits.filter { $0 != "The operation of the run has not ended." } ?? []
  }

  @Test func `C4.1 a computer that never answers is named, with those who wait for it`() throws {
    let waits = try waits("x10 levels=10")
    #expect(
      waits == [Self.settling, "The computer of x has not answered before move 1, at level 4."])
  }

  @Test func `C4.1 advice that never comes is named`() throws {
    let waits = try waits("x00") { await $0.send(.ask(.hint)) }
    #expect(
      waits == [Self.settling, "The computer has not given the advice before move 1."])
  }

  @Test func `C4.1 a guest that never answers is named`() throws {
    let waits = try waits("x00", guests: Guests(dark: nil, light: Silent())) { [d3] loop in
      await loop.send(.setMode(.light, .guest("Rex")))
      await loop.send(.make(.move(d3)))
    }
    #expect(waits == [Self.settling, "The guest of o has not answered before move 2."])
  }

  @Test func `C4.1 nobody waits any more when what was awaited has come`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("d3"))
    try table.play { await $0.waitUntilSettled() }
    #expect(table.time.waits == [])
  }
}

/// A guest that never answers.
private struct Silent: Guest {
  let name = "Rex"

  func chooseSquare(for record: Record) async throws -> Square {
    try await ScriptedComputer().chooseSquare(for: record, at: .random)
  }
}
