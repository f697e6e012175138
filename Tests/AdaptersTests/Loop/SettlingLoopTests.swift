import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// When the loop has settled, and how it ends (R2.2, C3, C4).
struct SettlingLoopTests {
  private func pick(_ name: String) throws -> Input {
    .pick(try square(name))
  }

  @Test func `R2.2 the loop returns the outcome of each input`() throws {
    let inputs = [try pick("d3"), try pick("a1"), .dismissPass, .answerReset(.ok)]
    let table = LoopTable(computer: ScriptedComputer())
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

  @Test func `C4.1 a game is settled for a person, a pass, the question and the end`() throws {
    for (header, rows) in [
      ("x01", [:]), ("x10", Ending.lightOnly), ("-11", Ending.over),
    ] {
      let table = LoopTable(try saved(header, rows), computer: ScriptedComputer())
      let hasEnded = table.play { loop in
        await loop.send(.askReset)
        await loop.waitUntilSettled()
        await loop.waitUntilSettled()
      }
      #expect(hasEnded)
      #expect(table.presenter.text == "0 reset?")
    }
  }

  @Test func `C4.1 a task that waits for the game to settle goes on then, and not before`() throws {
    let table = LoopTable(try saved("x10"), computer: ScriptedComputer("d3"))
    let hasEnded = table.play { loop in
      async let one: Void = loop.waitUntilSettled()
      async let two: Void = loop.waitUntilSettled()
      _ = await (one, two)
      #expect(table.time.now.sinceStart == .milliseconds(2500))
    }
    #expect(hasEnded)
  }
}
