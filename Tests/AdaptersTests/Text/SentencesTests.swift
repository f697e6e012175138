import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// What a player reads, sentence by sentence, in English and in Japanese (C6.17).
struct SentencesTests {
  /// Expects what is told in each language.
  private func expect(
    _ sentences: [(english: String, japanese: String)],
    told: (Language) throws -> [String], sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    let (english, japanese) = (sentences.map(\.english), sentences.map(\.japanese))
    #expect(try told(.english) == english, sourceLocation: sourceLocation)
    #expect(try told(.japanese) == japanese, sourceLocation: sourceLocation)
  }

  /// Returns the lines that the plain front writes for what is typed.
  private func plain(
    _ lines: Lines.Keystroke..., from saved: SavedGame? = nil, in language: Language
  ) throws -> [String] {
    try PlainTable(saved, language: language).type(lines).split(separator: "\n").map(String.init)
  }

  @Test func `C3.10 C6.17 each reason for a refusal has its sentence`() throws {
    let (a1, legal) = (try square("a1"), Game().legalSquares)
    let reasons: [Outcome.Reason] = [
      .illegal(a1, by: .light, legal: legal), .taken(a1, legal: legal), .resetQuestion, .pass,
      .disksTurning, .gameOver, .gameNotOver, .thinking(.light), .nothingToAnswer,
      .nothingToTakeBack, .nothingToRedo,
    ]
    expect([
      (
        "a1 is not a legal move for o; legal: d3 c4 f5 e6",
        "a1 にはoは置けません。置ける所: d3 c4 f5 e6"
      ),
      ("a1 is taken; legal: d3 c4 f5 e6", "a1 にはもう石があります。置ける所: d3 c4 f5 e6"),
      (
        "a1 ignored: answer the reset question first",
        "a1 は無効です。先にリセットの確認に答えてください。"
      ),
      ("a1 ignored: dismiss the pass first", "a1 は無効です。先にパスしてください。"),
      ("a1 ignored: disks are still turning", "a1 は無効です。石を返しています。"),
      ("a1 ignored: the game is over", "a1 は無効です。対局は終わりました。"),
      (
        "a1 ignored: the game is not over; reset starts a new one",
        "a1 は無効です。対局は終わっていません。(reset で新しい対局)"
      ),
      ("a1 ignored: o is thinking", "a1 は無効です。oが考えています。"),
      ("a1 ignored: nothing to answer", "a1 は無効です。答える質問がありません。"),
      ("a1 ignored: nothing to take back", "a1 は無効です。取り消せる手がありません。"),
      ("a1 ignored: nothing was taken back", "a1 は無効です。取り消した手がありません。"),
    ]) { language in
      reasons.map { GameText(language).refusal(of: "a1", because: $0) }
    }
  }

  @Test func `C3.10 C3.15 C6.17 each line that is no command has its sentence`() throws {
    let list = "列は a-h、行は 1-8 です。"
    try expect([
      (
        "2> reversi: 'wihte manual' is not a command; did you mean 'white manual'?",
        "2> reversi: 'wihte manual' というコマンドはありません。'white manual' ですか?"
      ),
      (
        "2> reversi: 'frob' is not a command; type help for the list",
        "2> reversi: 'frob' というコマンドはありません。help で一覧を表示します。"
      ),
      (
        "2> reversi: i9 is off the board; columns a-h, rows 1-8",
        "2> reversi: i9 は盤の外です。\(list)"
      ),
      (
        "2> reversi: i9 (move 2) is off the board; columns a-h, rows 1-8",
        "2> reversi: i9 (2手目) は盤の外です。\(list)"
      ),
      (
        "2> reversi: '4,3': name the column by its letter; column 4, row 3 is d3",
        "2> reversi: '4,3': 列は文字で書きます。4列目、3行目は d3 です。"
      ),
      (
        "2> reversi: '0,3': name the column by its letter, a-h, then the row, 1-8",
        "2> reversi: '0,3': 列 (a-h)、行 (1-8) の順に書きます。"
      ),
      (
        "2> reversi: there is no level 7; levels are 0 to 6",
        "2> reversi: レベル 7 はありません。レベルは 0-6 です。"
      ),
      (
        "2> reversi: wait works in scripts only",
        "2> reversi: wait はスクリプトでだけ使えます。"
      ),
      (
        "2> reversi: the line is longer than 4096 bytes",
        "2> reversi: 入力が長すぎます (4096バイトまで)。"
      ),
      (
        "2> reversi: the line is not valid UTF-8",
        "2> reversi: 入力が UTF-8 として正しくありません。"
      ),
      (
        "2> reversi: the line has a control character",
        "2> reversi: 入力に制御文字が入っています。"
      ),
      ("2> reversi: the input cannot be read: REASON", "2> reversi: 入力を読めません (REASON)。"),
    ]) { language in
      let told = try plain(
        "wihte manual", "frob", "i9", "d3 i9", "4,3", "0,3", "wc7", "wait 1",
        .line(.refused(.tooLong)), .line(.refused(.notUTF8)), .line(.refused(.control)),
        .line(.refused(.brokenOff("REASON"))), in: language)
      return Array(told.dropFirst(2))
    }
  }

  @Test func `C5.18 C6.17 R7.5 the saved game has its sentences`() {
    expect([
      (
        "Another reversi has this game open. This one will not save.",
        "ほかの reversi がこの対局を開いています。こちらでは保存しません。"
      ),
      ("The game is saved in FILE.", "対局は FILE に保存してあります。"),
      ("The game is not saved.", "対局は保存されていません。"),
      ("Cannot save: REASON. Playing on.", "保存できません (REASON)。このまま続けます。"),
      (
        "The saved game could not be read (it is empty). Kept as NAME; new game.",
        "保存した対局を読めませんでした (空です)。NAME として残し、新しい対局を始めます。"
      ),
      (
        "The saved game could not be read (it is empty) or set aside (PATH: REASON). "
          + "New game; this one will not be saved.",
        "保存した対局を読むことも (空です)、別名で残すことも (PATH: REASON) できませんでした。"
          + "新しい対局は保存されません。"
      ),
      (
        "Cannot read the saved game: PATH: REASON. New game; this one will not be saved.",
        "保存した対局を読めません (PATH: REASON)。新しい対局は保存されません。"
      ),
      (
        "FILE is not a saved game (it is empty). It is left as it is.",
        "FILE は対局の保存ファイルではありません (空です)。変更していません。"
      ),
    ]) { language in
      let text = GameText(language)
      return [
        text.heldByAnother, text.farewell("FILE"), text.farewell(nil),
        text.cannotSave(SaveFailure(path: nil, .system("REASON"))),
        text.cannotLoad(.setAside(.empty, name: "NAME")),
        text.cannotLoad(.stuck(.empty, path: "PATH", .system("REASON"))),
        text.cannotLoad(.unreadable(path: "PATH", .system("REASON"))),
        text.cannotLoad(.foreign(.empty), from: "FILE"),
      ]
    }
  }

  @Test func `C3.12 C6.17 each hint has its sentence`() throws {
    let worths: [Hint.Worth?] = [
      nil, .about(4), .about(-4), .exactly(0), .exactly(12), .exactly(-2),
    ]
    let d3 = try square("d3")
    expect([
      ("d3", "d3"), ("d3, about +4", "d3、およそ +4"), ("d3, about -4", "d3、およそ -4"),
      ("d3 ties", "d3 で引き分け"), ("d3 wins by 12", "d3 で12石勝ち"),
      ("d3 loses by 2", "d3 で2石負け"),
    ]) { language in
      worths.map { worth in
        let output = RecordingOutput()
        PlainPresenter(output: output, boards: .asked, isScript: false, language: language)
          .present(.hintGiven(Hint(square: d3, worth: worth)), in: Session())
        return output.transcript
      }
    }
  }

  @Test func `C2.1 C5.12 C6.17 a game is told in its language`() throws {
    let pass = ("Pass: x cannot place a disk. [dismiss]", "パス: xは置ける所がありません。[dismiss]")
    let question = (
      "Confirmation: do you really want to reset the game? [cancel/ok]",
      "確認: 対局をリセットしますか? [cancel/ok]"
    )
    let (dark, light) = (("x's turn", "xの番です"), ("o's turn", "oの番です"))
    try expect([
      (
        "2> reversi: Resumed your game. Type reset for a new one.",
        "2> reversi: 前の対局の続きです。reset で新しい対局を始めます。"
      ),
      dark, pass,
      ("x cannot place a disk", "xは置ける所がありません"),
      ("no moves yet", "まだ一手も打っていません"),
      light,
      ("o plays c1, flips b1", "oが c1 に置き、b1 を返しました。"),
      ("disks are still turning", "石を返しています"),
      ("x 1, o 4", "x 1、o 4"),
      dark, pass,
      ("--c1", "--c1"),
      ("Took back c1.", "c1 を取り消しました。"),
      light,
      ("Played c1 again.", "c1 をもう一度打ちました。"),
      dark, pass, light,
      ("c8 turns 1", "c8 は1枚"),
      ("o is computer", "oはコンピュータです"),
      ("o is thinking", "oが考えています"),
      ("o is computer 4", "oはコンピュータ4です"),
      ("o is thinking", "oが考えています"),
      ("o is computer 4", "oはコンピュータ4です"),
      ("o is manual", "oは手動です"),
      ("o stopped thinking", "oは考えるのをやめました"),
      question,
      ("Reset cancelled.", "リセットを取り消しました。"),
      ("o plays c8, flips b8", "oが c8 に置き、b8 を返しました。"),
      ("x 0, o 6", "x 0、o 6"),
      ("o won", "oの勝ちです"),
      ("the game is over", "対局は終わりました"),
      question,
      ("New game.", "新しい対局です。"),
      dark,
    ]) { language in
      try plain(
        "moves", "history", "ok", "c1", "moves", .pause(.seconds(1)), "history", "undo", "redo",
        .pause(.seconds(1)), "ok", "moves", "wc", "wc4", "white", "wm", "reset", "no", "c8",
        .pause(.seconds(1)), "moves", "reset", "ok", from: saved("x00", Ending.lightOnly),
        in: language)
    }
  }

  @Test func `C5.12 C6.17 each start has its sentence`() throws {
    func start(_ origin: Event.Origin, _ session: Session, in language: Language) -> String {
      let output = RecordingOutput()
      PlainPresenter(output: output, boards: .asked, isScript: false, language: language)
        .present(.started(origin), in: session)
      return output[.diagnostics]
    }
    let (black, white) = (Session(try saved("x10")), Session(try saved("x01")))
    let over = Session(try saved("-00", Ending.over))
    expect([
      (
        "reversi: New game. Type d3, or wc to play the computer.\n",
        "reversi: 新しい対局です。d3 のように打ちます。wc でコンピュータと対局できます。\n"
      ),
      ("reversi: New game.\n", "reversi: 新しい対局です。\n"),
      ("reversi: New game.\n", "reversi: 新しい対局です。\n"),
      (
        "reversi: Resumed your game. Type reset for a new one.\n",
        "reversi: 前の対局の続きです。reset で新しい対局を始めます。\n"
      ),
      (
        "reversi: This is the game that was loaded. Type reset for a new one.\n",
        "reversi: 読み込んだ対局です。reset で新しい対局を始めます。\n"
      ),
      (
        "reversi: Resumed a finished game. Type 'again' for another.\n",
        "reversi: 前の対局は終わっています。again で次の対局を始めます。\n"
      ),
    ]) { language in
      [
        start(.new, Session(), in: language), start(.new, black, in: language),
        start(.new, white, in: language), start(.resumed, Session(), in: language),
        start(.given, Session(), in: language), start(.resumed, over, in: language),
      ]
    }
  }

  @Test func `C6.8 C6.17 the live front has its sentences`() throws {
    func notices(_ saved: SavedGame?, _ lines: [String], in language: Language) throws -> [String] {
      var style = LiveStyle.wide
      style.language = language
      let rows = try LiveTable(saved, style: style, pace: Pace(disk: .zero)).play { table in
        var rows = [table.screen.lowerRows]
        for line in lines {
          await table.type("\(line)\r")
          rows.append(table.screen.lowerRows)
        }
        return rows
      }
      return try #require(rows).map { $0.joined(separator: " | ") }
    }
    let prompt = " | reversi> █"
    try expect([
      (
        "New game. Type d3, or wc to play the computer.\(prompt)",
        "新しい対局です。d3 のように打ちます。wc でコンピュータと対局できます。\(prompt)"
      ),
      ("White is manual.\(prompt)", "白は手動です。\(prompt)"),
      (
        "White is computer now. It plays by chance; wc1 to wc6 think.\(prompt)",
        "白はコンピュータになりました。でたらめに打ちます。wc1-wc6 は先を読みます。\(prompt)"
      ),
      ("White is computer 4 now.\(prompt)", "白はコンピュータ4になりました。\(prompt)"),
      ("ok ignored: nothing to answer.\(prompt)", "ok は無効です。答える質問がありません。\(prompt)"),
      (
        "There is no level 7; levels are 0 to 6.\(prompt)",
        "レベル 7 はありません。レベルは 0-6 です。\(prompt)"
      ),
      ("Black is computer 1 now.\(prompt)", "黒はコンピュータ1になりました。\(prompt)"),
      (
        "d3 ignored: ● is thinking. (black manual takes over)\(prompt)",
        "d3 は無効です。●が考えています。(black manual で交代)\(prompt)"
      ),
      (
        "Black is manual now. Thinking stopped.\(prompt)",
        "黒は手動になりました。考えるのをやめました。\(prompt)"
      ),
      (
        "Do you really want to reset the game? | Cancel / ok [Cancel]> █",
        "対局をリセットしますか? | ok / [cancel]> █"
      ),
      ("Reset cancelled.\(prompt)", "リセットを取り消しました。\(prompt)"),
    ]) { language in
      let lines = ["white", "wc", "wc4", "ok", "wc7", "bc1", "d3", "bm", "reset", "no"]
      return try notices(nil, lines, in: language)
    }
    let pass = (
      "Pass: ● cannot place a disk. | [Enter] Dismiss> █", "パス: ●は置けません。 | [Enter] パス> █"
    )
    try expect([
      pass, (prompt, prompt), pass, (prompt, prompt),
      (
        "Black 0, White 6. Type 'again' for another game, or quit.\(prompt)",
        "黒0、白6。again で次の対局、quit で終了します。\(prompt)"
      ),
      (
        "d3 ignored: the game is over. ('again' starts another)\(prompt)",
        "d3 は無効です。対局は終わりました。(again で次の対局)\(prompt)"
      ),
    ]) { language in
      try notices(saved("x00", Ending.lightOnly), ["", "c1", "", "c8", "d3"], in: language)
    }
  }
}
