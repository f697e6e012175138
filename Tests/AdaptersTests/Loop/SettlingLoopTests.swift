import Adapters
import Domain
import Infrastructure
import Testing
import UseCases

/// When the loop has settled, and how it ends (R2.2, C3, C4).
struct SettlingLoopTests {
  private func pick(_ name: String) throws -> Input {
    .pick(try #require(Square(name)))
  }

  @Test func `R2.2 the outcome of each input is told`() throws {
    let inputs = [try pick("d3"), try pick("a1"), .dismissPass, .answerReset(.ok)]
    let table = Table(computer: ScriptedComputer())
    let hasEnded = table.play { loop in
      var outcomes: [Outcome] = []
      for input in inputs { outcomes.append(await loop.send(input)) }
      #expect(
        outcomes == [
          .accepted, .ignored(.disksTurning), .ignored(.nothingToAnswer),
          .ignored(.nothingToAnswer),
        ])
    }
    #expect(hasEnded)
  }

  @Test func `C4.1 settled returns at once for a person, a pass, a question and an end`() throws {
    for (header, rows) in [
      ("x01", [:]), ("x10", Ending.lightOnly), ("-11", Ending.over),
    ] {
      let table = Table(try saved(header, rows), computer: ScriptedComputer())
      let hasEnded = table.play { loop in
        await loop.send(.askReset)
        await loop.waitUntilSettled()
        await loop.waitUntilSettled()
      }
      #expect(hasEnded)
      #expect(table.seen.text == "0 reset?")
    }
  }

  @Test func `C4.1 whoever waits goes on when all has settled, and not before`() throws {
    let table = Table(try saved("x10"), computer: ScriptedComputer("d3"))
    let hasEnded = table.play { loop in
      async let one: Void = loop.waitUntilSettled()
      async let two: Void = loop.waitUntilSettled()
      _ = await (one, two)
      #expect(table.time.now.sinceStart == .milliseconds(2500))
    }
    #expect(hasEnded)
  }
}
