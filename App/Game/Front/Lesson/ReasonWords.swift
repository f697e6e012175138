package import Domain
import UseCases

/// The reasons against a move (R16).
extension Language {
  /// Returns the reason against a move, such as `b2 gives White the corner a1`.
  ///
  /// `nil` if there is no reason.
  package func reason(against mistake: JudgedMove, you: Disk?) -> String? {
    let side = mistake.side
    let played = mistake.played.square
    let best = mistake.advice.best.square
    let who = who(side, you: you)
    switch mistake.reason {
    case .winsAtOnce: return self("\(best) wins at once", ja: "\(best) ならすぐに勝ちです")
    case .certain(let lead, best: let bestLead):
      return self(
        "\(played) \(ending(lead)); \(best) \(ending(bestLead))",
        ja: "\(played) は\(ending(lead))、\(best) は\(ending(bestLead))です")
    case .cornerLost(let corner, let wasLegal):
      let other = name(side.flipped)
      return self(
        "\(played) \(wasLegal ? "leaves" : "gives") \(other) the corner \(corner)",
        ja: "\(played) では\(other)に隅の \(corner) を取られます")
    case .cornerTaken(best): return self("\(best) takes the corner", ja: "\(best) なら隅を取れます")
    case .cornerTaken(let corner):
      return self("\(best) wins \(who) the corner \(corner)", ja: "\(best) なら隅の \(corner) を取れます")
    case .stableDisks(let owner, let count, best: let bestCount, let moves):
      let whose = self.who(owner, you: you)
      return self(
        "\(played) leaves \(whose) \(count) stable disks after \(moves) moves; \(best) leaves \(bestCount)",
        ja: "\(moves)手後の\(whose)の確定石は \(played) なら\(count)個、\(best) なら\(bestCount)個です")
    case .choices(let count, best: let bestCount):
      return self(
        "\(played) leaves \(who) \(moves(count)); \(best) leaves \(bestCount)",
        ja: "次に\(who)が置けるマスの数は、\(played) なら\(count)、\(best) なら\(bestCount)です")
    case .besideCorner(let corner):
      return self(
        "\(played) is beside the empty corner \(corner); \(best) is not",
        ja: "\(played) は空いている隅 \(corner) の隣ですが、\(best) は違います")
    case nil: return nil
    }
  }

  /// Returns the kind of a reason, which does not give the best square away.
  package func kind(of reason: MistakeReason?) -> String {
    switch reason {
    case .winsAtOnce: self("A move here wins the game at once.", ja: "すぐに勝てる手があります。")
    case .certain: self("Count the game to its end.", ja: "最後まで読み切れる局面です。")
    case .cornerLost: self("It gives up a corner.", ja: "隅を取られる手です。")
    case .cornerTaken: self("A corner can be won.", ja: "隅を取れる手があります。")
    case .besideCorner: self("It is beside an empty corner.", ja: "空いている隅の隣の手です。")
    case .stableDisks:
      self("Look for disks that can never flip.", ja: "確定石 (もう返されない石) に注目してください。")
    case .choices:
      self("Compare the numbers of legal moves.", ja: "お互いの置けるマスの数に注目してください。")
    case nil: self("There is no simple reason.", ja: "わかりやすい理由はありません。")
    }
  }

  private func moves(_ count: Int) -> String {
    count == 1 ? "1 legal move" : "\(count == 0 ? "no" : "\(count)") legal moves"
  }

  private func ending(_ lead: Int) -> String {
    if lead == 0 { return self("ties", ja: "引き分け") }
    return lead > 0
      ? self("wins by \(lead)", ja: "\(lead)石差の勝ち")
      : self("loses by \(-lead)", ja: "\(-lead)石差の負け")
  }
}
