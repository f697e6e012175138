import Domain
import TestSupport
import Testing
import UseCases

/// A move that is shown at once.
struct PlaceDiskTests {
  @Test func `R3.4 the rest of a move is shown disk by disk, and only once`() throws {
    let presenter = RecordingPresenter()
    let ports = Ports(repository: FakeGameRepository(), presenter: presenter)
    var session = Session()
    PlaceDisk.pick(try square("d3"), in: &session, ports)
    PlaceDisk.finishAnimation(in: &session, ports)
    let move = try #require(Game().move(at: square("d3")))
    let events = [
      Event.placed(move), .diskFlipping(try square("d4"), of: move), .moveShown(move),
    ]
    #expect(presenter.events == events)
    #expect(session.phase == .choosing(.light))
    PlaceDisk.finishAnimation(in: &session, ports)
    #expect(presenter.events == events)
  }
}
