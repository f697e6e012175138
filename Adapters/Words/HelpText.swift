import Domain

/// The commands and the rules of the game, as a player reads them.
extension GameText {
  /// Returns the rows of the list of commands in which a word stands, or all if there is none.
  func help(on word: String?) -> [String] {
    let rows = lines(helpText)
    guard let word else { return rows }
    let found = rows.filter { $0.split { !$0.isLetter }.contains { $0 == word } }
    return found.isEmpty ? rows : found
  }

  /// How the game is played.
  var rules: [String] { lines(rulesText) }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var helpText: String {
    language(
      """
      d3                              place a disk on d3; d3c3 plays both
      wc4                             let the computer play White at level 4
      undo                            take your last move back; redo makes it again
      black computer, white computer  bc wc   hand a side to the computer
      black manual, white manual      bm wm   play it yourself (black: who does?)
      reset, again                    new     a new game; one with the same players
      ok, cancel, pass, auto pass     y n     answer a question or a pass (or Enter)
      moves, hint, values             legal   legal squares; the best; all worths
      analyze, other                          what each move cost; the game you left
      go 30, back, forward    start end       earlier moments; go alone returns
      board, position, history ggf    show    the board; one line; the moves (in GGF)
      help, help rules, quit          ? q     this list; how to play; leave
      """,
      ja: """
        d3                              d3 に置く (d3c3 で二手続けて置く)
        wc4                             白をレベル4のコンピュータに任せる
        undo                            自分の最後の手を取り消す (redo でやり直す)
        black computer, white computer  bc wc   コンピュータに任せる
        black manual, white manual      bm wm   自分で置く (black: だれが置くかを表示)
        reset, again                    new     新しい対局、同じ組み合わせでもう一局
        ok, cancel, pass, auto pass     y n     確認に答える、パスする (Enter でも)
        moves, hint, values             legal   置ける所、最善手、それぞれの評価値
        analyze, other                          各手の損、離れた対局に戻る
        go 30, back, forward    start end       前の盤 (go だけで現在に戻る)
        board, position, history ggf    show    盤、局面を一行で、これまでの手 (GGF で)
        help, help rules, quit          ? q     この一覧、遊び方、終了
        """)
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
      """,
      ja: """
        黒 (\(dark)) と白 (\(light)) が交互に石を置きます。黒が先手です。置いた石とほかの自分の石で
        縦・横・斜めにまっすぐ挟んだ相手の石は、すべて裏返して自分の色にします。一枚も
        返せない所には置けません。+ か点は置ける所、( ) か色は最後に置いた石です。
        置ける所のない側はパスします。どちらも置けなくなると終わりで、石の多い側の
        勝ちです。
        """)
  }
}
