import Domain
import TestSupport
import Testing
import UseCases

/// What the moves of a game have given away (R11).
@Suite struct AnalysisTests {
  /// A short game in which Black takes all disks with the ninth move.
  private static let wipeOut = "e6 f4 e3 f6 g5 d6 e7 f5 c5"

  /// Answers what is awaited: the best move leads to so many disks; returns whether that was heard.
  ///
  /// What the move that was made leads to is known by then, but for the last one of a game that
  /// goes on.
  @discardableResult
  private func judge(_ best: Int, isExact: Bool = true, in table: inout SessionTable) -> Bool {
    guard case .advice(let record, let question)? = table.session.wait else { return false }
    let worth: Advice.Worth = isExact ? .exactly(best) : .about(best)
    var squares = Array(record.game.legalSquares)
    if case .best(knowing: let played) = question {
      squares.removeAll { $0 == played.square && best != played.worth?.lead }
      if best == played.worth?.lead { squares = [played.square] }
    }
    let moves = squares.map { ValuedMove($0, worth: worth) }
    guard let move = moves.first else { return false }
    return table.answer(Advice(best: move, others: Array(moves.dropFirst())))
  }

  /// Answers what is awaited, so that the move that was made has cost so much.
  private func judge(losing loss: Int, in table: inout SessionTable) {
    guard case .advice(_, .best(knowing: let played))? = table.session.wait else { return }
    judge((played.worth?.lead ?? 0) + loss, in: &table)
  }

  private func table(_ moves: String, from start: SavedGame = SavedGame()) throws -> SessionTable {
    SessionTable(try start.played(moves))
  }

  /// The number of the move that is judged next.
  private func number(in table: SessionTable) -> Int? {
    guard table.session.isAnalyzing, case .advice(let record, let question) = table.session.wait
    else { return nil }
    return record.game.moveNumber - (question == .everyMove ? 1 : 0)
  }

  @Test func `R11.7 a hint about a judged moment is what the analysis has found, at once`() throws {
    var table = try table("d3 c3 c4")
    table.analyze()
    judge(0, in: &table)
    for _ in 1...3 { judge(losing: 6, in: &table) }
    table.go(.before(move: 2))
    let judged = try #require(table.session.analysis.moves.first { $0.number == 2 })
    let count = table.presenter.events.count
    #expect(table.ask(.hint) == .accepted)
    #expect(
      table.presenter.events.dropFirst(count) == [.advice(.given(judged.advice, for: .hint))])
    #expect(table.session.asked == nil && table.session.found?.advice == judged.advice)
    // Of squares that are worth as much the one that was named comes first.
    table.ask(.values)
    let (before, best) = (judged.before, judged.advice.best.square)
    let values = before.game.legalSquares.filter { $0 != best } + [best]
    let equal = values.map { ValuedMove($0, worth: .about(3)) }
    table.answer(Advice(best: equal[0], others: Array(equal.dropFirst()), depth: 7))
    #expect(table.session.found?.values?.moves.map(\.square) == [best] + values.dropLast())
    #expect(table.session.found?.values?.line == judged.advice.line)
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
      #expect(table.presenter.events == [.advice(.analysisBegun)])
    }
  }

  @Test func `R11.2 a game that goes on is appraised first, and that of an end is its count`()
    throws
  {
    var table = try table("d3 c3")
    table.analyze()
    let record = table.session.record
    #expect(table.session.wait == .advice(on: record, about: .everyMove))
    judge(5, in: &table)
    #expect(
      table.session.analysis.moves == [] && table.presenter.events == [.advice(.analysisBegun)])
    let c3 = ValuedMove(try square("c3"), worth: .exactly(-5))
    #expect(table.session.wait == .advice(on: record.prefix(1), about: .best(knowing: c3)))
    var over = try self.table(Self.wipeOut)
    over.analyze()
    let c5 = ValuedMove(try square("c5"), worth: .exactly(13))
    let before = over.session.record.prefix(8)
    #expect(over.session.wait == .advice(on: before, about: .best(knowing: c5)))
  }

  @Test func `R11.2 each move is worth what the position after it is, seen from the other side`()
    throws
  {
    var table = try table(Self.wipeOut)
    table.analyze()
    for best in [20, 5, -5, 30, -11, 0, 0, 7, 90] { judge(best, in: &table) }
    let moves = table.session.analysis.moves
    #expect(moves.count == 9)
    for (later, earlier) in zip(moves, moves.dropFirst()) {
      #expect(earlier.played.worth?.lead == later.advice.best.worth.map { -$0.lead })
      #expect(earlier.advice.best.worth?.lead ?? 0 >= earlier.played.worth?.lead ?? 0)
      if earlier.loss == 0 { #expect(earlier.advice.best.square == earlier.played.square) }
    }
    #expect(moves.map(\.loss) == [7, 25, 0, 25, 19, 0, 11, 7, 97])
  }

  @Test func `R11.2 what a move is worth is certain, and that it is the best is not`() throws {
    var table = try table(Self.wipeOut)
    table.analyze()
    judge(13, isExact: false, in: &table)
    judge(-13, isExact: true, in: &table)
    let moves = table.session.analysis.moves
    #expect(moves.map(\.played.worth) == [.exactly(13), .about(-13)])
    #expect(moves.map(\.advice.best.worth) == [.about(13), .about(-13)])
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
    #expect(over.presenter.events == [.question(.asked)])
  }

  /// What ends an analysis, and what does not.
  private static let ends: [(@Sendable (inout SessionTable) throws -> Void, isEnd: Bool)] = [
    ({ try $0.pick("f6") }, true), ({ $0.undo() }, true), ({ $0.redo() }, true),
    ({ $0.askReset() }, true), ({ $0.set(.dark, .computer) }, true), ({ $0.stopAnalysis() }, true),
    ({ $0.ask(.hint) }, true), ({ $0.ask(.values) }, true), ({ try $0.pick("a1") }, false),
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
    judge(4, in: &table)
    judge(0, in: &table)
    let asked = table.session
    try Self.ends[index].0(&table)
    #expect((table.session.wait != asked.wait) == Self.ends[index].isEnd)
    #expect(table.session.analysis.moves == asked.analysis.moves, "what was found stays")
    if Self.ends[index].isEnd {
      let late = Advice(best: ValuedMove(try square("c4")))
      let isHeard = table.answer(late, about: asked)
      #expect(!isHeard)
    }
  }

  @Test func `R11.2 before a pass that is due the game is worth what it is behind the pass`()
    throws
  {
    var table = try table("d3c3e6d2d1e1b2c1")
    #expect(table.session.awaitsPass != nil)
    table.go(.back)
    #expect(table.analyze() == .accepted)
    guard case .advice(let record, about: .everyMove)? = table.session.wait else {
      Issue.record("nobody is asked what the game is worth")
      return
    }
    #expect(record.steps == table.session.record.steps + [.pass])
    #expect(judge(3, in: &table))
    #expect(number(in: table) == 8)
  }

  @Test func `R11.2 moves are judged from the last to the first, each for the side that made it`()
    throws
  {
    var table = try table("d3 c3 c4")
    table.analyze()
    var numbers = [number(in: table)]
    // The last answer says less than what is known.
    for best in [-1, 4, -4, 3] {
      #expect(judge(best, in: &table))
      numbers.append(number(in: table))
    }
    #expect(numbers == [3, 3, 2, 1, nil])
    let moves = table.session.analysis.moves
    #expect(moves.map(\.number) == [3, 2, 1])
    #expect(moves.map(\.side) == [.dark, .light, .dark])
    #expect(moves.map(\.played.square.description) == ["c4", "c3", "d3"])
    #expect(moves.map(\.loss) == [3, 0, 0])
    #expect(moves.last?.advice.best == moves.last?.played)
    #expect(table.session.wait == nil && table.session.asked == nil)
    #expect(
      table.presenter.events == [.advice(.analysisBegun)]
        + moves.map { .advice(.moveJudged($0)) }
    )
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
    judge(6, in: &table)
    #expect(number(in: table) == first)
    // Behind the pass the same side moves again.
    let c1 = ValuedMove(try square("c1"), worth: .exactly(6))
    let before = table.session.record.prefix(1)
    #expect(table.session.wait == .advice(on: before, about: .best(knowing: c1)))
    judge(6, in: &table)
    #expect(table.session.wait == nil)
    #expect(table.session.analysis.moves.map(\.side) == [.light, .light])
  }

  @Test func `R11.2 the costliest moves of a side come first, and the earlier of equal ones`()
    throws
  {
    var table = try table(Self.wipeOut)
    table.analyze()
    // From c5 back to e6; dark made the odd moves.
    for loss in [0, 2, 5, 7, 1, 2, 5, 0, 9] { judge(losing: loss, in: &table) }
    let analysis = table.session.analysis
    #expect(analysis.losses(of: .dark).map(\.before.game.moveNumber) == [1, 3, 7, 5])
    #expect(analysis.losses(of: .light).map(\.loss) == [7, 2, 2])
    #expect(analysis.losses(of: .light).map(\.before.game.moveNumber) == [6, 4, 8])
    #expect(analysis.costliest?.number == 1)
  }

  @Test func `C3.24 a corner is one of four squares`() {
    #expect(SquareSet.all.filter(\.isCorner).map(\.description) == ["a1", "h1", "a8", "h8"])
  }

  @Test(arguments: [
    ([0, 0, 5, 0, 0, 5], 4), ([0, 5, 0, 0, 5, 0], 5), ([0, 0, 5, 0, 5, 0], 5),
    ([0, 5, 0, 5, 0, 0], 6), ([0, 0, 0, 0, 0, 0], nil),
  ])
  func `R11.5 of two moves that have cost the same the earlier is the costliest, whoever made it`(
    losses: [Int], number: Int?
  ) throws {
    var table = try table(Self.wipeOut)
    table.analyze()
    for loss in losses { judge(losing: loss, in: &table) }
    #expect(table.session.analysis.costliest?.number == number)
  }

  /// What the best moves of a game are worth, from the last position back, and the number of the
  /// move that gave the game away.
  private typealias TurningPoint = (String, [Int], number: Int?)

  private static let certain: [TurningPoint] = [
    // The last move with which White, who lost, went from not lost to lost.
    (wipeOut, [13, -13, 13, 6, 6, 2, -2, 2, -2], 6),
    (wipeOut, [13, -9, 9, -2, 2, 0, 0, 0, 0], 4),
    // White has given nothing away; Black is the winner, whatever it cost.
    (wipeOut, [13, -13, 20, -20, 20, -20, 20, -20, 30], nil),
    // Before the end it is the costliest move, of whichever side, and the lead does not matter; the
    // first number is what the present position is worth.
    ("d3 c3 c4", [-7, 9, -5, 6], 2), ("d3 c3 c4", [-2, 9, -5, 6], 3),
    ("d3 c3 c4", [-9, 9, -9, 9], nil),
  ]

  /// The last two moves of these are certain.
  private static let probable: [TurningPoint] = [
    // A lead of little does not decide, and neither does one more disk of a game that is lost.
    (wipeOut, [13, -9, 9, 6, 30, -28, 28, -19, 19], 6),
    (wipeOut, [13, -9, 9, 19, -19, 24, -24, 64, -64], 6),
    // Move 4 has cost 35 disks, but the game was lost before; move 6 has cost 21.
    (wipeOut, [13, -9, 9, 12, 40, -5, 5, -5, 5], 6),
    (wipeOut, [13, -13, 13, -13, 64, -30, 30, -30, 30], nil),
    // Of a game that was certainly lost, no disk counts.
    (wipeOut, [13, -5, 5, -1, 1, -1, 1, -1, 1], 6),
    // Who fell behind by a little counts more than who fell further behind by much.
    (wipeOut, [13, -2, 2, 2, 20, -4, 4, -4, 4], 6),
    // The move that certainly lost it counts, whatever another one has probably cost.
    (wipeOut, [13, 0, 24, 20, -20, 20, -20, 20, -20], 8),
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
    (wipeOut, [13, 3, 5, 0, 0], 8), (wipeOut, [13, 0, 5, -5], 7),
    // One that was lost, or that was not certain, was not given away.
    (wipeOut, [13, 0, 0, 0, 9, -9], nil),
  ]

  @Test(arguments: tied.indices)
  func `R11.5 in a tie it is the last move that gave a certain win away`(index: Int) throws {
    let over = try Game(board: Board(rows: Self.halves), turn: nil)
    try #require(over.result?.lead == 0)
    try expect(Self.tied[index], certain: 4, in: over)
  }

  private static let halves =
    Array(repeating: "xxxxxxxx", count: 4) + Array(repeating: "oooooooo", count: 4)

  private func expect(_ point: TurningPoint, certain: Int, in end: Game? = nil) throws {
    let (moves, worths, number) = point
    var table = try table(moves)
    table.analyze()
    for (place, best) in worths.enumerated() {
      #expect(judge(best, isExact: place < certain, in: &table))
    }
    let analysis = table.session.analysis
    let found = analysis.turningPoint(of: end ?? table.session.game)
    #expect(found?.before.game.moveNumber == number)
  }
}
