import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// What a player reads, sentence by sentence, in English and in Japanese (C6.17).
struct SentencesTests {
  /// Expects what is told in each language, one sentence a line.
  private func expect(
    _ english: String, _ japanese: String, sourceLocation: SourceLocation = #_sourceLocation,
    told: (Language) throws -> [String]
  ) rethrows {
    try #expect(told(.english).joined(separator: "\n") == english, sourceLocation: sourceLocation)
    try #expect(told(.japanese).joined(separator: "\n") == japanese, sourceLocation: sourceLocation)
  }

  /// Returns the lines that the plain front writes for what is typed.
  private func plain(
    _ lines: Lines.Keystroke..., from saved: SavedGame? = nil, in language: Language
  ) throws -> [String] {
    try PlainTable(saved, language: language).type(lines).split(separator: "\n").map(String.init)
  }

  /// Returns the lines that the plain front writes for an event.
  private func lines(_ event: Event, in session: Session, _ language: Language) -> [String] {
    let output = RecordingOutput()
    PlainPresenter(output: output, boards: .asked, isScript: false, language: language)
      .present(event, in: session)
    return output.transcript.split(separator: "\n").map(String.init)
  }

  @Test func `C3.10 C6.17 each reason for a refusal has its sentence`() throws {
    let (a1, legal) = (try square("a1"), Game().legalSquares)
    let reasons: [Outcome.Reason] = [
      .illegal(a1, by: .light, legal: legal), .taken(a1, legal: legal), .question(.reset),
      .question(.again), .pass, .disksTurning, .gameOver, .thinking(.light), .canPlace,
      .nothingToTakeBack, .noPerson, .nothingToRedo,
    ]
    expect(
      """
      a1 is not a legal move for o; legal: d3 c4 f5 e6
      a1 is taken; legal: d3 c4 f5 e6
      a1 ignored: answer the reset question first
      a1 ignored: answer the question first
      a1 ignored: dismiss the pass first
      a1 ignored: disks are still turning
      a1 ignored: the game is over
      a1 ignored: o is thinking
      a1 ignored: no question or pass is up
      a1 ignored: nothing to take back
      a1 ignored: no side is manual; bm or wm takes one over
      a1 ignored: nothing was taken back
      """,
      """
      a1 には置けません。o 白が置けるマス: d3 c4 f5 e6
      a1 にはもう石があります。置けるマス: d3 c4 f5 e6
      a1 は無効です。先に質問に y か n で答えてください。
      a1 は無効です。先に質問に y か n で答えてください。
      先にパスしてください (Enter)。
      a1 は無効です。石を返しています。
      a1 は無効です。対局は終わっています。
      a1 は無効です。o 白が考えています。
      置けるマスがあるので、パスできません。
      a1 は無効です。取り消せる手がありません。
      a1 は無効です。どちらの側もコンピュータです (bm か wm で交代)
      a1 は無効です。取り消した手がありません。
      """
    ) { language in reasons.map { GameText(language).refusal(of: "a1", because: $0) } }
  }

  @Test func `C3.10 C3.15 C6.17 each line that is no command has its sentence in Japanese`() throws
  {
    let told = try plain(
      "wihte manual", "frob", "i9", "d3 i9", "4,3", "0,3", "wc10", "wait 1",
      .line(.refused(.tooLong)), .line(.refused(.notUTF8)), .line(.refused(.control)),
      .line(.refused(.brokenOff("REASON"))), in: .japanese)
    #expect(
      told.dropFirst(2).joined(separator: "\n") == """
        2> reversi: 'wihte manual' というコマンドはありません。'white manual' ですか?
        2> reversi: 'frob' というコマンドはありません。help で一覧を表示します。
        2> reversi: i9 は盤の外です。列は a-h、行は 1-8 です。
        2> reversi: 入力の2番目 i9 は盤の外です。列は a-h、行は 1-8 です。
        2> reversi: '4,3': 列は文字で書きます。4列目、3行目は d3 です。
        2> reversi: '0,3': 列 (a-h)、行 (1-8) の順に書きます。
        2> reversi: レベル10はありません。レベルは 0〜9 です。
        2> reversi: wait はスクリプトでだけ使えます。
        2> reversi: 入力が長すぎます (4096バイトまで)。
        2> reversi: 入力が UTF-8 として正しくありません。
        2> reversi: 入力に制御文字が入っています。
        2> reversi: 入力を読めません (REASON)。
        """)
  }

  @Test func `C3.12 C6.17 R9.7 each hint has its sentence`() throws {
    let worths: [Advice.Worth?] = [
      nil, .about(4), .about(-4), .exactly(0), .exactly(12), .exactly(-2),
    ]
    let hints =
      try worths.map { Advice(best: ValuedMove(try square("d3"), worth: $0)) }
      + [(Advice.Worth?.some(.about(4)), 1), (.exactly(4), 7), (nil, 7)].map {
        Advice(best: ValuedMove(try square("d3"), worth: $0), depth: $1)
      }
    expect(
      """
      d3
      d3, about +4
      d3, about -4
      d3 ties
      d3 wins by 12
      d3 loses by 2
      d3, about +4, seen 1 move ahead
      d3, about +4, seen 7 moves ahead
      d3
      """,
      """
      d3
      d3、約4石有利
      d3、約4石不利
      d3 で引き分け
      d3 で12石差の勝ち
      d3 で2石差の負け
      d3、約4石有利 (1手先まで)
      d3、約4石有利 (7手先まで)
      d3
      """
    ) { language in
      hints.flatMap { lines(.advice(.given($0, for: .hint)), in: Session(), language).prefix(1) }
    }
  }

  @Test func `C3.18 C3.23 C6.17 R9.9 the worths of all moves have their lines`() throws {
    func move(_ name: String, _ worth: Advice.Worth?) throws -> ValuedMove {
      ValuedMove(try square(name), worth: worth)
    }
    let moves = try [move("c4", .about(0)), move("f5", .about(-6))]
    let line = try Record(steps: Transcript("d3c3c4e3f4c5d6f3b2c2d2").steps).steps.dropFirst()
    let told = try [
      Advice(best: move("d3", nil), others: [move("c4", nil)]),
      Advice(best: move("d3", .about(4)), others: moves, then: Array(line)),
      Advice(
        best: move("d3", .exactly(12)),
        others: [move("c4", .exactly(0)), move("f5", .exactly(-6))],
        then: [.pass] + line.prefix(8)),
    ]
    expect(
      """
      d3  c4
      d3: d3
      d3 +4  c4 0  f5 -6
      d3 +4: d3 c3 c4 e3 f4 c5 d6 f3 b2 c2 ...
      d3 wins by 12  c4 ties  f5 loses by 6
      d3 wins by 12: d3 -- c3 c4 e3 f4 c5 d6 f3 b2
      """,
      """
      d3  c4
      d3: d3
      d3 +4  c4 0  f5 -6
      d3 +4: d3 c3 c4 e3 f4 c5 d6 f3 b2 c2 ...
      d3 +12 確定  c4 0 確定  f5 -6 確定
      d3 +12 確定: d3 -- c3 c4 e3 f4 c5 d6 f3 b2
      """
    ) { language in
      told.flatMap { lines(.advice(.given($0, for: .values)), in: Session(), language) }
    }
  }

  @Test func `C2.1 C6.17 a game is told in Japanese`() throws {
    let told = try plain(
      "moves", "history", "ok", "c1", "moves", .pause(.seconds(1)), "history", "undo", "redo",
      .pause(.seconds(1)), "ok", "moves", "wc", "wc4", "white", "wm", "reset", "no", "c8",
      .pause(.seconds(1)), "moves", "reset", "ok", from: saved("x00", Ending.lightOnly),
      in: .japanese)
    #expect(
      told.joined(separator: "\n") == """
        2> reversi: 前の対局の続きです。reset で新しい対局を始めます。
        x 黒の番です。
        パス: x 黒の置けるマスがありません。[dismiss]
        x 黒の置けるマスがありません。
        まだ一手も打っていません。
        o 白の番です。
        o 白が c1 に置き、b1 を返しました。
        石を返しています。
        x 黒 1、o 白 4
        x 黒の番です。
        パス: x 黒の置けるマスがありません。[dismiss]
        --c1
        c1 を取り消しました。
        o 白の番です。
        c1 をやり直しました。
        x 黒の番です。
        パス: x 黒の置けるマスがありません。[dismiss]
        o 白の番です。
        返せる石の数: c8(1)
        o 白の担当はコンピュータです。
        o 白が考えています。
        o 白の担当はコンピュータ (レベル4) です。
        o 白が考えています。
        o 白の担当はコンピュータ (レベル4) です。
        o 白の担当は人です。
        o 白の思考を中断しました。
        確認: 対局をやめて、新しい対局を始めますか? [いいえ(n)/はい(y)]
        対局を続けます。
        o 白が c8 に置き、b8 を返しました。
        x 黒 0、o 白 6
        o 白の勝ちです。
        対局は終わっています。
        確認: 対局をやめて、新しい対局を始めますか? [いいえ(n)/はい(y)]
        新しい対局です。
        x 黒の番です。
        """)
  }

  @Test func `C5.12 C5.25 C6.17 R7.5 each start has its sentence`() throws {
    let (black, white) = (Session(try saved("x10")), Session(try saved("x01")))
    let starts: [(Event.Origin, Session)] = [
      (.new, Session()), (.new, black), (.new, white),
      (.new, Session(try saved("x11"))), (.resumed, Session()), (.given, Session()),
      (.resumed, Session(try saved("-00", Ending.over))),
      (.given, Session(try saved("-00", Ending.over))), (.given, try unsaved(SavedGame())),
      (.given, try unsaved(saved("-00", Ending.over))),
      (.instead(of: .unreadable(Detail("PATH: REASON"))), Session()),
    ]
    expect(
      """
      2> reversi: Type a square with a +, such as d3. wc lets the computer play White; ? helps.
      2> reversi: You are White. Type a square with a + when it is your turn; ? helps.
      2> reversi: You are Black. Type a square with a +, such as d3; ? helps.
      2> reversi: Computers play both sides; bm or wm takes one over; ? helps.
      2> reversi: Resumed your game. Type 'reset' for a new one.
      2> reversi: This is the game that was loaded. Type 'reset' for a new one.
      2> reversi: This game is over. Type 'again' for another, or 'analyze'.
      2> reversi: This game is over. Type 'again' for another, or 'analyze'.
      2> reversi: This is the game that was loaded; it is not saved. Type 'reset' for a new one.
      2> reversi: This game is over; it is not saved. Type 'again' for another, or 'analyze'.
      2> reversi: Cannot read the saved game: PATH: REASON. New game; this one will not be saved.
      """,
      """
      2> reversi: + のマスを d3 のように入力します。wc で白をコンピュータに任せます。? で説明。
      2> reversi: あなたは白です。+ のマスを、番が来たら入力します。? で説明。
      2> reversi: あなたは黒です。+ のマスを d3 のように入力します。? で説明。
      2> reversi: 両方ともコンピュータです。bm か wm で交代します。? で説明。
      2> reversi: 前の対局の続きです。reset で新しい対局を始めます。
      2> reversi: 指定された対局です。reset で新しい対局を始めます。
      2> reversi: この対局は終わっています。again で次の対局、analyze で分析します。
      2> reversi: この対局は終わっています。again で次の対局、analyze で分析します。
      2> reversi: 指定された対局です (保存しません)。reset で新しい対局を始めます。
      2> reversi: この対局は終わっています (保存しません)。again で次の対局、analyze で分析します。
      2> reversi: 保存した対局を読めません (PATH: REASON)。新しい対局は保存されません。
      """
    ) { language in
      starts.flatMap { lines(.started($0), in: $1, language).prefix(1) }
    }
  }

  /// Returns the session of a game that is given and not saved.
  private func unsaved(_ given: SavedGame) throws -> Session {
    let repository = FakeGameRepository(isLasting: false)
    return try LoadGame.start(
      with: .given(given), Ports(repository: repository, presenter: RecordingPresenter()))
  }

  /// Returns the two lower rows of the live front at the start and after each line that is entered.
  private func lowerRows(
    _ saved: SavedGame? = nil, after lines: [String], in language: Language
  ) throws -> [String] {
    let rows = try LiveTable(
      saved, language: language, pace: Pace(disk: .zero)
    ).play { table in
      var rows = [table.screen.lowerRows]
      for line in lines {
        await table.type("\(line)\r")
        rows.append(table.screen.lowerRows)
      }
      return rows
    }
    return try #require(rows).map { $0.joined(separator: " | ") }
  }

  @Test func `R2.2 C6.8 C6.9 C6.17 each notice of the live front has its sentence`() throws {
    try expect(
      """
      Type a square with a +, such as d3. wc lets the computer play White; ? helps. | reversi> █
      'wihte manual' is not a command; did you mean 'white manual'? | reversi> █
      a1 is not a legal move for ●; legal: d3 c4 f5 e6. | reversi> █
      d9 is off the board; columns a-h, rows 1-8. | reversi> █
      & works in scripts only. | reversi> █
      wait works in scripts only. | reversi> █
      White is manual. | reversi> █
      White is computer now. It plays by chance; wc1 to wc9 think. | reversi> █
      White is computer 4 now. | reversi> █
      ok ignored: no question or pass is up. | reversi> █
      There is no level 10; levels are 0 to 9. | reversi> █
      Black is computer 1 now. | reversi> █
      d3 ignored: ● is thinking. (black manual takes over) | reversi> █
      Black is manual now. Thinking stopped. | reversi> █
      White is manual now. | reversi> █
      Do you really want to reset the game? | [Enter] Cancel / ok> █
      Reset cancelled. | reversi> █
      """,
      """
      + のマスを d3 のように入力します。wc で白をコンピュータに任せます。? で説明。 | reversi> █
      'wihte manual' というコマンドはありません。'white manual' ですか? | reversi> █
      a1 には置けません。●が置けるマス: d3 c4 f5 e6。 | reversi> █
      d9 は盤の外です。列は a-h、行は 1-8 です。 | reversi> █
      & はスクリプトでだけ使えます。 | reversi> █
      wait はスクリプトでだけ使えます。 | reversi> █
      白の担当は人です。 | reversi> █
      白をコンピュータに任せます。ランダムに置きます。wc1〜wc9 は先を読みます。 | reversi> █
      白をコンピュータ (レベル4) に任せます。 | reversi> █
      ok は無効です。いまは答える質問がありません。 | reversi> █
      レベル10はありません。レベルは 0〜9 です。 | reversi> █
      黒をコンピュータ (レベル1) に任せます。 | reversi> █
      d3 は無効です。●が考えています。(black manual で交代) | reversi> █
      黒を人が担当します。コンピュータの思考を中断しました。 | reversi> █
      白を人が担当します。 | reversi> █
      対局をやめて、新しい対局を始めますか? | はい(y) / いいえ[n]> █
      対局を続けます。 | reversi> █
      """
    ) { language in
      let lines = [
        "wihte manual", "a1", "d9", "& ", "wait 1", "white", "wc", "wc4", "ok", "wc10", "bc1", "d3",
        "bm", "wm", "reset", "",
      ]
      return try lowerRows(after: lines, in: language)
    }
  }

  @Test func `R5.1 R6.4 C6.8 C6.17 passes and the result have their sentences in the live front`()
    throws
  {
    try expect(
      """
      Pass: ● cannot place a disk. | [Enter] Dismiss> █
      Do you really want to reset the game? | [Enter] Cancel / ok> █
      Pass: ● cannot place a disk. | [Enter] Dismiss> █
       | reversi> █
      Pass: ● cannot place a disk. | [Enter] Dismiss> █
       | reversi> █
      White won by 6. Type 'again', 'analyze', or 'quit'. | reversi> █
      d3 ignored: the game is over. ('again' starts another) | reversi> █
      """,
      """
      パス: ●の置けるマスがありません。 | [Enter] パス> █
      対局をやめて、新しい対局を始めますか? | はい(y) / いいえ[n]> █
      パス: ●の置けるマスがありません。 | [Enter] パス> █
       | reversi> █
      パス: ●の置けるマスがありません。 | [Enter] パス> █
       | reversi> █
      6石差で白の勝ち。again で次の対局、analyze で分析、quit で終了。 | reversi> █
      d3 は無効です。対局は終わっています。(again で次の対局) | reversi> █
      """
    ) { language in
      try lowerRows(
        saved("x00", Ending.lightOnly), after: ["reset", "", "", "c1", "", "c8", "d3"], in: language
      )
    }
  }
}
