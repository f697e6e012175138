import Adapters
import Domain
import Rooms
import UseCases

/// The rows of the command list, in the order in which the help shows them.
extension CommandTable {
  static let rows = firstRows + sideRows + otherRows

  private static let takingBack = CommandHelp(
    "undo or redo your last move", ja: "自分の最後の手を取り消す、やり直す", isFirst: true)

  private static let newHelp = CommandHelp(
    "start a new game (reset: no computer)", ja: "新しい対局 (reset: 二人で対局)", isFirst: true)

  private static let firstRows = [
    CommandRow(
      "hint", ja: "ヒント", "最善手", "最善", means: ["best", "tip"],
      help: CommandHelp("show the best move", ja: "最善手を表示する", isFirst: true),
      does: .input(.ask(.hint))),
    CommandRow(
      "undo", ja: "待った", "まった", "取り消す", "取り消し", "戻す", "一手戻す",
      means: ["u", "takeback", "take back"], help: takingBack,
      takes: .count { .input(.undo($0)) },
      does: .input(.undo(1))),
    CommandRow(
      "redo", ja: "やり直す", "やり直し", help: takingBack, takes: .count { .input(.redo($0)) },
      does: .input(.redo(1))),
    CommandRow(
      "new", ja: "新しい対局", "新規", means: ["new game"], isDrastic: true, help: newHelp,
      does: .intent(.new)),
    CommandRow(
      "reset", ja: "リセット", means: ["restart"], isDrastic: true,
      help: newHelp, does: .input(.askReset)),
    CommandRow(
      "help rules", "rules", ja: "ルール", "遊び方", "あそびかた",
      help: CommandHelp("show the rules and some tips", ja: "遊び方と勝つためのこつ", isFirst: true),
      does: .show(.rules)),
    CommandRow(
      "quit", "q", "exit", ja: "終了", "終わる", "終わり", "やめる", isDrastic: true,
      help: CommandHelp("leave the program", ja: "終了する", isFirst: true), does: .quit),
    CommandRow(
      "help all", help: CommandHelp("show all commands", ja: "すべてのコマンド", isFirst: true),
      does: .show(.help(.all))),
  ]

  private static let sideRows =
    rows(of: .dark, "black", means: ["black"])
    + rows(
      of: .light, "white", means: ["white", "level"], guesses: ["computer": "white computer"])

  private static func rows(
    of side: Disk, _ name: String, means meanings: [String], guesses: [String: String] = [:]
  ) -> [CommandRow] {
    let initial = name.prefix(1)
    return [
      CommandRow(
        "\(name) computer", "\(initial)c", means: meanings, guesses: guesses,
        help: CommandHelp(
          "let the computer play (wc4: level 4)", ja: "コンピュータに任せる (wc4: レベル4)"),
        takes: .level { .input(.setMode(side, .computerAt($0))) },
        does: .input(.setMode(side, .computer))),
      CommandRow(
        "\(name) manual", "\(initial)m", help: CommandHelp("play a side yourself", ja: "自分で打つ"),
        does: .input(.setMode(side, .manual))),
      CommandRow(
        name, ja: side == .dark ? "黒" : "白", side == .dark ? "くろ" : "しろ",
        help: CommandHelp("show who plays a side", ja: "黒・白の対局者を表示する"),
        does: .show(.mode(side))),
    ]
  }

  private static let valuesHelp = CommandHelp(
    "show each move's value (on: always)", ja: "それぞれのマスの評価値 (on でいつも)")
  private static let reviewHelp = CommandHelp(
    "review moves (go 30: move 30; go: end)", ja: "前の局面を見て試す (go 30)、go で戻る")
  private static let answerHelp = CommandHelp(
    "answer a question (Enter: cancel)", ja: "質問に答える (Enter はいいえ)")
  private static let boardHelp = CommandHelp(
    "print the board (position: on one line)", ja: "盤を表示する、局面を一行で表示する")
  private static let recordHelp = CommandHelp(
    "print the moves (games: past games)", ja: "これまでの手、過去の対局")

  private static let mistakeHelp = CommandHelp(
    "go to the next or previous mistake", ja: "次の悪手へ、前の悪手へ")

  private static let coachHelp = CommandHelp(
    "ask before you play a costly move", ja: "損の大きい手を打つ前に確認する")

  private static let stepHelp = CommandHelp(
    "lower or raise the computer's level", ja: "コンピュータを弱くする、強くする")

  private static let otherRows = [
    CommandRow("easier", ja: "弱く", help: stepHelp, does: .intent(.step(.easier))),
    CommandRow("harder", ja: "強く", help: stepHelp, does: .intent(.step(.harder))),
    CommandRow(
      "again", ja: "もう一局", "再戦", isDrastic: true,
      help: CommandHelp("play again with the same players", ja: "同じ組み合わせでもう一局"),
      does: .input(.again)),
    CommandRow(
      "values", ja: "評価値", "ひょうかち", "評価", "形勢", "候補", help: valuesHelp,
      does: .input(.ask(.values))),
    CommandRow("values on", help: valuesHelp, does: .input(.showValues(true))),
    CommandRow("values off", help: valuesHelp, does: .input(.showValues(false))),
    CommandRow(
      "analyze", ja: "分析", "ぶんせき", "検討", "けんとう", "解析", "かいせき", means: ["analyse"],
      help: CommandHelp(
        "find mistakes (?! costs 3, ? 6, ?? 12)", ja: "悪手を調べる (損 ?! 3, ? 6, ?? 12)"),
      does: .input(.analyze)),
    CommandRow(
      "go", help: reviewHelp, takes: .move { .input(.go(.before(move: $0))) },
      does: .input(.go(.present))),
    CommandRow("back", ja: "戻る", help: reviewHelp, does: .input(.go(.back))),
    CommandRow(
      "forward", ja: "進む", "進める", help: reviewHelp, does: .input(.go(.forward))),
    CommandRow(
      "next", ja: "次の悪手", help: mistakeHelp, does: .input(.go(.nextMistake))),
    CommandRow(
      "prev", "previous", ja: "前の悪手", help: mistakeHelp, does: .input(.go(.previousMistake))),
    CommandRow(
      "learn", "mistakes", "practice", ja: "復習",
      help: CommandHelp("practice finding better moves", ja: "悪手の代わりの手を考える"),
      takes: .side { .input(.learn($0)) }, does: .input(.learn(nil))),
    CommandRow("coach", ja: "コーチ", help: coachHelp, does: .input(.coach(true))),
    CommandRow("coach on", help: coachHelp, does: .input(.coach(true))),
    CommandRow("coach off", help: coachHelp, does: .input(.coach(false))),
    CommandRow("ok", "y", "yes", ja: "はい", help: answerHelp, does: .intent(.agree)),
    CommandRow(
      "cancel", "n", "no", ja: "いいえ", "キャンセル", help: answerHelp,
      does: .input(.answer(.cancel))),
    CommandRow(
      "dismiss", "pass", ja: "パス", offered: "pass",
      help: CommandHelp("pass when you have no legal move", ja: "パスする"),
      does: .input(.make(.pass))),
    CommandRow("board", "show", ja: "盤", "ばん", "盤面", "局面", help: boardHelp, does: .show(.board)),
    CommandRow("history", ja: "棋譜", "きふ", "履歴", help: recordHelp, does: .show(.history)),
    CommandRow("games", ja: "対局一覧", help: recordHelp, does: .games),
    CommandRow("position", help: boardHelp, does: .show(.position)),
    CommandRow(
      "help", "?", ja: "ヘルプ", "助けて", guesses: ["h": "help"],
      help: CommandHelp(
        "show basic help (help undo: about undo)", ja: "基本コマンド (help undo: undo の説明)"),
      takes: .topic { .show(.help($0 == "all" ? .all : .rows(with: $0))) },
      does: .show(.help(.first))),
  ]
}
