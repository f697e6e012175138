import Adapters
import TestSupport
import Testing

/// Commands in Japanese (C3.38).
struct JapaneseLineTests {
  /// The words of the table, each with a line in English that does the same.
  private static let words = [
    "ヒント": "hint", "待った": "undo", "まった": "undo", "取り消す": "undo", "取り消し": "undo", "やり直す": "redo",
    "やり直し": "redo", "リセット": "reset", "新しい対局": "new", "新規": "new", "ルール": "help rules",
    "遊び方": "help rules", "終了": "quit", "終わる": "quit", "黒": "black", "白": "white", "もう一局": "again",
    "再戦": "again", "評価値": "values", "形勢": "values", "候補": "values", "分析": "analyze",
    "検討": "analyze", "戻る": "back", "進む": "forward", "進める": "forward",
    "対局一覧": "games",
    "はい": "ok", "いいえ": "cancel", "パス": "pass", "盤": "board", "盤面": "board",
    "局面": "board", "棋譜": "history", "履歴": "history", "ヘルプ": "help",
    "弱く": "easier", "強く": "harder", "最善手": "hint", "最善": "hint", "戻す": "undo", "一手戻す": "undo",
    "ひょうかち": "values", "評価": "values", "ぶんせき": "analyze", "けんとう": "analyze",
    "解析": "analyze", "かいせき": "analyze", "キャンセル": "cancel", "ばん": "board", "きふ": "history",
    "助けて": "help", "あそびかた": "help rules", "終わり": "quit", "やめる": "quit", "くろ": "black",
    "しろ": "white", "次の悪手": "next", "前の悪手": "prev", "復習": "learn", "コーチ": "coach",
  ]

  /// Plays lines after moves, the last of which was taken back, and leaves out how a refusal names
  /// the command.
  private func told(_ lines: String) throws -> String {
    let game = try saved("x00").played("d3").played("c3").played("c4")
    return try play("undo\n\(lines) &\nquit", from: game).transcript
      .replacing(/[^ ]+ ignored/, with: "ignored")
  }

  @Test func `C3.38 each word in Japanese does what that of the command does`() throws {
    #expect(Set(Self.words.keys) == Set(CommandTable.japaneseWords))
    #expect(Self.words.count == CommandTable.japaneseWords.count, "a word has one meaning")
    for (word, same) in Self.words {
      #expect(try told(word) == told(same), "\(word)")
    }
  }

  @Test(arguments: [
    ("待った 2", "undo 2"), ("まった２", "undo 2"), ("マッタ", "undo"), ("ひんと", "hint"), ("ﾋﾝﾄ", "hint"),
    ("りせっと", "reset"), ("ﾊﾟｽ", "pass"),
    ("ヘルプすべて", "help all"), ("ヘルプ undo", "help undo"), ("黒コンピュータ3", "black computer 3"),
    ("白 ｺﾝﾋﾟｭｰﾀｰ ４", "white computer 4"), ("白こんぴゅーた", "wc"), ("黒人間", "black manual"),
    ("白 人", "wm"), ("black コンピュータ", "bc"), ("2手目", "go 2"), ("２手目", "go 2"),
    ("リセット &\nはい", "reset &\nyes"), ("リセット &\nイイエ", "reset &\nno"),
    ("黒コンピュータ9", "black computer 9"),
  ])
  func `C3.38 words may stand together, and any letters of Japanese are read`(
    line: String, same: String
  ) throws {
    let (japanese, english) = (try told(line), try told(same))
    #expect(japanese == english)
    #expect(!japanese.contains("is not a command"))
  }

  @Test(arguments: [
    "手目", "二手目", "2手目 3", "黒コンピュータx", "黒コンピュータ九", "コンピュータ", "打つ d3", "評価値オンオン", "ヘルプ全", "レベル3",
    "ヒン", "やめない",
  ])
  func `C3.38 nothing else in Japanese is a command of a script`(line: String) throws {
    #expect(try told(line).contains("' is not a command"))
  }

  @Test(arguments: [
    // A refusal names what was typed, without a number.
    ("待った 3", "待った は無効です。取り消せる手がありません。"), ("30手目", "30手目 は無効です。まだ一手も打っていません。"),
    ("パス", "置けるマスがあるので、パスできません。"), ("はい", "はい は無効です。いまは答える質問がありません。"),
    ("保存", "'保存' というコマンドはありません。対局は一手ごとに保存されます。"),
    ("セーブ", "'セーブ' というコマンドはありません。対局は一手ごとに保存されます。"),
    ("レベル3", "'レベル3' というコマンドはありません。'white computer 3' ですか?"),
    ("投了", "'投了' というコマンドはありません。'reset' ですか?"),
    ("ヒン", "'ヒン' というコマンドはありません。「ヘルプ」で一覧を表示します。"),
  ])
  func `C3.26 C3.38 what is refused is named in Japanese`(line: String, told: String) throws {
    let lines = try PlainTable(language: .japanese).type([.line(.text(line))])
    #expect(lines.hasSuffix("\n2> reversi: \(told)"))
  }

  @Test(arguments: ["レベル", "強さ", "弱い", "強い", "簡単", "難しい"])
  func `C3.38 who asks for another level is told how it is set`(word: String) throws {
    let told = try PlainTable(language: .japanese).type([.line(.text(word))])
    let levels = "白は wc1 (弱い) から wc9 (強い)、黒は bc1 (弱い) から bc9 (強い) で強さを選びます。"
    #expect(told.hasSuffix("\n2> reversi: '\(word)' というコマンドはありません。\(levels)"))
  }
}
