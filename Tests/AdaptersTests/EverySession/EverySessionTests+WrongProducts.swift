import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// The explorer, which compares each step with the same on paper, can find a mistake: it does in
/// products that are wrong.
extension EverySessionTests {
  /// A product that makes a mistake where a probe is the one that is named.
  fileprivate struct WrongProduct: Sendable {
    let probe: Probe
    let mistake: @Sendable (inout Session, Ports) -> Outcome?
    /// How what is found begins.
    let problem: String
  }

  fileprivate static let products = [
    WrongProduct(
      probe: .input(.answer(.ok)),
      mistake: { session, ports in
        let forgetful = Ports(repository: Notebook(), presenter: ports.presenter)
        return AnswerQuestion.answer(.ok, in: &session, forgetful)
      }, problem: "note 1 is tells(UseCases.Event.play(UseCases.PlayEvent.reset)), on paper saves"),
    WrongProduct(
      probe: .input(.askReset),
      mistake: { session, ports in
        Reset.ask(in: &session, ports)
        ports.presenter.present(.question(.asked), in: session)
        return .accepted
      },
      problem: "note 2 is tells(UseCases.Event.question(UseCases.QuestionEvent.asked)), on paper"
        + " nothing more"),
    WrongProduct(
      probe: .input(.ask(.hint)),
      mistake: { session, ports in
        var copy = session
        return GiveAdvice.ask(.hint, in: &copy, ports)
      }, problem: "what is asked: nil, on paper Optional"),
    WrongProduct(
      probe: .input(.undo(2)), mistake: { TakeBack.undo(1, in: &$0, $1) }, problem: "note "),
    WrongProduct(
      probe: .input(.stopAnalysis), mistake: { _, _ in .accepted },
      problem: "the outcome is accepted, on paper ignored"),
    WrongProduct(
      probe: .input(.dropPlanned),
      mistake: { session, _ in
        KeepValues.keep(true, in: &session, Notebook().ports)
        return .ignored(.nothingToAnswer)
      }, problem: "what is ignored has changed the session"),
    WrongProduct(
      probe: .input(.keepValues(true)),
      mistake: { session, ports in
        ports.presenter.present(.advice(.valuesKept(true)), in: session)
        KeepValues.keep(true, in: &session, Notebook().ports)
        return .accepted
      }, problem: "the session has changed after its last event"),
    WrongProduct(
      probe: .restart,
      mistake: { session, ports in
        session = Session()
        ports.presenter.present(.started(.resumed), in: session)
        return .accepted
      }, problem: "the game: "),
  ]

  @Test(arguments: products.indices)
  func `a product that is wrong is found, with the way to the mistake`(index: Int) throws {
    let product = Self.products[index]
    let breach = try breach { probe, session, ports in
      probe == product.probe
        ? product.mistake(&session, ports)
        : Laboratory.applyToProduct(probe, to: &session, ports)
    }
    let found = try #require(breach)
    #expect(found.problem.hasPrefix(product.problem))
    #expect(found.way.last == "\(product.probe)")
  }

  @Test func `a session that is wrong when something is told is found`() throws {
    let again = Probe.input(.analyze)
    let breach = try breach { probe, session, ports in
      guard probe == again, session.isAnalyzing else {
        return Laboratory.applyToProduct(probe, to: &session, ports)
      }
      let outcome = GiveAdvice.analyze(in: &session, Notebook().ports)
      for event in [AdviceEvent.analysisStopped, .analysisBegun] {
        ports.presenter.present(.advice(event), in: session)
      }
      return outcome
    }
    let found = try #require(breach)
    #expect(found.problem.hasPrefix("where something is told, "))
  }

  @Test func `the way to a mistake is the shortest one`() throws {
    let cancel = Probe.input(.answer(.cancel))
    let breach = try breach { probe, session, ports in
      guard probe == cancel, session.showing != nil, session.question != nil else {
        return Laboratory.applyToProduct(probe, to: &session, ports)
      }
      return .ignored(.nothingToAnswer)
    }
    let found = try #require(breach)
    #expect(found.problem.hasPrefix("the outcome is ignored"))
    #expect(found.way.count == 4 && found.way.last == "\(cancel)", "\(found.way)")
  }

  @Test func `a promise about what is seen that is not kept is found`() throws {
    let session = Session()
    let laboratory = Laboratory(session, PaperSession())
    let step = laboratory.step(.input(.askReset))
    var paper = PaperSession()
    let expected = paper.take(.askReset)
    let jump = Step(
      step.probe, in: laboratory, after: Session(SavedGame(game: try .played("d3"))),
      outcome: .accepted, Notebook(), paper: step.paper, expected: expected)
    #expect(Promise.onViews.contains { !$0.isKept(jump) })
  }

  private func breach(_ apply: @escaping Laboratory.Apply) throws -> Explorer.Breach? {
    var explorer = Explorer(try #require(Endgame.tie.game), following: [], apply: apply)
    explorer.explore()
    return explorer.breach
  }
}
