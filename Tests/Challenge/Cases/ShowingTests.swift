import Domain
import Testing
import UseCases

/// What a person can do to a move that is shown.
struct ShowingTests {
  @Test func `R3.4 the player has the rest of a move shown at once, disk by disk`() throws {
    let journal = Journal(failures: 0)
    var session = Session()
    PlaceDisk.pick(try #require(Square("d3")), in: &session, journal.ports)
    #expect(session.face.counts == [2, 2])
    PlaceDisk.finishAnimation(in: &session, journal.ports)
    #expect(session.phase == .choosing(.light))
    #expect(session.face.counts == [4, 1])
    let told = journal.notes.compactMap { note in
      if case .tells(let event, _) = note { event } else { nil }
    }
    #expect(told == ["placed x d3 d4", "turning d4 of d3", "shown d3"])
    let before = session
    PlaceDisk.finishAnimation(in: &session, journal.ports)
    #expect(session == before)
  }
}
