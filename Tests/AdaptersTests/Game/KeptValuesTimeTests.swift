import Adapters
import Domain
import Synchronization
import TestSupport
import Testing
import UseCases

/// Values that are kept up, in the course of time.
struct KeptValuesTimeTests {
  @Test func `R9.13 R9.14 values follow the game from turn to turn, without an indicator`() throws {
    let table = LoopTable(try saved("x01"), computer: Critic())
    try table.play { loop in
      await loop.send(.keepValues(true))
      await table.pass(10)
      if let d3 = Square("d3") { await loop.send(.make(.move(d3))) }
      await table.pass(10_000)
      #expect(await loop.session.found?.values != nil)
    }
    #expect(
      table.presenter.text == """
        0 values on
        0 values: d3
        10 x places d3
        260 d4 turns for x
        510 d3 is shown
        2510 o places c3
        2760 d4 turns for o
        3010 c3 is shown
        3010 values: b3
        """)
    #expect(table.presenter.record.allSatisfy { !ViewModel($0.session).isWaitingForAdvice })
  }

  @Test func `R9.15 a computer that cannot answer is not asked in an endless loop`() throws {
    let computer = Speechless()
    let table = LoopTable(computer: computer)
    try table.play { loop in
      await loop.send(.keepValues(true))
      await table.pass(60_000)
      #expect(computer.timesAsked == 1)
      await loop.send(.ask(.hint))
      await table.pass(5000)
      #expect(computer.timesAsked == 4)
    }
    #expect(table.presenter.text == "0 values on\n60000 hint?")
  }

  @Test func `R9.14 nobody waits for values: the game has settled, and plays on without them`()
    throws
  {
    let table = LoopTable(try saved("x00"), computer: StubbornComputer())
    try table.play { loop in
      await loop.send(.keepValues(true))
      await loop.waitUntilSettled()
      #expect(await loop.send(.play(.pass)) != .accepted)
      await loop.playOn()
      #expect(await loop.session.found?.values == nil)
    }
    #expect(table.presenter.text == "0 values on")
  }

  @Test func `R9.14 R9.15 what a person asks takes the question over, and answers both`() throws {
    let computer = StubbornComputer()
    let table = LoopTable(computer: computer)
    try table.play { loop in
      await loop.send(.keepValues(true))
      await table.pass(10)
      await loop.send(.ask(.values))
      await table.pass(10)
      #expect(computer.timesAsked == 1)
      if let c4 = Square("c4") { computer.answer(0, c4) }
      await table.pass(10)
      #expect(await loop.session.found?.values?.best.square == Square("c4"))
      #expect(computer.timesAsked == 1)
    }
    #expect(table.presenter.text == "0 values on\n10 values?\n20 values c4d3f5e6")
  }

  @Test func `R9.14 a question for values that anything ends is called off`() throws {
    let computer = StubbornComputer()
    let table = LoopTable(computer: computer)
    try table.play { loop in
      await loop.send(.keepValues(true))
      await table.pass(10)
      await loop.send(.askReset)
      if let c4 = Square("c4") { computer.answer(0, c4) }
      await table.pass(10)
      #expect(await loop.session.found?.values == nil)
      await loop.send(.answer(.cancel))
      await table.pass(10)
      #expect(computer.timesAsked == 2)
    }
    #expect(table.presenter.text == "0 values on\n10 reset?\n20 no reset")
  }
}

extension ViewModel {
  /// Whether an indicator turns for a person.
  fileprivate var isWaitingForAdvice: Bool {
    Disk.sides.contains { player($0).mode == .manual && player($0).isThinking }
  }
}

/// A computer that has nothing to say.
private final class Speechless: Computer {
  private let count = Mutex(0)

  var timesAsked: Int { count.withLock(\.self) }

  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    count.withLock { $0 += 1 }
    throw Silence()
  }

  struct Silence: Error {}
}
