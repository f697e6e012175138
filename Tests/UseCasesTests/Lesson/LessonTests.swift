import Domain
import TestSupport
import Testing
import UseCases

/// What scenes cannot show of lessons, because their computers judge a try at once (R14).
@Suite struct LessonTests {
  private let critic = Critic(lead: 12, less: 8, tellsLine: true)

  /// Begins a lesson about two moves, each of which was a mistake.
  private func lesson() async throws -> SessionTable {
    var table = SessionTable(try SavedGame().played("e6 f4"))
    Learn.begin(in: &table.session, table.ports)
    try await answer(&table)
    return table
  }

  /// Has the computer answer until nothing is awaited.
  private func answer(_ table: inout SessionTable) async throws {
    while let wait = table.session.wait, case .advice(let record, let question) = wait {
      table.take(.advice(try await critic.advice(on: record, about: question)), after: wait)
    }
  }

  @Test func `R14.4 a hint is refused while a try is judged, and the try is still judged`()
    async throws
  {
    var table = try await lesson()
    let tried = try square("c4")
    #expect(try table.pick("c4") == .accepted)
    #expect(Learn.hint(in: &table.session, table.ports) == .ignored(.judging(tried)))
    try await answer(&table)
    let judged = table.presenter.events.compactMap { event -> Square? in
      if case .lesson(.refuted(let attempt)) = event { attempt.square } else { nil }
    }
    #expect(judged == [tried])
    #expect(Learn.hint(in: &table.session, table.ports) == .accepted)
    #expect(table.session.lesson?.hint == .kind)
  }

  @Test func `R14.1 the analysis before a lesson tells nothing, and one that is asked for does`()
    async throws
  {
    var table = try await lesson()
    #expect(table.session.analysis.moves.count == 2)
    #expect(!table.session.analysis.isTold)
    table.go(.present)
    table.analyze()
    try await answer(&table)
    #expect(table.session.analysis.moves.count == 2)
    #expect(table.session.analysis.isTold)
  }
}
