import Adapters
import LiveFront
import TerminalInput
import TestSupport
import Testing
import UseCases

/// Sentences that come up seldom, in Japanese; other tests have them in English (C6.17).
struct JapaneseSentencesTests {
  /// Returns what the plain front tells after its first words, and after each line that is typed.
  private func plain(
    _ lines: Lines.Keystroke..., from saved: SavedGame? = nil, pace: Pace = Pace(disk: .zero)
  ) throws -> String {
    let all = try PlainTable(saved, pace: pace, language: .japanese).type(lines)
    return all.split(separator: "\n").dropFirst(2).joined(separator: "\n")
  }

  @Test func `C3.10 C6.17 R5.4 words that are no command here, and a choice, are answered`() throws
  {
    #expect(
      try plain(
        "auto pass", "reset", "maybe", "no", "save", "load x", "c1",
        from: saved("x00", Ending.tie)) == """
          コンピュータのパスを自動で進めます。
          確認: 対局をやめて、新しい対局を始めますか? [いいえ(n)/はい(y)]
          2> reversi: y か n で答えてください。
          対局を続けます。
          2> reversi: 'save' というコマンドはありません。対局は一手ごとに保存されます。
          2> reversi: 'load x' というコマンドはありません。reversi --load FILE で始めてください。
          x 黒が c1 に置き、b1 を返しました。
          x 黒 3、o 白 3
          引き分けです。
          """)
  }

  @Test func `C3.22 C3.35 C6.17 an earlier board, and moves that are dropped, are told`() throws {
    #expect(
      try plain("d3", "c3", "e6", "undo", pace: Pace(disk: .seconds(1))) == """
        x 黒が d3 に置き、d4 を返しました。
        d3 を取り消しました。
        x 黒の番です。
        先に入力した c3 e6 は取り消しました。
        """)
    let back = try plain("go 1", from: SavedGame().played("d3"))
    #expect(back.hasPrefix("1手目の直前の局面: x 黒の番です。次の手は d3 でした。\n    a b c d e f g h\n"))
  }

  @Test func `C3.33 C6.17 a word that is no move is named with its number`() throws {
    #expect(
      try plain("d3 c3 zz") == "2> reversi: 入力の3番目 zz は手として読めません。")
  }

  @Test func `C5.22 C6.17 a file of several games is told`() {
    #expect(GameText(.japanese).games(12, in: "FILE") == "FILE には12局あります。これは1局目です。")
  }

  @Test(
    arguments: [
      ("-00", [1: "xxx-----", 8: "-----ooo"], "3石ずつの引き分け"), ("-00", Ending.over, "3石差で黒の勝ち"),
      ("-01", Ending.over, "3石差で勝ちました"), ("-10", Ending.over, "3石差で負けました"),
    ] as [(String, [Int: String], String)])
  func `C6.8 C6.17 each result of a game is told to the player`(
    header: String, rows: [Int: String], result: String
  ) throws {
    let view = LiveView(Session(try saved(header, rows)))
    let notice = view.rows(in: .wide, language: .japanese).rows.dropLast().last
    #expect(notice == "\(result)。again で次の対局、analyze で分析、quit で終了。")
  }

  @Test func `C6.8 C6.9 C6.17 a pass, a hint, another game and the end are told in the live front`()
    throws
  {
    let table = try LiveTable(
      saved("x00", Ending.lightOnly), computer: ScriptedComputer("c8"), language: .japanese,
      pace: Pace(disk: .zero))
    let seen = table.play { table in
      var notices: [String] = []
      for line in ["", "hint", "wc", "reset", "no", "wm", "c1", "", "c8"] {
        await table.type("\(line)\r")
        notices.append(table.screen.lowerRows[0])
      }
      return notices + table.screen.text.split(separator: "\n").prefix(5).map(String.init)
    }
    #expect(
      seen?.joined(separator: "\n") == """

        ヒント: c8。
        白をコンピュータに任せます。ランダムに置きます。wc1〜wc9 は先を読みます。
        対局をやめて、新しい対局を始めますか? (y: 二人で対局、again: 同じ組み合わせ)
        対局を続けます。
        白を人が担当します。コンピュータの思考を中断しました。
        パス: ●の置けるマスがありません。

        6石差で白の勝ち。again で次の対局、analyze で分析、quit で終了。
        ●はパスしました。
        ○が c1 に置き、b1 を返しました。
        ●はパスしました。
        ○が c8 に置き、b8 を返しました。
        ○の勝ちです: 黒0、白6
        """)
  }

  @Test func `C6.17 C6.27 a page says how to go on`() throws {
    let style = LiveStyle.wide.with(\.columns, 50).with(\.rows, 15)
    let page = try LiveTable(style: style, language: .japanese).show { await $0.type("help\r") }
    #expect(page?.contains("1/2  何かキーを押すと続きます。") == true)
  }
}
