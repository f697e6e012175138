import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// The clerk, who keeps on paper what a loop plays, notes what is wrong, and nothing else.
extension SchedulesTests {
  @Test func `a game in which nothing is wrong has no problem`() throws {
    var desk = Desk()
    desk.give(.setMode(.light, .computer))
    desk.give(.make(.move(try square("d3"))))
    while case .disk = desk.session.wait { desk.end(.timeIsUp) }
    desk.end(.failed("lost"))
    desk.give(.keepValues(true))
    desk.end(.failed("lost"))
    desk.give(.undo(1))
    #expect(desk.problem == nil)
  }

  @Test func `an input that does something else is noted`() throws {
    var desk = Desk()
    desk.give(.askReset, doing: .again)
    #expect(
      desk.problem?.hasPrefix("askReset: where something is told, the question: ") == true,
      "\(desk.problem ?? "")")
    desk = Desk()
    desk.give(.make(.move(try square("d3"))), doing: .askReset)
    #expect(desk.problem?.hasPrefix("make(d3): note 1 is tells") == true, "\(desk.problem ?? "")")
  }

  @Test func `a save that does not come is noted`() throws {
    var desk = Desk(savesNothing: true)
    desk.give(.make(.move(try square("d3"))))
    #expect(desk.problem?.contains("on paper saves") == true, "\(desk.problem ?? "")")
  }

  @Test func `what is told without a cause is noted`() {
    var desk = Desk()
    desk.plug.present(.question(.asked), in: desk.session)
    desk.give(.askReset)
    #expect(desk.problem?.hasPrefix("on paper nothing brings") == true, "\(desk.problem ?? "")")
  }

  @Test func `a planned move that is not played at its turn is noted`() throws {
    var desk = Desk()
    desk.give(.plan(PlannedMove.transcript([.move(try square("d3"))])))
    let saved = PaperNote.saves(try SavedGame().played("d3"))
    #expect(desk.problem == "the next planned move: note 1 is nothing more, on paper \(saved)")
  }

  @Test func `what has changed untold is noted`() {
    var desk = Desk()
    KeepValues.keep(true, in: &desk.session, Notebook().ports)
    desk.give(.askReset)
    #expect(desk.problem?.hasPrefix("whether values are kept: true") == true)
  }

  @Test func `a program that starts with another game than the saved one is noted`() throws {
    var desk = Desk()
    desk.give(.make(.move(try square("d3"))))
    desk.clerk.kill()
    desk.plug.present(.started(.resumed), in: Session())
    desk.clerk.start()
    #expect(desk.problem?.hasPrefix("the steps: [], on paper [d3]") == true)
  }
}

/// A session without a loop, and the clerk.
private struct Desk {
  var session: Session
  let clerk = Clerk()
  let plug: Plug
  private let ports: Ports

  init(savesNothing: Bool = false) {
    plug = Plug(FakeGameRepository(), RecordingPresenter(), clerk: clerk)
    ports =
      savesNothing ? Ports(repository: FakeGameRepository(), presenter: plug) : plug.ports
    session = Session()
    plug.present(.started(.new), in: session)
    clerk.start()
  }

  var problem: String? { clerk.problem }

  mutating func give(_ input: Input, doing other: Input? = nil) {
    clerk.hear(input, in: session)
    let outcome = (other ?? input).apply(to: &session, ports)
    clerk.hear(outcome, in: session)
  }

  /// Ends what is awaited.
  mutating func end(_ report: Report) {
    if let wait = session.wait { session.take(report, after: wait, ports) }
  }
}
