import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// What a player reads of an analysis, in English and in Japanese (C3.20, C6.17).
struct AnalysisSentencesTests {
  /// Returns what the plain front tells at the end of an analysis of moves that have cost so much,
  /// from the last one back; before that, a game that goes on is worth so much to the side on turn.
  private func told(
    _ moves: String, _ losses: [Int], standing: Int = 0, isExact: Bool = true,
    from start: SavedGame = SavedGame(), in language: Language = .english
  ) throws -> [String] {
    var table = SessionTable(try start.played(moves))
    table.analyze()
    func move(_ square: Square, _ lead: Int) -> ValuedMove {
      ValuedMove(square, worth: isExact ? .exactly(lead) : .about(lead))
    }
    if case .advice(let record, .everyMove)? = table.session.wait {
      let worths = record.game.legalSquares.map { move($0, standing) }
      table.answer(Advice(best: worths[0], others: Array(worths.dropFirst())))
    }
    for loss in losses {
      guard case .advice(let record, .best(knowing: let played))? = table.session.wait else {
        return []
      }
      let other = record.game.legalSquares.first { $0 != played.square && loss > 0 }
      let best = move(other ?? played.square, (played.worth?.lead ?? 0) + loss)
      table.answer(Advice(best: best))
    }
    let output = RecordingOutput()
    let presenter = PlainPresenter(
      output: output, boards: .asked, isScript: false, language: language)
    if let event = table.presenter.events.last { presenter.present(event, in: table.session) }
    return output.transcript.split(separator: "\n").map(String.init)
  }

  private let wipeOut = Ending.wipeOut
  private let lost = [0, 0, 1, 20, 0, 1, 4, 0, 1]

  @Test func `C3.20 C3.24 C6.17 R11.2 R11.3 what a lost game is told about, certain or not`() throws
  {
    #expect(
      try told(wipeOut, lost) == [
        " 1  x  e6 loses by 3   best d3 loses by 2   cost 1",
        "Black gave away 6 disks: 3 e3 (4), 1 e6 (1), 7 e7 (1)",
        "White gave away 21 disks: 6 d6 (20), 4 f6 (1)",
        "White lost the game at move 6, d6: it cost 20 disks; e2 would have won by 6",
      ])
    #expect(
      try told(wipeOut, lost, isExact: false, in: .japanese) == [
        " 1  x 黒  e6 -3        最善 d3 -2        損 約1",
        "黒の損は約6石: 3手目 e3 (4石)、1手目 e6 (1石)、7手目 e7 (1石)",
        "白の損は約21石: 6手目 d6 (20石)、4手目 f6 (1石)",
        "白は6手目の d6 がおそらく敗着でした。約20石の損で、e2 なら約6石有利でした。",
      ])
    #expect(
      try told(wipeOut, lost, isExact: false).last
        == "White probably lost the game at move 6, d6: it cost about 20 disks; e2 would have led by about 6"
    )
    #expect(
      try told(wipeOut, lost, in: .japanese)[1...] == [
        "黒の損は6石: 3手目 e3 (4石)、1手目 e6 (1石)、7手目 e7 (1石)", "白の損は21石: 6手目 d6 (20石)、4手目 f6 (1石)",
        "白は6手目の d6 が敗着でした。20石の損で、e2 なら6石差の勝ちでした。",
      ])
  }

  @Test func `C3.24 C6.17 the costliest mistake is told if it is not the turning point`()
    throws
  {
    let losses = [0, 0, 1, 20, 30, 1, 4, 0, 30]
    #expect(
      try told(wipeOut, losses).suffix(2) == [
        "White lost the game at move 6, d6: it cost 20 disks; e2 would have won by 6",
        "The costliest mistake was move 1, e6, by Black: it cost 30 disks",
      ])
    #expect(
      try told(wipeOut, losses, isExact: false, in: .japanese).last
        == "最大の損は1手目の e6 (黒) の約30石です。")
    #expect(
      try told(wipeOut, [0, 0, 3, 0, 0, 0, 0, 0, 0]).suffix(2) == [
        "No single move gave the game away",
        "The costliest mistake was move 7, e7, by Black: it cost 3 disks",
      ])
    #expect(
      try told(wipeOut, [0, 0, 0, 20, 0, 0, 20, 0, 0]).last
        == "White lost the game at move 6, d6: it cost 20 disks; e2 would have won by 7",
      "none has cost more")
  }

  @Test func `C3.24 C6.17 R11.3 a move that would have tied, one disk, and no such move`() throws {
    let even = [0, 13, 1, 0, 0, 0, 0, 0, 0]
    #expect(
      try told(wipeOut, even).suffix(3) == [
        "Black gave away 1 disk: 7 e7 (1)", "White gave away 13 disks: 8 f5 (13)",
        "White lost the game at move 8, f5: it cost 13 disks; f2 would have tied",
      ])
    #expect(
      try told(wipeOut, even, in: .japanese).last
        == "白は8手目の f5 が敗着でした。13石の損で、f2 なら引き分けでした。")
    #expect(try told(wipeOut, even, isExact: false).last?.hasSuffix("kept it even") == true)
    #expect(
      try told(wipeOut, even, isExact: false, in: .japanese).last?.hasSuffix(
        "f2 なら互角でした。") == true)
    let behind = [0, 11, 0, 0, 0, 0, 0, 0, 0]
    #expect(
      try told(wipeOut, behind, isExact: false).last
        == "White fell further behind at move 8, f5: it cost about 11 disks; f2 would have trailed by about 2"
    )
    #expect(
      try told(wipeOut, behind, isExact: false, in: .japanese).last
        == "白は8手目の f5 でさらに差をつけられました。約11石の損で、f2 なら約2石不利で済みました。")
    let none = Array(repeating: 0, count: 9)
    #expect(
      try told(wipeOut, none).suffix(3) == [
        "Black gave away 0 disks", "White gave away 0 disks", "No single move gave the game away",
      ])
    #expect(try told(wipeOut, none, in: .japanese).last == "勝敗を分けた一手はありません。")
  }

  @Test func `C3.24 C6.17 R11.5 before the end the costliest move so far is told`() throws {
    let losses = [3, 5, 0]
    #expect(
      try told("d3 c3 c4", losses, standing: -4).last
        == "White has lost most so far at move 2, c3: it cost 5 disks; e3 would have lost by 2")
    #expect(
      try told("d3 c3 c4", losses, standing: -4, in: .japanese).last
        == "白は2手目の c3 でいちばん損をしています。5石の損で、e3 なら2石差の負けでした。")
    #expect(
      try told("d3 c3 c4", losses, standing: -4, isExact: false).last?.hasSuffix(
        "would have trailed by about 2") == true)
    let none = [0, 0, 0]
    #expect(try told("d3 c3 c4", none).last == "No move has cost anything so far")
    #expect(try told("d3 c3 c4", none, in: .japanese).last == "ここまで損をした手はありません。")
    #expect(
      try told("d3 c3 c4", losses, standing: -4, isExact: false, in: .japanese).last
        == "白は2手目の c3 でいちばん損をしています。約5石の損で、e3 なら約2石不利で済みました。")
  }

  @Test func `C3.24 C6.17 R11.5 in a tie the last win that was given away is told`() throws {
    let ending = try #require(Endgame.tie.game)
    let ties = ending.legalSquares.flatMap { first -> [Record] in
      var record = Record(start: ending)
      record.place(on: first)
      while record.game.turn != nil {
        if let next = record.game.legalSquares.first {
          record.place(on: next)
        } else {
          record.pass()
        }
      }
      return record.game.result?.lead == 0 ? [record] : []
    }
    let tie = try #require(ending.legalSquares.count > 1 ? ties.first : nil)
    let moves = tie.steps.filter { $0 != .pass }.count
    let losses = Array(repeating: 0, count: moves - 1) + [2]
    let start = SavedGame(game: ending)
    #expect(
      try told("\(tie)", losses, from: start).last?.contains(
        "White gave the win away at move \(ending.moveNumber), ") == true)
    #expect(
      try told("\(tie)", losses, from: start, in: .japanese).last?.contains("勝ちを逃しました。") == true)
    let even = Array(repeating: 0, count: moves)
    #expect(try told("\(tie)", even, from: start).last == "No single move gave the game away")
  }

  @Test func `C3.20 C6.8 C6.17 the notices of an analysis are told in both languages`() throws {
    let told = try Language.allCases.map { language in
      try LiveTable(
        SavedGame().played("d3 c3"), computer: TirelessComputer("a1"),
        language: language, pace: Pace(disk: .zero)
      ).play { table in
        await table.type("analyze\r")
        let progress = table.screen.lowerRows[0]
        await table.type("\u{1b}")
        await table.pass(60)
        return [progress, table.screen.lowerRows[0]]
      }
    }
    #expect(
      told == [
        ["Analyzing: move 2 of 2", "Analysis stopped."], ["分析中: 2手中の2手目", "分析を中止しました。"],
      ])
  }

  @Test func `C3.25 C3.36 C6.17 refusals of both commands have their sentences`() {
    func refusals(_ language: Language) -> [String] {
      [Outcome.Reason.noMovesYet, .noMove(of: 1...60)].map {
        GameText(language).refusal(of: "go", because: $0)
      }
    }
    #expect(
      refusals(.english) == ["go ignored: no moves yet", "go ignored: moves are 1 to 60"])
    #expect(
      refusals(.japanese) == ["go は無効です。まだ一手も打っていません。", "go で見られるのは1〜60手目です。"])
  }
}
