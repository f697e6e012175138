import Adapters
import RoomAdapters
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

  @Test func `C3.38 each Japanese word does what its command does`() {
    #expect(Set(Self.words.keys) == Set(CommandTable.japaneseWords))
    #expect(Self.words.count == CommandTable.japaneseWords.count, "a word has one meaning")
    for (word, same) in Self.words {
      #expect(meaning(of: word, from: .lines) == meaning(of: same, from: .lines), "\(word)")
    }
  }

  @Test(arguments: [
    ("待った 2", "undo 2"), ("まった２", "undo 2"), ("マッタ", "undo"), ("ひんと", "hint"), ("ﾋﾝﾄ", "hint"),
    ("ヘルプすべて", "help all"), ("ヘルプ undo", "help undo"), ("黒コンピュータ3", "black computer 3"),
    ("白 ｺﾝﾋﾟｭｰﾀｰ ４", "white computer 4"), ("白こんぴゅーた", "wc"), ("黒人間", "black manual"),
    ("白 人", "wm"), ("black コンピュータ", "bc"), ("2手目", "go 2"), ("２手目", "go 2"),
  ])
  func `C3.38 Japanese words may be joined, and written in any of the Japanese scripts`(
    line: String, same: String
  ) throws {
    let meant = try #require(meaning(of: line)).get()
    #expect(meaning(of: same) == .success(meant))
  }

  @Test(arguments: [
    "手目", "二手目", "2手目 3", "黒コンピュータx", "黒コンピュータ九", "コンピュータ", "打つ d3", "評価値オンオン", "ヘルプ全", "レベル3",
    "ヒン", "やめない",
  ])
  func `C3.38 a script refuses any other Japanese word`(line: String) {
    #expect(refusal(of: line)?.contains("' is not a command") == true)
  }

  @Test(arguments: [
    ("待った 3", "待った"), ("30手目", "30手目"), ("はい", "はい"), ("ヒント", "ヒント"),
  ])
  func `C3.10 C3.38 a refusal repeats a Japanese word without its number`(
    line: String, name: String
  ) throws {
    switch try #require(TableReader(.lines).read(line)).get() {
    case .input(_, let word), .intent(_, let word): #expect(word == name)
    case let other: Issue.record("\(other)")
    }
  }

  @Test(arguments: [
    ("保存", "対局は一手ごとに保存されます。"), ("セーブ", "対局は一手ごとに保存されます。"),
    ("レベル3", "'white computer 3' ですか?"),
    ("ヒン", "「ヘルプ」で一覧を表示します。"),
  ])
  func `C3.38 an unknown Japanese command is answered in Japanese`(line: String, told: String) {
    #expect(
      refusal(of: line, in: .japanese) == "'\(line)' というコマンドはありません。\(told)")
  }
}
