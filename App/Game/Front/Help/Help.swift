import Domain
import TerminalInput
import UseCases

extension Command {
  static let help: [Command] = [
    Command(
      "help", "commands", "?",
      help: Help("?, help", in: .program) { $0("show this help", ja: "この説明を表示する") },
      action: { $0.openHelp() }),
    Command(
      "rules", help: Help("rules", in: .program) { $0("read the rules", ja: "ルールを読む") },
      isHinted: { $0.moment == .yourTurn && $0.session.record.steps.isEmpty },
      action: { $0.openRules() }),
  ]
}

extension KeyRow {
  static let help: [KeyRow] = [
    KeyRow(
      .text("?"), in: Moment.all(but: [.page, .tooSmall]), hint: { $0.hintOfHelp },
      action: { $0.openHelp() })
  ]
}

extension Model {
  /// The hint of help, or `nil` where the player has to answer.
  fileprivate var hintOfHelp: String? {
    switch moment {
    case .yourTurn, .computerThinks, .flips, .end: language("? help", ja: "? ヘルプ")
    default: nil
    }
  }

  fileprivate mutating func openHelp() -> [Effect] {
    page = Page(title: language.helpTitle, lines: language.help, in: window)
    return []
  }

  fileprivate mutating func openRules() -> [Effect] {
    page = Page(title: language.rulesTitle, lines: language.rules, in: window)
    return []
  }
}

extension Language {
  fileprivate var helpTitle: String { self("Help", ja: "ヘルプ") }

  fileprivate var rulesTitle: String { self("Rules", ja: "ルール") }

  /// The rows of the help, each block with its title beside its first row.
  fileprivate var help: [String] {
    let blocks = Command.Block.allCases
    let titleColumns = (blocks.map { DisplayWidth.of(title(of: $0)) }.max() ?? 0) + 2
    let labelColumns = (CommandTable.help.map(\.label.count).max() ?? 0) + 2
    return blocks.flatMap { block in
      let rows = CommandTable.help.filter { $0.block == block }
      return rows.enumerated().map { number, row in
        let title = Row(number == 0 ? self.title(of: block) : "").padded(to: titleColumns)
        let label = Row(row.label).padded(to: labelColumns)
        return (title + label).text + row.text(self)
      }
    }
  }

  private func title(of block: Command.Block) -> String {
    switch block {
    case .play: self("Play", ja: "対局")
    case .advice: self("Advice", ja: "助言")
    case .lookBack: self("Look back", ja: "振り返り")
    case .games: self("Games", ja: "棋譜")
    case .program: self("Program", ja: "プログラム")
    }
  }

  fileprivate var rules: [String] {
    let text = self(
      """
      Black moves first. A move places a disk on an empty square so that a straight line of the \
      other side's disks lies between it and another disk of the same side. These disks flip.
      A side that cannot move passes. If neither side can move, the game is over, and the side \
      with more disks wins.
      Dots mark the legal squares. The last disk has a dot in it, or ( ) around it. A judged move \
      that cost 3 disks or more has ?!, from 6 on ?, and from 12 on ??.

      To play well:
      A disk in a corner never flips. Take the corners, and keep off the squares beside an empty one.
      Few disks are good at first: they leave you more moves. Leave your opponent few.
      Near the end, count.
      """,
      ja: """
        先手は黒です。相手の石を自分の石で一直線に挟むように空いているマスに置き、挟んだ石を返します。
        置けるマスがなければパスです。どちらも置けなくなれば終局で、石の多い方が勝ちです。
        点のあるマスに置けます。最後に置いた石には点か ( ) が付きます。分析した手には、3石以上の損に ?!、6石から ?、12石から ?? が付きます。

        上達のために:
        隅の石は返されません。隅を取り、空いている隅の隣は避けましょう。
        序盤は石が少ないほうが打つ手が増えます。相手の打つ手を減らしましょう。
        終盤は数えましょう。
        """)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
