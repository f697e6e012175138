import Domain

/// The sentences of the coach.
extension Language {
  func coachWeighs(_ square: Square) -> String {
    self("Coach weighs \(square)", ja: "コーチが \(square) を検討中")
  }

  func coachQuestion(_ mistake: JudgedMove) -> Question.Words {
    let square = mistake.played.square
    return Question.Words(
      title: self("Coach: \(square)?", ja: "コーチ: \(square)?"),
      text: coachText(mistake),
      brief: "\(square) -\(mistake.loss)? y/Enter",
      yes: self("y play \(square)", ja: "y \(square) に打つ"),
      no: self("Enter think again", ja: "Enter 考え直す"),
      answers: self(
        "y plays \(square), Enter thinks again.", ja: "y で \(square) に打ち、Enter で考え直します。"))
  }

  /// Returns the question before a costly move, which names no better square (R16.8).
  private func coachText(_ mistake: JudgedMove) -> String {
    let square = mistake.played.square
    let loss = "\(mistake.loss)"
    let cost = mistake.isExact ? loss : self("about \(loss)", ja: "約\(loss)")
    let reason = warning(against: mistake)
    return self(
      "\(square) costs \(cost) disks\(reason.map { ": \($0)" } ?? ""). Play it?",
      ja: "\(square) は\(cost)石の損です。\(reason.map { "\($0)。" } ?? "")打ちますか？")
  }

  private func warning(against mistake: JudgedMove) -> String? {
    switch mistake.reason {
    case .winsAtOnce:
      self("another square wins at once", ja: "ほかにすぐ勝てるマスがあります")
    case .certain(let lead, let best):
      self(
        "it ends \(lead.signed), another square \(best.signed)",
        ja: "最終 \(lead.signed) ですが、\(best.signed) になるマスがあります")
    case .besideCorner(let corner):
      self("it is beside the empty corner \(corner)", ja: "空いている隅 \(corner) の隣です")
    case .cornerLost, .cornerTaken, .stableDisks, .choices, nil: nil
    }
  }

  var coachIsOn: String {
    self("The coach asks before you play a costly move.", ja: "悪手の前にコーチが確認します。")
  }

  var coachIsOff: String { self("The coach is off.", ja: "コーチを終了しました。") }
}
