import Domain
import Rooms
import TestSupport
import Testing
import UseCases

/// The promises about what the fronts show see it when a front shows something else.
struct FrontPromiseTests {
  private let before = Table()

  /// What an input brings in a table, as it is presented.
  private func presented(_ square: Square, in table: Table) -> [ShownStep.Presented] {
    let presenter = RecordingPresenter()
    var after = table
    let ports = Table.Ports(repository: FakeGameRepository(), presenter: presenter)
    after.take(.make(.move(square)), ports)
    return presenter.record
  }

  @Test func `the same events are shown by both fronts as the promises say`() throws {
    let step = ShownStep(from: before, presented(try square("d3"), in: before))
    #expect(FrontPromise.breach(of: step) == nil)
  }

  @Test func `a live front that is told of another move breaks a promise`() throws {
    let (plain, live) = (try square("d3"), try square("f5"))
    let step = ShownStep(
      from: before, presented(plain, in: before), live: presented(live, in: before))
    #expect(FrontPromise.breach(of: step)?.hasPrefix("both fronts name the same squares") == true)
  }

  @Test func `a live front that is not told of the alert breaks a promise`() throws {
    var after = before
    let presenter = RecordingPresenter()
    after.take(
      .askReset, Table.Ports(repository: FakeGameRepository(), presenter: presenter))
    let step = ShownStep(from: before, presenter.record, live: [])
    #expect(FrontPromise.breach(of: step)?.hasPrefix("an alert that is up is seen") == true)
  }

  @Test func `somebody who stops without having thought breaks a promise`() throws {
    var thinking = Table(
      Session(SavedGame(modes: Modes(dark: .computer(.random), light: .manual))))
    let presenter = RecordingPresenter()
    let ports = Table.Ports(repository: FakeGameRepository(), presenter: presenter)
    thinking.take(.setMode(.dark, .manual), ports)
    let step = ShownStep(from: before, presenter.record)
    #expect(FrontPromise.breach(of: step)?.hasPrefix("somebody stops thinking only") == true)
  }
}
