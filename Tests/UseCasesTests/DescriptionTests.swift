import Domain
import Testing
import UseCases

/// How sessions and events read when a test or a debugger prints them.
@Suite struct DescriptionTests {
  /// Ports that keep nothing.
  private struct Nobody: GameRepository, Presenter {
    func load() -> SavedGame? { nil }
    func save(_ saved: SavedGame) {}
    func present(_ event: Event, in session: Session) {}
  }

  private let ports = Ports(repository: Nobody(), presenter: Nobody())

  @Test func `R7.1 a session describes itself by its game and its modes`() {
    let modes = Modes(light: .computer(.random))
    #expect("\(Session(SavedGame(modes: modes)))" == "\(Game())\nx manual, o computer")
  }

  @Test func `R3.1 R6.2 a session names the disk being shown and the reset question`() throws {
    var session = Session()
    PlaceDisk(ports).pick(try #require(Square("d3")), in: &session)
    let game = "o\n--------\n--------\n---x----\n---xx---\n---xo---"
    #expect("\(session)".hasPrefix("\(game)\n--------\n"))
    #expect("\(session)".hasSuffix("\nx manual, o manual\nshowing d3 of x d3 flips d4"))
    PlaceDisk(ports).finishShowing(in: &session)
    Reset(ports).ask(in: &session)
    #expect("\(session)".hasSuffix("\nx manual, o manual\nasking reset"))
  }

  @Test func `an event describes itself in a few words`() throws {
    let (d3, d4) = (try #require(Square("d3")), try #require(Square("d4")))
    let move = try #require(Move(by: .dark, at: d3, on: Board()))
    let events: [Event] = [
      .started(.new), .started(.resumed), .started(.instead(of: .unreadable(reason: "why"))),
      .placed(move), .diskShown(d4, of: move), .moveShown(move),
      .passed(.light), .modeSet(.dark, from: .manual), .resetAsked, .resetCancelled, .reset,
      .saveFailed(SaveFailure(reason: "disk full")),
    ]
    #expect(
      events.map { "\($0)" } == [
        "started new", "started resumed", "started instead of unreadable(reason: \"why\")",
        "placed x d3 flips d4", "disk shown d4 of x d3 flips d4", "move shown x d3 flips d4",
        "passed o", "mode set x from manual", "reset asked", "reset cancelled", "reset",
        "save failed disk full",
      ])
  }
}
