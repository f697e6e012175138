import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Moves that are shown by the loop (R3.1).
struct ShowingTests {
  private func pick(_ name: String) throws -> Input {
    .pick(try square(name))
  }

  @Test func `R3.1 the disks of a move are shown one after the other, at the set pace`() throws {
    let d1 = try pick("d1")
    let table = LoopTable(
      try saved("x00", [1: "xoo-----"]), computer: ScriptedComputer(),
      pace: Pace(disk: .milliseconds(40)))
    let hasEnded = table.play { loop in
      await loop.send(d1)
      await loop.waitUntilSettled()
    }
    #expect(hasEnded)
    #expect(
      table.presenter.text == """
        0 x places d1
        40 c1 turns for x
        80 b1 turns for x
        120 d1 is shown
        """)
  }

  @Test func `R3.1 a disk time of zero shows a move at once, without a task`() throws {
    let d1 = try pick("d1")
    let table = LoopTable(
      try saved("x00", [1: "xoo-----"]), computer: ScriptedComputer(), pace: Pace(disk: .zero))
    let hasEnded = table.play { loop in
      await loop.send(d1)
      let board = await loop.withSession(\.game.board)
      #expect(board.count(of: .dark) == 4)
      #expect(await loop.session.showing == nil)
    }
    #expect(hasEnded)
    #expect(
      table.presenter.text
        == "0 x places d1\n0 c1 turns for x\n0 b1 turns for x\n0 d1 is shown")
    #expect(table.clock.sleepers == [0, 0, 0])
  }

  @Test func `R3.1 a disk time of zero does not shorten the thoughts between`() throws {
    let table = LoopTable(
      try saved("x11", Ending.darkWins), computer: ScriptedComputer("c1"), pace: Pace(disk: .zero))
    #expect(table.play { await $0.waitUntilSettled() })
    #expect(table.presenter.text == "2000 x places c1\n2000 b1 turns for x\n2000 c1 is shown")
  }
}
