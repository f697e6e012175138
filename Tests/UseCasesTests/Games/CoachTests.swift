import Domain
import Rooms
import TestSupport
import Testing
import UseCases

/// What is about certain disks, or about a lesson, of what a coach does.
struct CoachTests {
  /// Returns a table whose coach is asked what every square is worth.
  private func watched(_ saved: SavedGame = SavedGame()) -> PlayedTable {
    var table = PlayedTable(saved)
    table.take(.coach(true))
    return table
  }

  /// Answers what a table waits for: the first legal square is the best, and each other one worse
  /// by as many disks.
  private func answer(_ table: inout PlayedTable, best: Advice.Value, less: Int) throws {
    let wait = try #require(table.table.wait)
    guard case .advice(let record, _) = wait else { return }
    let moves = record.game.legalSquares.map { ValuedMove($0, value: best) }
    let others = moves.dropFirst().map { move in
      let lead = best.lead - less
      return ValuedMove(move.square, value: move.isExact ? .exact(lead) : .estimate(lead))
    }
    table.take(.advice(Advice(best: moves[0], others: others)), after: wait)
  }

  @Test(
    arguments: [
      (.estimate(-3), 5, false), (.estimate(-3), 6, true), (.exact(0), 6, true),
      (.exact(-1), 6, false),
    ] as [(Advice.Value, Int, Bool)], ["", "d3"])
  func `R15.2 the coach asks about a square that costs 6 disks, but not in a lost game`(
    cost: (best: Advice.Value, less: Int, isAsked: Bool), moves: String
  ) throws {
    var table = watched(try SavedGame().played(moves))
    try answer(&table, best: cost.best, less: cost.less)
    let square = Array(table.table.game.legalSquares)[1]
    table.take(.play(.move(square)))
    #expect((table.table.question == .play(square)) == cost.isAsked)
    #expect((table.table.animation == nil) == cost.isAsked)
  }

  @Test func `R11.4 R15.1 a square that waits for the coach ends an analysis`() throws {
    var table = watched(try SavedGame().played("d3"))
    table.take(.analyze)
    #expect(table.table.isAnalyzing)
    table.take(.play(.move(try square("c3"))))
    #expect(!table.table.isAnalyzing && table.table.waiting.count == 1)
  }

  @Test func `R15.3 a lesson drops a square that waits for the coach and those queued behind it`()
    throws
  {
    var table = PlayedTable(try SavedGame().played("d3c3"))
    table.take(.analyze)
    while table.table.isAnalyzing { try answer(&table, best: .estimate(10), less: 0) }
    table.take(.coach(true))
    for name in ["c4", "e3"] { table.take(.play(.move(try square(name)))) }
    #expect(table.table.waiting.count == 2)
    table.take(.learn(nil))
    #expect(table.table.lesson != nil && table.table.waiting.isEmpty)
    let dropped = try ["c4", "e3"].map { name in
      Table.Event.queue(.notPlayed([.alone(.move(try square(name)))]))
    }
    #expect(Array(table.presenter.record.map(\.event).suffix(2)) == dropped)
  }

  @Test(arguments: [(2, true), (3, false)])
  func `R14.3 a try that costs 2 disks is right, and one that costs 3 is not`(
    less: Int, isGood: Bool
  ) throws {
    var table = PlayedTable(try SavedGame().played("e6f4"))
    table.take(.analyze)
    while table.table.isAnalyzing { try answer(&table, best: .estimate(10), less: less) }
    table.take(.learn(.dark))
    table.take(.play(.move(try square("c4"))))
    try answer(&table, best: .estimate(10), less: less)
    #expect(table.table.lesson?.isAnswered == isGood)
  }
}
