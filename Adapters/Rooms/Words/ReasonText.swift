import Adapters
package import Domain
package import Rooms
import UseCases

/// The reasons against a move, in sentences (R16).
extension GameText {
  /// Returns the reason against a move, such as `b2 gives White the corner a1`.
  ///
  /// Addresses the only human. Returns `nil` if there is no reason.
  package func reason(against mistake: JudgedMove, human: Disk?) -> String? {
    let (side, played) = (mistake.side, mistake.played.square)
    let best = mistake.advice.best.square
    switch mistake.reason {
    case .winsAtOnce:
      let won = mistake.before.game.move(at: best).flatMap { winsAtOnce($0, Game(after: $0)) }
      return won.map { language($0, ja: "\($0)です。") }
    case .certain(let lead, best: let bestLead):
      let (first, second) = (ending(played, lead), ending(best, bestLead))
      return language("\(first); \(second)", ja: "\(first)、\(second)です。")
    case .cornerLost(let corner, let wasLegal):
      let other = name(side.flipped)
      return language(
        "\(played) \(wasLegal ? "leaves" : "gives") \(other) the corner \(corner)",
        ja: "\(played) では\(other)に隅の \(corner) を取られます。")
    case .cornerTaken(best): return language("\(best) takes the corner", ja: "\(best) なら隅を取れます。")
    case .cornerTaken(let corner):
      return language(
        "\(best) wins \(name(side, human)) the corner \(corner)",
        ja: "\(best) なら隅の \(corner) を取れます。")
    case .stableDisks(let owner, let count, best: let bestCount, let moves):
      let isOwn = owner == side
      let (first, second) = isOwn ? (best, played) : (played, best)
      let (more, fewer) = isOwn ? (bestCount, count) : (count, bestCount)
      return language(
        "\(first) leaves \(name(owner, human)) \(more) stable disks after \(moves) moves; \(second) leaves \(fewer)",
        ja: "\(moves)手後、\(name(owner, human))の確定石は \(first) なら\(more)個、\(second) なら\(fewer)個です。")
    case .choices(let count, best: let bestCount):
      let squares = count == 1 ? "1 legal move" : "\(count == 0 ? "no" : "\(count)") legal moves"
      return language(
        "\(played) leaves \(name(side, human)) \(squares); \(best) leaves \(bestCount)",
        ja: "次に\(name(side, human))が置けるマスの数は、\(played) なら\(count)、\(best) なら\(bestCount)です。")
    case .besideCorner(let corner):
      return language(
        "\(beside(corner, played)); \(best) is not",
        ja: "\(beside(corner, played))が、\(best) は違います。")
    case nil: return nil
    }
  }

  /// Returns the sentence about a move that wins at once, or `nil` for any other.
  func winsAtOnce(_ move: Move, _ game: Game) -> String? {
    guard let result = game.result, result.winner == move.side else { return nil }
    let (square, other) = (move.square, name(move.side.flipped))
    guard game.board.squares(of: move.side.flipped).isEmpty else {
      return language(
        "\(square) ends the game and wins by \(result.lead)",
        ja: "\(square) で終局、\(result.lead)石差の勝ち")
    }
    return language(
      "\(square) flips \(other)'s last disks and wins at once", ja: "\(square) で\(other)の石がなくなり、勝ち")
  }

  /// Returns the coach's reason against a move, without naming a better square.
  package func warning(against mistake: JudgedMove) -> String? {
    switch mistake.reason {
    case .winsAtOnce: language("Another square wins at once", ja: "ほかにすぐ勝てるマスがあります。")
    case .certain(let lead, best: let bestLead):
      language(
        "\(ending(mistake.played.square, lead)); another square \(ending(bestLead))",
        ja: "\(ending(mistake.played.square, lead))ですが、\(ending(bestLead))になるマスがあります。")
    case .besideCorner(let corner): language.line(beside(corner, mistake.played.square))
    case .cornerLost, .cornerTaken, .stableDisks, .choices, nil: nil
    }
  }

  /// Returns a clue to a better move.
  package func kind(of reason: MistakeReason?) -> String {
    switch reason {
    case .winsAtOnce: language("The game can be won at once.", ja: "すぐに勝てる手があります。")
    case .certain: language("Work out the endgame from here, move by move.", ja: "最後まで読み切れる局面です。")
    case .cornerLost, .cornerTaken, .besideCorner:
      language("Look at the corners.", ja: "隅に注目してください。")
    case .stableDisks:
      language(
        "Look for stable disks: ones that can never be flipped.",
        ja: "確定石 (もう返されない石) に注目してください。")
    case .choices:
      language("Compare how many legal moves each side gets.", ja: "お互いの置けるマスの数に注目してください。")
    case nil:
      language(
        "No simple reason. Type 'hint' again to see the best square.",
        ja: "わかりやすい理由はありません。もう一度「ヒント」で最善のマスを表示します。")
    }
  }

  /// Returns the most frequent kind of mistake in a lesson, or `nil`.
  ///
  /// For example: `In 3 of 5, the better move left you more legal moves.`
  func taught(by lesson: Lesson, human: Disk?) -> String? {
    let asked = lesson.mistakes.prefix(lesson.place + 1)
    let kinds = asked.compactMap { kind(of: $0, human: human) }
    let counts = kinds.map { kind in (kind, kinds.count { $0 == kind }) }
    // Prefers the kind that occurred first.
    guard let (kind, count) = counts.max(by: { $0.1 < $1.1 }), count > 1 else { return nil }
    return language(
      "In \(count) of \(asked.count), \(kind).", ja: "\(asked.count)問中\(count)問は、\(kind)。")
  }

  private func kind(of mistake: JudgedMove, human: Disk?) -> String? {
    switch mistake.reason {
    case .winsAtOnce: language("the better move won at once", ja: "すぐに勝てる局面でした")
    case .certain: language("the endgame could be worked out", ja: "最後まで読み切れる局面でした")
    case .cornerLost, .cornerTaken: language("a corner was at stake", ja: "隅を取れるかどうかの違いでした")
    case .stableDisks:
      language("stable disks made the difference", ja: "確定石の違いでした")
    case .choices:
      language(
        "the better move left \(name(mistake.side, human)) more legal moves", ja: "置けるマスの数の違いでした")
    case .besideCorner: language("the move was next to an empty corner", ja: "空いている隅の隣に打っていました")
    case nil: nil
    }
  }

  private func beside(_ corner: Square, _ square: Square) -> String {
    language(
      "\(square) is next to the empty corner \(corner)", ja: "\(square) は空いている隅 \(corner) の隣です")
  }

  /// Returns the certain result of a move, given the lead of its side.
  private func ending(_ square: Square, _ lead: Int) -> String {
    language("\(square) \(ending(lead))", ja: "\(square) は\(ending(lead))")
  }

  private func ending(_ lead: Int) -> String {
    guard lead != 0 else { return language("ties", ja: "引き分け") }
    return lead > 0
      ? language("wins by \(lead)", ja: "\(lead)石差の勝ち")
      : language("loses by \(-lead)", ja: "\(-lead)石差の負け")
  }

  /// Returns the name of a side, or a pronoun for the only human.
  private func name(_ side: Disk, _ human: Disk?) -> String {
    side == human ? language("you", ja: "あなた") : name(side)
  }
}
