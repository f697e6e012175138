import Domain
import UseCases

/// All that a player reads at a terminal, in Japanese; commands stay as they are.
struct Japanese: Words {
  // The game
  func turn(of side: String) -> String { "\(side)の番です" }
  func won(_ side: String) -> String { "\(side)の勝ちです" }
  var tied: String { "引き分けです" }
  func move(of side: String, on square: Square, flipping squares: String) -> String {
    "\(side)が \(square) に置き、\(squares) を返しました。"
  }
  func passes(_ side: String) -> String { "\(side)はパスしました。" }
  func tookBack(_ steps: String) -> String { "\(steps) を取り消しました。" }
  func playedAgain(_ steps: String) -> String { "\(steps) をもう一度打ちました。" }
  var newGame: String { "新しい対局です。" }
  var resetCancelled: String { "リセットを取り消しました。" }
  func counts(dark: Int, light: Int) -> String { "x \(dark)、o \(light)" }

  // Who plays
  var manual: String { "手動" }
  var computer: String { "コンピュータ" }
  func computer(at level: Level) -> String { "コンピュータ\(level)" }
  func isPlayed(_ side: String, by mode: String) -> String { "\(side)は\(mode)です" }
  func isThinking(_ side: String) -> String { "\(side)が考えています" }
  func stoppedThinking(_ side: String) -> String { "\(side)は考えるのをやめました" }

  // Answers
  func hint(_ square: Square, about lead: String) -> String { "\(square)、およそ \(lead)" }
  func hintTies(_ square: Square) -> String { "\(square) で引き分け" }
  func hintWins(_ square: Square, by lead: Int) -> String { "\(square) で\(lead)石勝ち" }
  func hintLoses(_ square: Square, by lead: Int) -> String { "\(square) で\(lead)石負け" }
  func turns(_ square: Square, count: Int) -> String { "\(square) は\(count)枚" }
  func cannotPlace(_ side: String) -> String { "\(side)は置ける所がありません" }
  var noMoves: String { "まだ一手も打っていません" }
  var help: String {
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
  }
  func rules(dark: String, light: String) -> String {
    """
    黒 (\(dark)) と白 (\(light)) が交互に石を置きます。黒が先手です。置いた石とほかの自分の石で
    縦・横・斜めにまっすぐ挟んだ相手の石は、すべて裏返して自分の色にします。一枚も
    返せない所には置けません。+ は置ける所、( ) は最後に置いた石です。置ける所の
    ない側はパスします。どちらも置けなくなると終わりで、石の多い側の勝ちです。
    """
  }

  // Alerts
  func passAlert(of side: String) -> String {
    "パス: \(side)は置ける所がありません。[dismiss]"
  }
  var resetAlert: String { "確認: 対局をリセットしますか? [cancel/ok]" }
  func pass(of side: String) -> String { "パス: \(side)は置けません。" }
  var resetQuestion: String { "対局をリセットしますか?" }

  // The start and the end
  var welcomeNew: String { "新しい対局です。d3 のように打ちます。wc でコンピュータと対局できます。" }
  var welcomeResumed: String { "前の対局の続きです。reset で新しい対局を始めます。" }
  var welcomeGiven: String { "読み込んだ対局です。reset で新しい対局を始めます。" }
  var welcomeFinished: String { "前の対局は終わっています。again で次の対局を始めます。" }
  func savedIn(_ path: String) -> String { "対局は \(path) に保存してあります。" }
  var notSaved: String { "対局は保存されていません。" }

  // Trouble with the saved game
  var heldByAnother: String { "ほかの reversi がこの対局を開いています。こちらでは保存しません。" }
  func cannotSave(because reason: String) -> String {
    "保存できません (\(reason))。このまま続けます。"
  }
  func setAside(_ problem: String, as name: String) -> String {
    "保存した対局を読めませんでした (\(problem))。\(name) として残し、新しい対局を始めます。"
  }
  func stuck(_ problem: String, because reason: String) -> String {
    "保存した対局を読むことも (\(problem))、別名で残すことも (\(reason)) できませんでした。"
      + "新しい対局は保存されません。"
  }
  func unreadable(_ reason: String) -> String {
    "保存した対局を読めません (\(reason))。新しい対局は保存されません。"
  }
  func foreign(_ file: String, _ problem: String) -> String {
    "\(file) は対局の保存ファイルではありません (\(problem))。変更していません。"
  }

  // Lines that are no command
  func didYouMean(_ near: String, for words: String) -> String {
    "'\(words)' というコマンドはありません。'\(near)' ですか?"
  }
  func notACommand(_ words: String) -> String {
    "'\(words)' というコマンドはありません。help で一覧を表示します。"
  }
  func offBoard(_ subject: String) -> String {
    "\(subject) は盤の外です。列は a-h、行は 1-8 です。"
  }
  func columnByDigit(_ words: String, for square: Square) -> String {
    "'\(words)': 列は文字で書きます。\(square.x + 1)列目、\(square.y + 1)行目は \(square) です。"
  }
  func columnByDigit(_ words: String) -> String {
    "'\(words)': 列 (a-h)、行 (1-8) の順に書きます。"
  }
  func noLevel(_ number: String) -> String {
    "レベル \(number) はありません。レベルは 0-6 です。"
  }
  func scriptsOnly(_ word: String) -> String { "\(word) はスクリプトでだけ使えます。" }
  var waitNeedsSeconds: String { "wait には wait 0.5 のように秒数が必要です。" }
  func waitTooLong(limit: Int64) -> String { "wait は\(limit)秒までです。" }
  func lineTooLong(limit: Int) -> String { "入力が長すぎます (\(limit)バイトまで)。" }
  var lineNotUTF8: String { "入力が UTF-8 として正しくありません。" }
  var lineHasControl: String { "入力に制御文字が入っています。" }
  func inputBrokenOff(_ reason: String) -> String { "入力を読めません (\(reason))。" }

  // Lines that do not count now
  func numbered(_ subject: String, _ number: Int) -> String { "\(subject) (\(number)手目)" }
  func illegal(_ subject: String, for side: String, legal: SquareSet) -> String {
    "\(subject) には\(side)は置けません。置ける所: \(legal)"
  }
  func taken(_ subject: String, legal: SquareSet) -> String {
    "\(subject) にはもう石があります。置ける所: \(legal)"
  }
  func ignored(_ subject: String, because reason: String) -> String {
    "\(subject) は無効です。" + sentence(reason)
  }
  var resetQuestionFirst: String { "先にリセットの確認に答えてください" }
  var passFirst: String { "先にパスしてください" }
  var disksTurning: String { "石を返しています" }
  var gameOver: String { "対局は終わりました" }
  var gameNotOver: String { "対局は終わっていません。(reset で新しい対局)" }
  var nothingToAnswer: String { "答える質問がありません" }
  var nothingToTakeBack: String { "取り消せる手がありません" }
  var nothingToRedo: String { "取り消した手がありません" }

  // The block of the live front
  var black: String { "黒" }
  var white: String { "白" }
  var shortManual: String { "手動" }
  var shortComputer: String { "CPU" }
  var thinking: String { "考え中" }
  func lastMove(of side: String, on square: Square) -> String { "前の手  \(side) \(square)" }
  func nextMove(_ number: Int) -> String { "次は\(number)手目" }
  var passPrompt: String { "[Enter] パス> " }
  var resetPrompt: String { "ok / [cancel]> " }

  // Its notices
  func sentence(_ text: String) -> String {
    ["。", "?", ")"].contains { text.hasSuffix($0) } ? text : text + "。"
  }
  func namedCounts(dark: Int, light: Int) -> String { "黒\(dark)、白\(light)" }
  func result(_ counts: String) -> String { "\(counts)。again で次の対局、quit で終了します。" }
  func isPlayedNow(_ side: String, by mode: String) -> String { "\(side)は\(mode)になりました。" }
  func playsByChance(command: String) -> String {
    "でたらめに打ちます。\(command)1-\(command)6 は先を読みます。"
  }
  var thinkingStopped: String { "考えるのをやめました。" }
  func hintIs(_ hint: String) -> String { "ヒント: \(hint)。" }
  func takesOver(command: String) -> String { "(\(command) で交代)" }
  var againStartsAnother: String { "(again で次の対局)" }
}
