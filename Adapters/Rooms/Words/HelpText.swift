import Adapters
import Domain

/// The command list and the rules of the game.
extension GameText {
  /// Returns the command list, laid out for a width in columns.
  package func help(_ part: InfoRequest.Help, columns: Int, hasArrows: Bool) -> [String] {
    let rows = CommandTable.rows
    switch part {
    case .first:
      return entries(of: rows.filter(\.help.isFirst), columns: columns, hasArrows: hasArrows)
        .flatMap(\.self)
    case .all: return entries(of: rows, columns: columns, hasArrows: hasArrows).flatMap(\.self)
    case .rows(with: let word):
      let all = entries(of: rows, columns: columns, hasArrows: hasArrows)
      let found = all.filter { lines in
        lines.contains { $0.split { !$0.isLetter }.contains { $0 == word } }
      }
      return (found.isEmpty ? all : found).flatMap(\.self)
    }
  }

  /// Returns the entry for placing a disk, then an entry for each help text.
  private func entries(
    of rows: [CommandRow], columns: Int, hasArrows: Bool
  ) -> [[String]] {
    let placing = CommandHelp("place a disk there (d3c3: play both)", ja: "d3 に置く (d3c3 で二手続けて)")
    var listed = [(help: placing, rows: [CommandRow]())]
    for row in rows {
      if let index = listed.firstIndex(where: { $0.help == row.help }) {
        listed[index].rows.append(row)
      } else {
        listed.append((row.help, [row]))
      }
    }
    let square = hasArrows ? language("d3 (arrows, Enter)", ja: "d3 (矢印, Enter)") : "d3"
    let left = listed.map { $0.rows.isEmpty ? square : words(of: $0.rows) }
    let width = (left.map(\.columns).max() ?? 0) + 2
    let texts = listed.map { language($0.help.english, ja: $0.help.japanese) }
    let aligned = zip(left, texts).map { $0.padded(to: width) + $1 }
    // Wrapped text would continue at the left edge, like a command.
    let isBelow = aligned.contains { $0.columns > columns }
    return isBelow ? zip(left, texts).map { [$0, "  \($1)"] } : aligned.map { [$0] }
  }

  /// Returns the names of commands, with synonyms in parentheses.
  ///
  /// In Japanese, adds each command's first Japanese word if it fits in 40 columns.
  private func words(of rows: [CommandRow]) -> String {
    let names = rows.map(\.offered).joined(separator: ", ")
    let words = { (short: [String]) in short.isEmpty ? names : "\(names) (\(list(short)))" }
    let japanese = language([], ja: rows.flatMap { $0.japanese.prefix(1) })
    return words(
      japanese.reduce(rows.flatMap(\.shortForms)) { short, word in
        words(short + [word]).columns <= 40 ? short + [word] : short
      })
  }

  /// The paragraphs of the rules, which a front end breaks into lines.
  var rules: [String] { rulesText.split(separator: "\n").map(String.init) }

  private var rulesText: String {
    let dark = disk(.dark).prefix(1)
    let light = disk(.light).prefix(1)
    return language(
      """
      Black (\(dark)) and White (\(light)) take turns placing a disk; Black begins. A disk must \
      enclose one or more of the other side's disks in a straight line, in any direction, \
      between itself and another disk of its own side; the enclosed disks are flipped. Legal \
      squares have a + or a dot; the last disk has ( ) around it or a dot in it. A side without \
      a legal move passes; if neither side has one, the game ends, and the side with more \
      disks wins. Only disks count; some programs also give the winner the empty squares.
      To play well: a disk in a corner can never be flipped, so take the corners.
      Do not give them away: stay off the squares next to an empty corner.
      Having few disks early on is fine: it leaves you more moves.
      Keep your options open, and leave your opponent few.
      In the endgame, count: work out which moves leave you the most disks.
      """,
      ja: """
        黒 (\(dark)) と白 (\(light)) が交互に石を置きます。先手は黒です。置いた石と別の自分の石で\
        縦・横・斜めにまっすぐ挟んだ相手の石は、すべて裏返って自分の色になります。1個も\
        返せないマスには置けません。+ または点の印は置けるマス、かっこまたは石の中の点は最後に\
        置かれた石です。置けるマスがない側はパスします。どちらも置けなくなると終わりで、\
        石の多い側の勝ちです。石だけを数え、空きマスは勝者に加えません。
        勝つためのこつ: 隅の石は最後まで返されません。隅を取りましょう。
        隅を相手に渡さないようにしましょう。空いた隅の隣には置かないようにします。
        序盤は石が少なくてかまいません。少ないほど、置けるマスが多く残ります。
        選べる手を残しましょう。相手の置けるマスが少なくなるように置きます。
        終盤は数えましょう。最後の数手は、どの順に置けば石が多く残るかを読みます。
        """)
  }
}
