import Domain
import TestSupport
import Testing
import UseCases

/// Moves are taken back, and made again.
@Suite struct TakeBackTests {
  /// A table at which a person has played d3 against a computer, which has answered c3.
  private func answered() throws -> SessionTable {
    var table = SessionTable(light: .computer(.random))
    try table.pick("d3")
    try table.showMove()
    try table.think("c3")
    try table.showMove()
    return table
  }

  @Test func `R10.1 the computer's answer is taken back together with the move`() throws {
    var table = try answered()
    let before = table.session
    #expect(table.undo() == .accepted)
    #expect(table.session.game == Game())
    #expect(table.session.sideToPick == .dark)
    #expect(table.presenter.events.last == .play(.tookBack(before.record.steps)))
    #expect("\(before.record)" == "d3c3")
  }

  @Test func `R10.1 R10.3 taking back stops a thought and a showing`() throws {
    var table = SessionTable(light: .computer(.random))
    try table.pick("d3")
    let turning = table.session
    #expect(table.undo() == .accepted)
    #expect(table.session.wait == nil)
    #expect(try !table.showDisk(awaitedIn: turning))
    try table.pick("d3")
    try table.showMove()
    let thinking = table.session
    #expect(table.undo() == .accepted)
    #expect(try !table.think("c3", about: thinking))
    #expect(table.session.game == Game())
  }

  @Test func `R10.1 a pass is taken back with the moves around it`() throws {
    var table = SessionTable(try .darkMustPassEarly())
    table.dismiss()
    let square = try #require(table.session.game.legalSquares.first)
    try table.pick(square.description)
    #expect(table.undo() == .accepted)
    #expect("\(table.session.record)" == "--", "the pick came after the pass")
    #expect(table.undo() == .ignored(.nothingToTakeBack), "no pick came before it")
  }

  @Test func `R10.1 without a person there is nothing to take back`() throws {
    var table = try answered()
    table.set(.dark, .computer)
    let before = table.session
    #expect(table.undo() == .ignored(.noPerson))
    #expect(table.session == before)
    table.set(.light, .manual)
    #expect(table.undo() == .accepted)
    #expect("\(table.session.record)" == "d3", "now a person plays light")
  }

  @Test(arguments: [
    (1, "d3c3"), (2, "d3"), (3, ""), (4, ""), (.max, ""), (0, "d3c3"), (-1, "d3c3"),
  ])
  func `R10.1 R10.2 between two people one move is taken back, or several, or all there are`(
    count: Int, record: String
  ) throws {
    var table = SessionTable()
    for square in ["d3", "c3", "c4"] {
      try table.pick(square)
      try table.showMove()
    }
    #expect(table.undo(count) == .accepted)
    #expect("\(table.session.record)" == record)
  }

  @Test func `R10.3 taking back is saved once, and keeps modes and question`() throws {
    var table = try answered()
    let saves = table.repository.saves.count
    table.askReset()
    table.undo()
    #expect(table.repository.saves.count == saves + 1)
    #expect(table.repository.saved == table.session.saved)
    #expect(table.session.question == .reset)
    #expect(table.session.modes == Modes(light: .computer(.random)))
  }

  @Test func `R10.4 what was taken back is made again up to the next pick`() throws {
    var table = try answered()
    let before = table.session
    table.undo()
    #expect(table.redo() == .accepted)
    #expect(table.session == before)
    #expect(table.repository.saved == before.saved)
    #expect(table.redo() == .ignored(.nothingToRedo))
  }

  @Test func `R10.3 R10.4 under a question as much is made again as without one`() throws {
    for isAsked in [false, true] {
      var table = SessionTable(try SavedGame().played("d3c3c4e3"))
      table.undo(3)
      if isAsked { table.askReset() }
      #expect(table.redo() == .accepted)
      #expect(table.session.record.description == "d3c3")
      #expect(table.redo(2) == .accepted)
      #expect(table.session.record.description == "d3c3c4e3")
      #expect((table.session.question != nil) == isAsked)
    }
  }

  @Test func `R10.6 a loaded game is taken back as before it was saved`() throws {
    var table = try answered()
    var loaded = SessionTable(table.session.saved)
    #expect(loaded.session.record == table.session.record)
    #expect(loaded.undo() == .accepted)
    #expect(loaded.session.game == Game())
    table.undo()
    #expect(SessionTable(table.session.saved).session.undone == [])
  }

  @Test func `R10.7 any moment can be returned to, and a computer that is to move there thinks`()
    throws
  {
    var table = try answered()
    #expect(table.undo(to: 1) == .accepted)
    #expect("\(table.session.record)" == "d3")
    #expect(table.session.thinkingSide == .light)
    #expect(table.presenter.events.last == .play(.tookBack([.move(try square("c3"))])))
    #expect(table.repository.saved == table.session.saved)
    #expect(table.redo() == .accepted)
    #expect("\(table.session.record)" == "d3c3")
  }

  @Test func `R10.7 a pass that is due at that moment is up, and can be dismissed again`() throws {
    var table = SessionTable(try SavedGame().played("d3c3e6d2d1e1b2c1--"))
    #expect(table.undo(to: 8) == .accepted)
    #expect(table.session.awaitsPass == .dark)
    #expect(table.session.undone == [.pass])
    #expect(table.dismiss() == .accepted)
    #expect(table.session.undone == [])
  }

  @Test(arguments: [2, 3, .max])
  func `R10.7 the present moment and later ones cannot be returned to`(length: Int) throws {
    var table = try answered()
    let before = table.session
    #expect(table.undo(to: length) == .ignored(.nothingToTakeBack))
    #expect(table.session == before)
    #expect(table.undo(to: -1) == .accepted)
    #expect(table.session.game == Game())
  }
}
