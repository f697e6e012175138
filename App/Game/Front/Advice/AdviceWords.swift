import Domain
import UseCases

/// The sentences about advice.
extension Language {
  /// Returns the hint, with what is plain to see about its square (R16.9).
  func hint(_ advice: Advice, on record: Record) -> String {
    let square = advice.best.square
    let value = advice.best.value.map { " (\(self.value($0)))" } ?? ""
    let line = advice.line.dropFirst().prefix(4).map(\.description).joined(separator: " ")
    let best = self("Best: \(square)\(value)", ja: "最善手: \(square)\(value)")
    let then = line.isEmpty ? self(".", ja: "。") : self(", then \(line).", ja: "、続いて \(line)。")
    return best + then + (remark(on: square, in: record).map { self(" ", ja: "") + $0 } ?? "")
  }

  /// Returns a value, such as `about +4`, or `+4 at the end` if exact.
  func value(_ value: Advice.Value) -> String {
    switch value {
    case .estimate(let lead): self("about \(lead.signed)", ja: "約 \(lead.signed)")
    case .exact(let lead): self("\(lead.signed) at the end", ja: "最終 \(lead.signed)")
    }
  }

  private func remark(on square: Square, in record: Record) -> String? {
    var after = record
    guard let move = after.place(on: square) else { return nil }
    if let result = after.game.result, result.winner == move.side {
      return self("It wins at once.", ja: "すぐに勝ちです。")
    }
    return square.isCorner ? self("It takes a corner.", ja: "隅を取ります。") : nil
  }

  var searches: String { self("searches", ja: "読んでいます") }

  func depth(_ depth: Int) -> String { self("depth \(depth)", ja: "深さ \(depth)") }

  var exact: String { self("exact", ja: "読み切り") }

  var valuesOn: String { self("Values are on.", ja: "評価値を表示します。") }

  var valuesOff: String { self("Values are off.", ja: "評価値を隠しました。") }

  var noMoveToChoose: String {
    self("It is not your turn to choose a move.", ja: "あなたの番ではありません。")
  }

  var noRoomForValues: String {
    self(
      "There is no room for values. Make the window at least 36 columns wide.",
      ja: "評価値を表示する場所がありません。ウィンドウを36桁以上にしてください。")
  }

  var noAdvice: String {
    self("The computer found no advice. Try again.", ja: "助言を得られませんでした。もう一度試してください。")
  }
}

extension Square {
  var isCorner: Bool { (x == 0 || x == 7) && (y == 0 || y == 7) }
}
