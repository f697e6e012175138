import Adapters
import Domain
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The panel beside a medium board, for many values (C6.35, C6.37).
struct PanelTests {
  private static let medium = LiveStyle.wide.with(\.palette, .full)

  /// Has each move of a game judged.
  private func analyzed(_ record: String, lead: Int) async throws -> Table {
    var table = PlayedTable(try SavedGame().played(record))
    table.take(.analyze)
    let critic = Critic(lead: lead, less: 0)
    while table.table.isAnalyzing, case .advice(let record, let question)? = table.table.wait {
      let advice = try await critic.advice(on: record, about: question)
      table.take(.advice(advice), after: .advice(on: record, about: question))
    }
    return table.table
  }

  /// Returns the rows beside a board of which each move was judged.
  private func panel(after record: String, lead: Int) async throws -> [String] {
    let table = try await analyzed(record, lead: lead)
    let rows = OpenScreen.still(Self.medium, at: table).block
    return rows.map { String($0.dropFirst(39)) }
  }

  @Test(arguments: [(1, ""), (2, " ?!"), (3, " ?"), (5, " ?"), (6, " ??"), (20, " ??")])
  func `C6.35 a mark behind a move shows its cost`(lead: Int, mark: String) async throws {
    // Each computer sees itself ahead, so a move that leaves the lead to the other costs it twice.
    let rows = try await panel(after: "c4", lead: lead)
    #expect(rows.contains(" 1 c4\(mark)"), "\(rows)")
  }

  @Test(arguments: [
    (12, "+  █  +12", "-"), (6, "+  ▆  +6", "- ▂"), (1, "+  ▁  +1", "- ▇"), (40, "+  █  +40", "-"),
    (0, "+ ▁▁  0", "-"),
  ])
  func `C6.37 a graph shows the value for Black after each move`(
    lead: Int, above: String, below: String
  ) async throws {
    let rows = try await panel(after: "d3c3", lead: lead)
    let title = try #require(rows.firstIndex(of: "Black's expected lead at the end"), "\(rows)")
    #expect(rows[title + 1...title + 2] == [above, below])
  }
}
