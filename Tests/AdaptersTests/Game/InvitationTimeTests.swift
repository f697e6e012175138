import Adapters
import Domain
import Infrastructure
import Synchronization
import TestSupport
import Testing
import UseCases

/// Guests that are invited, on virtual time (R2.9).
struct InvitationTimeTests {
  private func invite(_ command: String, to side: Disk = .light) throws -> Input {
    .invite(try invitation(command, to: side))
  }

  @Test func `R2.9 the game goes on until the guest comes, and then it thinks`() throws {
    let table = LoopTable()
    let inputs = [try invite("rex 1"), .pick(try square("d3"))]
    try table.play { loop in
      for input in inputs { await loop.send(input) }
      await table.pass(4000)
    }
    #expect(
      table.presenter.text == """
        0 o invites rex
        0 x places d3
        250 d4 turns for x
        500 d3 is shown
        1000 o is Rex
        3000 o places c3
        3250 d4 turns for o
        3500 c3 is shown
        """)
    #expect(table.host.log == ["rex 1 is called"])
  }

  @Test func `R2.9 a thought goes on while another guest is on its way, and is then called off`()
    throws
  {
    let table = LoopTable(
      try SavedGame().played("d3"), guests: Guests(dark: nil, light: OldGuest()))
    let input = try invite("rex 1")
    try table.play { loop in
      await loop.send(.setMode(.light, .guest("Rex")))
      await loop.send(input)
      await table.pass(2999)
    }
    // Rex has the same name, but is another guest, and gets its whole time.
    #expect(table.presenter.text == "0 o is Rex\n0 o invites rex\n1000 o is Rex")
  }

  @Test func `R2.9 a guest that is called off is not awaited, and leaves if it comes`() throws {
    let table = LoopTable()
    let inputs = [try invite("rex 1"), try invite("stubborn 1", to: .dark)]
    try table.play { loop in
      for input in inputs { await loop.send(input) }
      await table.pass(500)
      await loop.send(.callOffGuests)
      await table.pass(5000)
    }
    #expect(
      table.host.log == [
        "rex 1 is called", "stubborn 1 is called", "rex is called off", "Stubborn leaves",
      ])
    #expect(table.presenter.text.hasSuffix("500 stubborn is called off\n500 rex is called off"))
  }

  @Test func `R2.9 a guest leaves that another replaces, also one that was there at the start`()
    throws
  {
    let old = OldGuest()
    let table = LoopTable(guests: Guests(dark: nil, light: old))
    let inputs = [try invite("rex"), try invite("max")]
    try table.play { loop in
      await loop.send(.setMode(.light, .guest("Old")))
      for input in inputs {
        await loop.send(input)
        await loop.waitUntilSettled()
      }
    }
    #expect(old.departures == 1)
    #expect(table.host.log == ["rex is called", "max is called", "Rex leaves"])
  }

  @Test(arguments: [("missing 1", "missing: notFound"), ("broken 1", "broken: ended")])
  func `R2.9 a guest that cannot come is told once, and is not called again`(
    command: String, told: String
  ) throws {
    let table = LoopTable()
    let input = try invite(command)
    try table.play { loop in
      await loop.send(input)
      await table.pass(60_000)
    }
    let program = command.prefix { $0 != " " }
    #expect(table.presenter.text == "0 o invites \(program)\n1000 \(told)")
    #expect(table.host.log == ["\(command) is called"])
  }

  @Test func `R2.9 without a host no guest is found`() throws {
    let table = LoopTable()
    let ports = Ports(repository: table.repository, presenter: table.presenter)
    let loop = GameLoop(
      session: Session(), ports: ports, computer: ScriptedComputer(),
      timeline: table.time.timeline)
    let input = try invite("rex")
    let hasEnded: Void? = table.time.run {
      await loop.send(input)
      await loop.waitUntilSettled()
    }
    #expect(hasEnded != nil)
    #expect(table.presenter.text == "0 o invites rex\n0 rex: notFound")
  }

  @Test func `R2.9 R9.5 the same invitation again does not call the guest twice`() throws {
    let table = LoopTable()
    let input = try invite("rex 1")
    try table.play { loop in
      await loop.send(input)
      await table.pass(500)
      await loop.send(input)
      await loop.waitUntilSettled()
    }
    #expect(table.host.log == ["rex 1 is called"])
    #expect(table.presenter.text.hasSuffix("1000 o is Rex"))
  }
}

/// A guest that never answers.
private final class OldGuest: Guest {
  let name = "Rex"
  private let count = Mutex(0)

  /// How often it has left.
  var departures: Int { count.withLock(\.self) }

  func chooseSquare(for record: Record) async throws -> Square {
    try await ScriptedComputer().chooseSquare(for: record, at: .random)
  }

  func leave() { count.withLock { $0 += 1 } }
}
