import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// When a computer is asked, and when its answer counts.
struct ThoughtTimeTests {
  @Test func `R2.3 unless another time is set, a computer thinks for two seconds`() {
    #expect(Pace().thought == .seconds(2))
  }

  @Test(arguments: [("x10", Level.random, []), ("x10 levels=10", .four, [Game()])])
  func `R9.4 at level 0 the computer is asked after the thinking time, at others before it`(
    header: String, level: Level, askedAtOnce: [Game]
  ) throws {
    let computer = ScriptedComputer("d3")
    let table = LoopTable(try saved(header), computer: computer)
    try table.play { _ in
      await table.pass(1999)
      #expect(computer.asked == askedAtOnce)
      await table.pass(1)
    }
    #expect(computer.levels == [level])
    #expect(table.presenter.text == "2000 x places d3")
  }

  @Test func `R9.4 an answer that takes longer than the thinking time is waited for`() throws {
    let computer = StubbornComputer()
    let table = LoopTable(try saved("x10 levels=10"), computer: computer)
    let d3 = try square("d3")
    try table.play { _ in
      await table.pass(5000)
      computer.answer(0, d3)
      await table.pass(1)
    }
    #expect(table.presenter.text == "5000 x places d3")
  }

  @Test(arguments: [
    ([], "0 hint?\n300 hint d3"),
    (
      [Square("d3").map { Input.make(.move($0)) }],
      "0 hint?\n0 x places d3\n250 d4 turns for x\n500 d3 is shown"
    ),
  ])
  func `R9.6 a hint is asked for at once, and told when it has come, unless a move was made`(
    inputs: [Input?], told: String
  ) throws {
    let computer = StubbornComputer()
    let table = LoopTable(computer: computer)
    let d3 = try square("d3")
    try table.play { loop in
      await loop.send(.ask(.hint))
      for case let input? in inputs { await loop.send(input) }
      await table.pass(300)
      computer.answer(0, d3)
      await loop.waitUntilSettled()
    }
    #expect(table.presenter.text == told)
  }

  @Test func `R9.6 a hint that fails is asked for again`() throws {
    let table = LoopTable(computer: ScriptedComputer("?", "a1", "d3"))
    try table.play { loop in
      await loop.send(.ask(.hint))
      await loop.waitUntilSettled()
    }
    #expect(table.presenter.text == "0 hint?\n4000 hint d3")
  }

  @Test(arguments: [Input.ask(.hint), .ask(.values), .analyze(telling: .mistakes)])
  func `R9.6 R2.7 advice that answers another question is asked for again, with a rest`(
    input: Input
  ) throws {
    let computer = ScriptedComputer(Array(repeating: "a1", count: 100))
    let table = LoopTable(try SavedGame().played("d3"), computer: computer)
    try table.play { loop in
      await loop.send(input)
      await table.pass(7000)
    }
    #expect(computer.asked.count == 4)
    #expect(table.presenter.events.count == 1)
  }

  /// Two seconds to think, and three more.
  private let patient = Pace(patience: .ending(after: .seconds(3)))

  @Test func `R9.10 a thought ends with the best so far when thinking time and patience are over`()
    throws
  {
    let table = LoopTable(
      try saved("x10 levels=10"), computer: TirelessComputer("d3"), pace: patient)
    try table.play { _ in await table.pass(5000) }
    #expect(table.presenter.text == "5000 x places d3")
  }

  @Test(arguments: [Input.ask(.hint), .ask(.values)])
  func `R9.10 advice ends with what was found when the patience is over, and is not exact`(
    input: Input
  ) throws {
    let table = LoopTable(computer: TirelessComputer("d3"), pace: patient)
    try table.play { loop in
      await loop.send(input)
      await table.pass(3000)
    }
    let told = input == .ask(.hint) ? "hint d3" : "values d3c4f5e6"
    #expect(table.presenter.text == "0 \(told.prefix { $0 != " " })?\n3000 \(told)")
    guard case .advice(.given(let advice, for: .hint))? = table.presenter.events.last else {
      return
    }
    #expect(advice.best == ValuedMove(try square("d3"), worth: .about(4)) && advice.depth == 7)
  }

  @Test func `R2.8 a guest is asked for its side, while the thinking time passes`() throws {
    let computer = ScriptedComputer("a1")
    let table = LoopTable(
      try SavedGame().played("d3"), computer: computer,
      guests: Guests(dark: nil, light: FixedGuest(answer: "c3")))
    try table.play { loop in
      await loop.send(.setMode(.light, .guest("Rex")))
      await table.pass(2000)
    }
    #expect(computer.asked == [])
    #expect(table.presenter.text == "0 o is Rex\n2000 o places c3")
  }

  @Test func `R2.8 R9.10 a guest is never cut, whatever the patience`() throws {
    let table = LoopTable(
      try SavedGame().played("d3"), guests: Guests(dark: nil, light: TirelessGuest()),
      pace: patient)
    try table.play { loop in
      await loop.send(.setMode(.light, .guest("Rex")))
      await table.pass(100_000)
    }
    #expect(table.presenter.text == "0 o is Rex")
  }

  @Test func `R2.7 R2.8 a guest that is not there is one that has ended`() throws {
    let table = LoopTable(try SavedGame().played("d3"))
    try table.play { loop in
      await loop.send(.setMode(.light, .guest("Rex")))
      await loop.waitUntilSettled()
    }
    #expect(table.presenter.events.last == .players(.gaveUp(.light, from: .guest("Rex"), .ended)))
    #expect(table.presenter.text.hasSuffix("0 o is manual: ended"))
  }

  @Test func `R9.10 C3.19 without an end of patience nothing is cut`() throws {
    let table = LoopTable(try saved("x10 levels=10"), computer: TirelessComputer("d3"))
    try table.play { _ in await table.pass(1_000_000) }
    #expect(table.presenter.text == "")
  }

  @Test func `R9.10 level 0 is never cut`() throws {
    let table = LoopTable(try saved("x10"), computer: TirelessComputer("d3"), pace: patient)
    try table.play { _ in await table.pass(1_000_000) }
    #expect(table.presenter.text == "")
  }

  @Test func `R9.10 a computer that has no answer before it is done is never cut`() throws {
    let d3 = try square("d3")
    for (header, told) in [
      ("x10 levels=10", "60000 x places d3"), ("x00", "0 hint?\n60000 hint d3"),
    ] {
      let computer = Careful()
      let table = LoopTable(try saved(header), computer: computer, pace: patient)
      try table.play { loop in
        if header == "x00" { await loop.send(.ask(.hint)) }
        await table.pass(60_000)
        computer.done.yield(d3)
        await table.pass(1)
      }
      #expect(table.presenter.text == told)
    }
  }

  @Test func `R9.10 an answer that comes in time is waited for no longer, and leaves no timer`()
    throws
  {
    let table = LoopTable(
      try saved("x10 levels=10"), computer: ScriptedComputer("d3"), pace: patient)
    try table.play { loop in
      await table.pass(2000)
      await loop.send(.setMode(.dark, .manual))
      await table.pass(500)
    }
    #expect(table.presenter.text.hasPrefix("2000 x places d3\n"))
    #expect(table.clock.sleepers[0] == 0)
    let asked = LoopTable(computer: ScriptedComputer("d3"), pace: patient)
    try asked.play { loop in
      await loop.send(.ask(.hint))
      await asked.pass(1)
    }
    #expect(asked.presenter.text == "0 hint?\n0 hint d3")
    #expect(asked.clock.sleepers[0] == 0)
  }

  @Test func `R9.10 a computer that goes on although its time is over is waited for`() throws {
    let computer = StubbornComputer()
    let table = LoopTable(try saved("x10 levels=10"), computer: computer, pace: patient)
    let d3 = try square("d3")
    try table.play { loop in
      await table.pass(9000)
      await loop.send(.setMode(.light, .computer))
      computer.answer(0, d3)
      await table.pass(1)
    }
    #expect(computer.timesAsked == 1)
    #expect(table.presenter.text == "9000 o is computer\n9000 x places d3")
  }

  @Test func `R9.10 R2.5 a thought that was called off is not cut into a move`() throws {
    let table = LoopTable(
      try saved("x10 levels=10"), computer: TirelessComputer("d3"), pace: patient)
    try table.play { loop in
      await table.pass(4999)
      await loop.send(.setMode(.dark, .manual))
      await table.pass(9000)
    }
    #expect(table.presenter.text == "4999 x is manual")
    #expect(table.clock.sleepers[0] == 0)
  }
}

/// A computer that has no answer until it is told that it is done.
private final class Careful: Computer {
  let done: AsyncStream<Square>.Continuation
  private let squares: AsyncStream<Square>

  init() { (squares, done) = AsyncStream.makeStream() }

  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    for await square in squares { return square }
    throw CancellationError()
  }
}

/// A guest that answers the same square at once.
private struct FixedGuest: Guest {
  let name = "Rex"
  let answer: String

  func chooseSquare(for record: Record) async throws -> Square { try square(answer) }
}

/// A guest that answers, and rightly, as soon as it is called off.
private struct TirelessGuest: Guest {
  let name = "Rex"

  func chooseSquare(for record: Record) async throws -> Square {
    try await TirelessComputer("c3").chooseSquare(for: record, at: .random)
  }
}
