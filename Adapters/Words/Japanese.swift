/// All that a player reads at a terminal, in Japanese; commands stay as they are.
extension Phrase {
  /// The phrase in Japanese.
  var japanese: String {
    switch self {
    // The game, in every front
    case .turn: "{1}の番です"
    case .won: "{1}の勝ちです"
    case .tied: "引き分けです"
    case .move: "{1}が {2} に置き、{3} を返しました。"
    case .tookBack: "{1} を取り消しました。"
    case .redone: "{1} をもう一度打ちました。"
    case .hint: "{1}"
    case .hintAbout: "{1}、およそ {2}"
    case .hintTies: "{1} で引き分け"
    case .hintWins: "{1} で{2}石勝ち"
    case .hintLoses: "{1} で{2}石負け"
    case .flips: "{1} は{2}枚"
    case .noFlipsYet: "石を返しています"
    case .noFlips: "{1}は置ける所がありません"
    case .noFlipsAnymore: "対局は終わりました"
    case .noMoves: "まだ一手も打っていません"
    case .newGame: "新しい対局です。"
    case .resetCancelled: "リセットを取り消しました。"
    // Who plays
    case .modeIs: "{1}は{2}です"
    case .manual: "手動"
    case .computer: "コンピュータ"
    case .computerAt: "レベル{1}のコンピュータ"
    case .isThinking: "{1}が考えています"
    case .stoppedThinking: "{1}は考えるのをやめました"
    // The start and the saved game
    case .welcomeNew: "新しい対局です。d3 のように打ちます。wc でコンピュータと対局できます。"
    case .welcomeResumed: "前の対局の続きです。reset で新しい対局を始めます。"
    case .welcomeGiven: "読み込んだ対局です。reset で新しい対局を始めます。"
    case .welcomeFinished: "前の対局は終わっています。again で次の対局を始めます。"
    case .heldByAnother: "ほかの reversi がこの対局を開いています。こちらでは保存しません。"
    case .savedIn: "対局は {1} に保存してあります。"
    case .notSaved: "対局は保存されていません。"
    case .cannotSave: "保存できません ({1})。このまま続けます。"
    case .setAside: "保存した対局を読めませんでした ({1})。{2} として残し、新しい対局を始めます。"
    case .stuck: "保存した対局を読むことも ({1})、別名で残すことも ({2}) できませんでした。新しい対局は保存されません。"
    case .unreadable: "保存した対局を読めません ({1})。新しい対局は保存されません。"
    case .foreign: "{1} は対局の保存ファイルではありません ({2})。変更していません。"
    // Lines that are no command
    case .didYouMean: "'{1}' というコマンドはありません。'{2}' ですか?"
    case .notACommand: "'{1}' というコマンドはありません。help で一覧を表示します。"
    case .numbered: "{1} ({2}手目)"
    case .offBoard: "{1} は盤の外です。列は a-h、行は 1-8 です。"
    case .columnByDigit: "'{1}': 列は文字で書きます。{2}列目、{3}行目は {4} です。"
    case .columnByLetter: "'{1}': 列 (a-h)、行 (1-8) の順に書きます。"
    case .noLevel: "レベル {1} はありません。レベルは 0-6 です。"
    case .scriptsOnly: "{1} はスクリプトでだけ使えます。"
    case .waitNeedsSeconds: "wait には wait 0.5 のように秒数が必要です。"
    case .waitTooLong: "wait は{1}秒までです。"
    case .lineTooLong: "入力が長すぎます ({1}バイトまで)。"
    case .lineNotUTF8: "入力が UTF-8 として正しくありません。"
    case .lineHasControl: "入力に制御文字が入っています。"
    case .inputBrokenOff: "入力を読めません ({1})。"
    // Lines that do not count, in plain lines
    case .illegal: "{1} には{2}は置けません。置ける所: {3}"
    case .taken: "{1} にはもう石があります。置ける所: {2}"
    case .ignoredQuestion: "{1} は無効です。先にリセットの確認に答えてください。"
    case .ignoredPass: "{1} は無効です。先にパスしてください。"
    case .ignoredTurning: "{1} は無効です。石を返しています。"
    case .ignoredOver: "{1} は無効です。対局は終わりました。"
    case .ignoredNotOver: "{1} は無効です。対局は終わっていません。(reset で新しい対局)"
    case .ignoredThinking: "{1} は無効です。{2}が考えています。"
    case .ignoredNothingToAnswer: "{1} は無効です。答える質問がありません。"
    case .ignoredNothingToTakeBack: "{1} は無効です。取り消せる手がありません。"
    case .ignoredNothingToRedo: "{1} は無効です。取り消した手がありません。"
    // Plain lines
    case .counts: "x {1}、o {2}"
    case .passAlert: "パス: {1}は置ける所がありません。[dismiss]"
    case .resetAlert: "確認: 対局をリセットしますか? [cancel/ok]"
    // The block
    case .black: "黒"
    case .white: "白"
    case .liveManual: "手動"
    case .liveComputer: "コンピュータ"
    case .liveComputerAt: "コンピュータ{1}"
    case .shortManual: "手動"
    case .shortComputer: "CPU"
    case .thinking: "考え中"
    case .lastMove: "前の手  {1} {2}"
    case .moveNumber: "次は{1}手目"
    case .prompt: "reversi> "
    case .passPrompt: "[Enter] パス> "
    case .resetPrompt: "ok / [cancel]> "
    case .pass: "パス: {1}は置けません。"
    case .resetQuestion: "対局をリセットしますか?"
    case .liveCounts: "黒{1}、白{2}"
    case .result: "{1}。again で次の対局、quit で終了します。"
    // Above the block and in the notice
    case .passes: "{1}はパスしました。"
    case .ended: "{1}: {2}"
    case .liveModeIs: "{1}は{2}です。"
    case .liveModeIsNow: "{1}は{2}になりました。"
    case .byChance: "でたらめに打ちます。{1}c1-{1}c6 は先を読みます。"
    case .thinkingStopped: "考えるのをやめました。"
    case .liveHint: "ヒント: {1}。"
    case .liveIllegal: "{1} では石を返せません。置ける所: {2}"
    case .liveTaken: "{1} にはもう石があります。置ける所: {2}"
    case .liveIgnoredQuestion: "{1} は無効です。先にリセットの確認に答えてください。"
    case .liveIgnoredPass: "{1} は無効です。先に Enter でパスしてください。"
    case .liveIgnoredTurning: "{1} は無効です。石を返しています。"
    case .liveIgnoredOver: "{1} は無効です。対局は終わりました。(again で次の対局)"
    case .liveIgnoredNotOver: "{1} は無効です。対局は終わっていません。(reset で新しい対局)"
    case .liveIgnoredThinking: "{1} は無効です。{2}が考えています。({3} manual で交代)"
    case .liveIgnoredNothingToAnswer: "{1} は無効です。答える質問がありません。"
    case .liveIgnoredNothingToTakeBack: "{1} は無効です。取り消せる手がありません。"
    case .liveIgnoredNothingToRedo: "{1} は無効です。取り消した手がありません。"
    // Lists of several lines
    case .help:
      """
      d3                              d3 に置く (d3c3 で二手続けて打つ)
      wc4                             白をレベル4のコンピュータにする
      undo                            自分の最後の手を取り消す (redo でやり直す)

      black computer, white computer  bc wc   コンピュータに打たせる
      black manual, white manual      bm wm   自分で打つ (black: だれが打つかを表示)
      reset, again                    new     新しい対局 (確認あり)。終わった後は
                                              同じ相手ともう一局
      ok, cancel, pass                y n     確認に答える、パスする (Enter でも)
      moves, hint                     legal   置ける所、いちばん良い所
      board, history, position        show    盤、これまでの手、局面を一行で
      help, help rules, quit          ? q     この一覧、遊び方、終了
      """
    case .rules:
      """
      黒 ({1}) と白 ({2}) が交互に石を置きます。黒が先手です。置いた石とほかの自分の石で
      縦・横・斜めにまっすぐ挟んだ相手の石は、すべて裏返して自分の色にします。一枚も
      返せない所には置けません。+ は置ける所、( ) は最後に置いた石です。置ける所の
      ない側はパスします。どちらも置けなくなると終わりで、石の多い側の勝ちです。
      """
    }
  }
}
