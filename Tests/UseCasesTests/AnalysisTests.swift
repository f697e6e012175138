import Domain
import TestSupport
import Testing
import UseCases

/// What the moves of a game have given away (R11).
@Suite struct AnalysisTests {
  /// A short game in which Black takes all disks with the ninth move.
  private static let wipeOut = "e6 f4 e3 f6 g5 d6 e7 f5 c5"

  /// Answers what is awaited: the best move leads to so many disks, and the one that was made to so
  /// many; returns whether that was heard.
  @discardableResult
  private func judge(_ best: Int, _ played: Int, isExact: Bool = true, in table: inout SessionTable)
    throws -> Bool
  {
    guard case .advice(let record, .move(let square))? = table.session.wait else { return false }
    func worth(_ lead: Int) -> Advice.Worth { isExact ? .exactly(lead) : .about(lead) }
    let other = record.game.legalSquares.first { $0 != square }
    guard let other, best != played else {
      return table.answer(Advice(best: ValuedMove(square, worth: worth(best))))
    }
    return table.answer(
      Advice(
        best: ValuedMove(other, worth: worth(best)),
        others: [ValuedMove(square, worth: worth(played))]))
  }

  private func table(_ moves: String, from start: SavedGame = SavedGame()) throws -> SessionTable {
    SessionTable(try start.played(moves))
  }

  /// The number of the move that is judged next.
  private func number(in table: SessionTable) -> Int? {
    table.session.analysis?.next.map { table.session.record.prefix($0).game.moveNumber }
  }

  @Test func `R11.1 an analysis is awaited after the game, and while a pick is, which counts`()
    throws
  {
    for moves in [Self.wipeOut, "d3 c3"] {
      var table = try table(moves)
      let before = table.session
      #expect(table.analyze() == .accepted)
      #expect(table.session.sideToPick == before.sideToPick)
      #expect(table.session.saved == before.saved && table.repository.saves == [])
      let last = before.record.steps.count - 1
      guard case .move(let square) = before.record.steps[last] else { return }
      #expect(
        table.session.wait == .advice(on: before.record.prefix(last), about: .move(square)))
      #expect(table.presenter.events == [.analysisBegun])
    }
  }

  @Test func `R11.1 without a move, or when no pick is awaited before the end, it is refused`()
    throws
  {
    var table = SessionTable()
    #expect(table.analyze() == .ignored(.noMovesYet))
    table.askReset()
    #expect(table.analyze() == .ignored(.question(.reset)))
    table.answer(.cancel)
    try table.pick("d3")
    #expect(table.analyze() == .ignored(.disksTurning))
    try table.showMove()
    table.set(.light, .computer)
    #expect(table.analyze() == .ignored(.thinking(.light)))
    var over = try self.table(Self.wipeOut)
    over.askReset()
    #expect(over.analyze() == .ignored(.question(.reset)))
    #expect(over.presenter.events == [.resetAsked])
  }

  /// What ends an analysis, and what does not.
  private static let ends: [(@Sendable (inout SessionTable) throws -> Void, isEnd: Bool)] = [
    ({ try $0.pick("f6") }, true), ({ $0.undo() }, true), ({ $0.redo() }, true),
    ({ $0.askReset() }, true), ({ $0.set(.dark, .computer) }, true), ({ $0.stopAnalysis() }, true),
    ({ $0.ask(.best) }, true), ({ $0.ask(.everyMove) }, true), ({ try $0.pick("a1") }, false),
    ({ $0.set(.light, .computer) }, false), ({ $0.set(.dark, .manual) }, false),
    ({ $0.dismiss() }, false), ({ $0.answer(.ok) }, false),
  ]

  @Test(arguments: ends.indices)
  func `R11.4 what changes the game, a question or other advice end it, and nothing else`(
    index: Int
  ) throws {
    var table = try table("d3 c3 c4 c5 f6")
    table.undo()
    table.set(.light, .manual)
    try #require(table.session.sideToPick == .dark)
    table.analyze()
    try judge(4, 0, in: &table)
    let asked = table.session
    try Self.ends[index].0(&table)
    #expect((table.session.wait != asked.wait) == Self.ends[index].isEnd)
    #expect(table.session.analysis?.moves == asked.analysis?.moves, "what was found stays")
    if Self.ends[index].isEnd {
      let late = Advice(best: ValuedMove(try square("c4")))
      let isHeard = table.answer(late, about: asked)
      #expect(!isHeard)
    }
  }

  @Test func `R11.4 an analysis that is asked for again stops with what it has found`() throws {
    var table = try table(Self.wipeOut)
    table.analyze()
    try judge(4, 0, in: &table)
    let found = try #require(table.session.analysis)
    table.analyze()
    let stop = try #require(table.presenter.record.first { $0.event == .analysisStopped })
    #expect(stop.session.analysis?.moves == found.moves)
    #expect(table.session.analysis?.moves == [])
  }

  @Test(arguments: [Advice.Question.best, .everyMove])
  func `R9.6 R11.4 advice that has ended an analysis is told once, and then nothing is awaited`(
    question: Advice.Question
  ) throws {
    var table = try table("d3 c3 c4 c5")
    table.analyze()
    table.ask(question)
    let legal = Array(table.session.game.legalSquares)
    let others = legal.dropFirst().filter(question.asks)
    let advice = Advice(
      best: ValuedMove(legal[0], worth: .about(1)),
      others: others.map { ValuedMove($0, worth: .about(0)) })
    let isHeard = table.answer(advice)
    #expect(isHeard)
    #expect(table.session.wait == nil)
    #expect(table.presenter.events.last == .adviceGiven(advice, for: question))
    let isHeardAgain = table.answer(advice)
    #expect(!isHeardAgain)
  }

  @Test func `R9.6 R11.1 an analysis takes the place of advice that was asked for before`() throws {
    for question in [Advice.Question.best, .everyMove] {
      var table = try table("d3")
      table.ask(question)
      table.analyze()
      #expect(number(in: table) == 1)
      let isHeard = try judge(2, 2, in: &table)
      #expect(isHeard)
      #expect(table.session.wait == nil)
      let moves = try #require(table.session.analysis?.moves)
      #expect(
        table.presenter.events == [.adviceAsked(question), .analysisBegun]
          + moves.map(Event.moveJudged))
    }
  }

  @Test func `R11.4 a stop is told, once, and another game knows nothing of the analysis`() throws {
    var table = try table(Self.wipeOut)
    #expect(table.stopAnalysis() == .ignored(.nothingToAnswer))
    table.analyze()
    #expect(table.stopAnalysis() == .accepted)
    #expect(table.stopAnalysis() == .ignored(.nothingToAnswer))
    #expect(table.presenter.events == [.analysisBegun, .analysisStopped])
    table.again()
    #expect(table.session.analysis == nil)
  }

  @Test func `R11.2 moves are judged from the last to the first, each for the side that made it`()
    throws
  {
    var table = try table("d3 c3 c4")
    table.analyze()
    var numbers = [number(in: table)]
    for (best, played) in [(4, 1), (-2, -2), (3, 5)] {
      #expect(try judge(best, played, in: &table))
      numbers.append(number(in: table))
    }
    #expect(numbers == [3, 2, 1, nil])
    let moves = try #require(table.session.analysis?.moves)
    #expect(moves.map(\.before.game.moveNumber) == [3, 2, 1])
    #expect(moves.map(\.side) == [.dark, .light, .dark])
    #expect(moves.map(\.played.square.description) == ["c4", "c3", "d3"])
    #expect(moves.map(\.loss) == [3, 0, 0], "estimates may differ")
    #expect(table.session.wait == nil && table.session.asked == nil)
    #expect(table.presenter.events == [.analysisBegun] + moves.map(Event.moveJudged))
  }

  @Test
  func `R11.2 an answer that leaves out the move that was made, or is not legal, is not heard`()
    throws
  {
    var table = try table("d3 c3")
    table.analyze()
    let asked = table.session
    for names in [["e3"], ["c3", "a1"], ["a1", "c3"]] {
      let moves = try names.map { ValuedMove(try square($0), worth: .about(0)) }
      let advice = Advice(best: moves[0], others: Array(moves.dropFirst()))
      let isHeard = table.answer(advice)
      #expect(!isHeard)
    }
    #expect(table.session == asked)
  }

  @Test func `R11.2 passes are not judged and have no number, whatever the game begins with`()
    throws
  {
    // Light moves, and dark must pass each time.
    let start = try saved("x00", Ending.lightOnly)
    var table = try table("--c1--c8", from: start)
    table.analyze()
    let first = start.game.moveNumber
    #expect(first == 1)
    #expect(number(in: table) == first + 1)
    try judge(60, 60, in: &table)
    #expect(number(in: table) == first)
    try judge(60, 60, in: &table)
    #expect(table.session.wait == nil)
    #expect(table.session.analysis?.moves.map(\.side) == [.light, .light])
  }

  @Test func `R11.2 the costliest moves of a side come first, and the earlier of equal ones`()
    throws
  {
    var table = try table(Self.wipeOut)
    table.analyze()
    // From c5 back to e6; dark made the odd moves.
    for loss in [0, 2, 5, 7, 1, 2, 5, 0, 9] { try judge(loss, 0, in: &table) }
    let analysis = try #require(table.session.analysis)
    #expect(analysis.losses(of: .dark).map(\.before.game.moveNumber) == [1, 3, 7, 5])
    #expect(analysis.losses(of: .light).map(\.loss) == [7, 2, 2])
    #expect(analysis.losses(of: .light).map(\.before.game.moveNumber) == [6, 4, 8])
  }

  /// The worths of the moves of a game from the last one back, and the number of the move that gave
  /// the game away.
  private typealias TurningPoint = (String, [(best: Int, played: Int)], number: Int?)

  private static let certain: [TurningPoint] = [
    // The last move with which White, who lost, went from not lost to lost.
    (wipeOut, [(9, 9), (-9, -9), (9, 9), (2, -8), (9, 9), (6, -4), (9, 9), (0, 0), (0, 0)], 6),
    (wipeOut, [(9, 9), (-9, -20), (9, 9), (-2, -9), (9, 9), (0, -4), (9, 9), (0, 0), (0, 0)], 4),
    // White has given nothing away; Black is the winner, whatever it cost.
    (
      wipeOut, [(9, -9), (-9, -9), (9, -9), (8, 8), (9, 9), (-1, -4), (9, 9), (0, 0), (5, -5)], nil
    ),
    // Before the end it is the costliest move, of whichever side, and the lead does not matter.
    ("d3 c3 c4", [(9, 7), (4, 0), (5, 4)], 2), ("d3 c3 c4", [(9, 2), (4, 0), (5, 4)], 3),
    ("d3 c3 c4", [(9, 9), (4, 4), (5, 5)], nil),
  ]

  /// The last two moves of these are certain.
  private static let probable: [TurningPoint] = [
    // A lead of little does not decide, and neither does one more disk of a game that is lost.
    (wipeOut, [(9, 9), (-9, -40), (9, 9), (-9, -24), (9, 9), (-30, -64), (9, 9), (3, -2)], 6),
    (wipeOut, [(9, 9), (-9, -40), (9, 9), (-9, -14), (9, 9), (30, 19), (9, 9), (3, -2)], 6),
    (wipeOut, [(9, 9), (-9, -9), (9, 9), (-9, -9), (9, 9), (-30, -64), (9, 9), (-3, 2)], nil),
    // The move that certainly lost it counts, whatever another one has probably cost.
    (wipeOut, [(9, 9), (0, -2), (9, 9), (20, -24), (9, 9), (0, 0), (9, 9), (0, 0)], 8),
  ]

  @Test(arguments: certain.indices)
  func `R11.3 the move that gave the game away is the last one that turned it`(index: Int) throws {
    try expect(Self.certain[index], certain: 9)
  }

  @Test(arguments: probable.indices)
  func `R11.6 if no move certainly did, it is the one that probably did`(index: Int) throws {
    try expect(Self.probable[index], certain: 2)
  }

  private static let tied: [TurningPoint] = [
    // Whoever had a certain win last, and gave it away.
    (wipeOut, [(0, 0), (3, 0), (5, 0), (0, 0)], 8), (wipeOut, [(0, 0), (0, 0), (5, 0)], 7),
    // One that was lost, or that was not certain, was not given away.
    (wipeOut, [(0, 0), (0, 0), (0, -2), (-3, -5), (9, 0)], nil),
  ]

  @Test(arguments: tied.indices)
  func `R11.5 in a tie it is the last move that gave a certain win away`(index: Int) throws {
    let over = try Game(board: Board(rows: Self.halves), turn: nil)
    try #require(over.status == .over(winner: nil))
    try expect(Self.tied[index], certain: 4, in: over)
  }

  private static let halves =
    Array(repeating: "xxxxxxxx", count: 4) + Array(repeating: "oooooooo", count: 4)

  private func expect(_ point: TurningPoint, certain: Int, in end: Game? = nil) throws {
    let (moves, worths, number) = point
    var table = try table(moves)
    table.analyze()
    for (place, (best, played)) in worths.enumerated() {
      #expect(try judge(best, played, isExact: place < certain, in: &table))
    }
    let analysis = try #require(table.session.analysis)
    let found = analysis.turningPoint(of: end ?? table.session.game)
    #expect(found?.before.game.moveNumber == number)
  }
}
