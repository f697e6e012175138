import Domain

/// The commands and the rules of the game, as a player reads them.
extension GameText {
  /// Returns lines of the list of commands.
  func help(_ part: Look.Help) -> [String] {
    let rows = CommandTable.rows
    switch part {
    case .first: return lines(of: rows.filter(\.help.isFirst))
    case .all: return lines(of: rows, withEngine: true)
    case .rows(with: let word):
      let all = lines(of: rows, withEngine: true)
      let found = all.filter { $0.split { !$0.isLetter }.contains { $0 == word } }
      return found.isEmpty ? all : found
    }
  }

  /// Returns lines that say how to place a disk and what the commands of rows do, with one for all
  /// commands of which the same is said; an engine, whose command is no closed word, may be last.
  private func lines(of rows: [CommandRow], withEngine: Bool = false) -> [String] {
    let placing = CommandHelp("place a disk there; d3c3 plays both", ja: "d3 に置く (d3c3 で二手続けて)")
    var listed = [(help: placing, rows: [CommandRow]())]
    for row in rows {
      if let index = listed.firstIndex(where: { $0.help == row.help }) {
        listed[index].rows.append(row)
      } else {
        listed.append((row.help, [row]))
      }
    }
    let square = hasArrows ? language("d3 (arrows, Enter)", ja: "d3 (矢印, Enter)") : "d3"
    var left = listed.map { $0.rows.isEmpty ? square : words(of: $0.rows) }
    if withEngine {
      left.append("white gtp:gtp-rhino")
      listed.append((CommandHelp("let another engine play White", ja: "別のエンジンに白を任せる"), []))
    }
    let width = (left.map(\.columns).max() ?? 0) + 2
    return zip(left, listed).map { words, line in
      words.padded(to: width) + language(line.help.english, ja: line.help.japanese)
    }
  }

  /// Returns the names of commands, with their short forms in parentheses.
  private func words(of rows: [CommandRow]) -> String {
    let short = rows.flatMap {
      language($0.shortForms, ja: $0.shortForms + ($0.japanese.map { [$0] } ?? []))
    }
    let names = rows.map(\.offered).joined(separator: ", ")
    return short.isEmpty ? names : "\(names) (\(list(short)))"
  }

  /// How the game is played.
  var rules: [String] { lines(rulesText) }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var rulesText: String {
    let dark = disk(.dark).prefix(1)
    let light = disk(.light).prefix(1)
    return language(
      """
      Black (\(dark)) and White (\(light)) place a disk in turn; Black begins. A disk must enclose
      one or more disks of the other side in a straight line, in any direction,
      between itself and another disk of its side: all of them turn over. A + or a dot
      marks the squares that are possible, ( ) or a color the last disk. A side that
      has none passes; if neither side has one, the game ends, and the side with more
      disks has won.
      To play well: a disk in a corner stays to the end, so take the corners.
      Do not give them: leave the squares beside an empty corner alone.
      Few disks early are fine: fewer disks mean more squares to choose from.
      Keep your choices: play where your opponent is left with few of them.
      The end is counted: try in your head which of the last moves leaves you most.
      """,
      ja: """
        黒 (\(dark)) と白 (\(light)) が交互に石を置きます。黒が先手です。置いた石とほかの自分の石で
        縦・横・斜めにまっすぐ挟んだ相手の石は、すべて裏返して自分の色にします。一枚も
        返せない所には置けません。+ か点は置ける所、( ) か色は最後に置いた石です。
        置ける所のない側はパスします。どちらも置けなくなると終わりで、石の多い側の
        勝ちです。
        うまく打つには: 隅の石は最後まで返されません。隅を取りましょう。
        隅を渡さないこと。空いている隅の隣には置かないようにします。
        はじめは石が少なくてかまいません。少ないほど、置ける所が多く残ります。
        選べる手を残すこと。相手の置ける所が少なくなるように打ちます。
        終わりは数えること。最後の数手は、どの順に置けば石が多く残るかを読みます。
        """)
  }
}
