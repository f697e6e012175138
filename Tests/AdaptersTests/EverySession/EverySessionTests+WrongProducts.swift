import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// The explorer, which compares each step with the same on paper, can find a mistake: it does in
/// products that are wrong.
extension EverySessionTests {
  /// A product that makes a mistake where a probe is the one that is named.
  fileprivate struct WrongProduct: Sendable {
    let probe: Probe
    let mistake: @Sendable (inout Table, Table.Ports) -> Table.Outcome?
    /// How what is found begins.
    let problem: String
  }

  fileprivate static let products = [
    WrongProduct(
      probe: .input(.answer(.ok)),
      mistake: { table, ports in
        let forgetful = Table.Ports(repository: Notebook(), presenter: ports.presenter)
        return table.take(.answer(.ok), forgetful)
      }, problem: "note 1 is tells(Rooms.Table.Event.game(UseCases.Event.reset)), on paper saves"),
    WrongProduct(
      probe: .input(.askReset),
      mistake: { table, ports in
        table.take(.askReset, ports)
        ports.presenter.present(.game(.asked(.reset)), at: table)
        return .accepted
      }, problem: "note 2 is tells(Rooms.Table.Event.game(UseCases.Event.asked("),
    WrongProduct(
      probe: .input(.ask(.hint)),
      mistake: { table, ports in
        var copy = table
        return copy.take(.ask(.hint), ports)
      }, problem: "what is asked: nil, on paper Optional"),
    WrongProduct(
      probe: .input(.undo(2)), mistake: { $0.take(.undo(1), $1) }, problem: "note "),
    WrongProduct(
      probe: .input(.stopAnalysis), mistake: { _, _ in .accepted },
      problem: "the outcome is accepted, on paper ignored"),
    WrongProduct(
      probe: .input(.dropPlanned),
      mistake: { table, _ in
        table.take(.keepValues(true), Notebook().ports)
        return .ignored(.nothingToAnswer)
      }, problem: "what is ignored has changed the table"),
    WrongProduct(
      probe: .input(.keepValues(true)),
      mistake: { table, ports in
        ports.presenter.present(.advice(.valuesKept(true)), at: table)
        table.take(.keepValues(true), Notebook().ports)
        return .accepted
      }, problem: "the table has changed after its last event"),
    WrongProduct(
      probe: .restart,
      mistake: { table, ports in
        table = Table()
        ports.presenter.present(.started(.resumed), at: table)
        return .accepted
      }, problem: "the game: "),
  ]

  @Test(arguments: products.indices)
  func `a product that is wrong is found, with the way to the mistake`(index: Int) throws {
    let product = Self.products[index]
    let breach = try breach { probe, table, ports in
      probe == product.probe
        ? product.mistake(&table, ports)
        : Laboratory.applyToProduct(probe, to: &table, ports)
    }
    let found = try #require(breach)
    #expect(found.problem.hasPrefix(product.problem))
    #expect(found.way.last == "\(product.probe)")
  }

  @Test func `a table that is wrong when something is told is found`() throws {
    let again = Probe.input(.analyze)
    let breach = try breach { probe, table, ports in
      guard probe == again, table.isAnalyzing else {
        return Laboratory.applyToProduct(probe, to: &table, ports)
      }
      let outcome = table.take(.analyze, Notebook().ports)
      for event in [AdviceEvent.analysisStopped, .analysisBegun] {
        ports.presenter.present(.advice(event), at: table)
      }
      return outcome
    }
    let found = try #require(breach)
    #expect(found.problem.hasPrefix("where something is told, "))
  }

  @Test func `the way to a mistake is the shortest one`() throws {
    let cancel = Probe.input(.answer(.cancel))
    let breach = try breach { probe, table, ports in
      guard probe == cancel, table.showing != nil, table.question != nil else {
        return Laboratory.applyToProduct(probe, to: &table, ports)
      }
      return .ignored(.nothingToAnswer)
    }
    let found = try #require(breach)
    #expect(found.problem.hasPrefix("the outcome is ignored"))
    #expect(found.way.count == 4 && found.way.last == "\(cancel)", "\(found.way)")
  }

  @Test func `a promise about what is seen that is not kept is found`() throws {
    let table = Table()
    let laboratory = Laboratory(table, PaperSession())
    let step = laboratory.step(.input(.askReset))
    var paper = PaperSession()
    let expected = paper.take(.askReset)
    let jump = Step(
      step.probe, in: laboratory, after: Table(Session(SavedGame(game: try .played("d3")))),
      outcome: .accepted, Notebook(), paper: step.paper, expected: expected)
    #expect(Promise.onViews.contains { !$0.isKept(jump) })
  }

  private func breach(_ apply: @escaping Laboratory.Apply) throws -> Explorer.Breach? {
    var explorer = Explorer(try #require(Endgame.tie.game), following: [], apply: apply)
    explorer.explore()
    return explorer.breach
  }
}
