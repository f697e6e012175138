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

/// What stands beside a medium board, for many values (C6.7, C6.35, C6.37).
struct PanelTests {
  private static let medium = LiveStyle.wide.with(\.palette, .full)

  /// Has each move of a game judged, and tells what is seen before each of them.
  private func analyzed(
    _ record: String, lead: Int, seeing: (Table) -> Void = { _ in }
  ) async throws -> Table {
    var table = PlayedTable(try SavedGame().played(record))
    table.take(.analyze)
    let critic = Critic(lead: lead, less: 0)
    while table.table.isAnalyzing, case .advice(let record, let question)? = table.table.wait {
      seeing(table.table)
      let advice = try await critic.advice(on: record, about: question)
      table.take(.advice(advice), after: .advice(on: record, about: question))
    }
    return table.table
  }

  /// Returns the rows beside a board of which each move was judged.
  private func panel(
    after record: String, lead: Int, columns: Int = 80
  ) async throws -> [String] {
    let table = try await analyzed(record, lead: lead)
    let rows = OpenScreen.still(Self.medium.with(\.columns, columns), at: table).block
    return rows.map { String($0.dropFirst(39)) }
  }

  @Test(arguments: [(1, ""), (2, " ?!"), (3, " ?"), (5, " ?"), (6, " ??"), (20, " ??")])
  func `C6.35 what a move has cost is marked behind it`(lead: Int, mark: String) async throws {
    // Each computer sees itself ahead, so a move that leaves the lead to the other costs it twice.
    let rows = try await panel(after: "c4", lead: lead)
    #expect(rows.contains(" 1 c4\(mark)"), "\(rows)")
  }

  @Test func `C6.36 mistakes are listed when each move has been judged, and not before`()
    async throws
  {
    let style = Self.medium.with(\.columns, 100)
    func listed(_ table: Table) -> Bool {
      OpenScreen.still(style, at: table).block.contains { $0.contains("cost") }
    }
    let table = try await analyzed("d3c3c4e3", lead: 6) { #expect(!listed($0)) }
    #expect(table.analysis.moves.count == 4 && listed(table))
  }

  @Test(arguments: [
    (12, "+  █  +12", "-"), (6, "+  ▆  +6", "- ▂"), (1, "+  ▁  +1", "- ▇"), (40, "+  █  +40", "-"),
    (0, "+ ▁▁  0", "-"),
  ])
  func `C6.37 a graph shows what the game was worth to Black after each move`(
    lead: Int, above: String, below: String
  ) async throws {
    let rows = try await panel(after: "d3c3", lead: lead)
    let title = try #require(rows.firstIndex(of: "expected lead at the end, for Black"), "\(rows)")
    #expect(rows[title + 1...title + 2] == [above, below])
  }

  @Test(arguments: [(80, 34), (160, 60)])
  func `C6.37 a graph of a whole game has as many columns as there is room for`(
    columns: Int, count: Int
  ) async throws {
    let full = try #require(
      (1...20 as ClosedRange<UInt64>).lazy.map { RandomGame(seed: $0).steps }
        .first { $0.count { $0 != .pass } == 60 })
    let rows = try await panel(
      after: full.map(\.description).joined(), lead: 24, columns: columns)
    let above = try #require(rows.first { $0.hasPrefix("+ ") }, "\(rows)")
    let bars = above.dropFirst(2).prefix { $0 == "█" || $0 == " " }
    // Two blanks stand before the lead.
    #expect(bars.count - 2 == count, "\(rows)")
    #expect(rows.allSatisfy { $0.count <= columns - 39 })
  }
}
