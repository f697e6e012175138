public import Adapters
public import Domain
import Rooms
import UseCases

/// The end of a game, in words.
extension GameText {
  /// Returns the lead, to show beside the winner's name.
  package func wonBy(_ result: Game.Result) -> String {
    language("won by \(result.lead)", ja: "\(result.lead)石勝ち")
  }

  /// Returns the winner and the lead, addressed to the only human.
  public func result(_ result: Game.Result, _ view: TableModel) -> String {
    guard let winner = result.winner else {
      return language("Tied, \(view.dark.count) each", ja: "\(view.dark.count)石ずつの引き分け")
    }
    let lead = result.lead
    guard let human = view.soleHumanSide else {
      return language("\(name(winner)) won by \(lead)", ja: "\(lead)石差で\(name(winner))の勝ち")
    }
    return human == winner
      ? language("You won by \(lead)", ja: "\(lead)石差で勝ちました")
      : language("You lost by \(lead)", ja: "\(lead)石差で負けました")
  }

  /// Returns the result and suggestions for the next command.
  ///
  /// Suggests a lesson after a loss, and an easier or harder game after a lopsided one.
  package func ending(_ ended: Game.Result, _ view: TableModel) -> String {
    let record = view.wins.map { language(". ", ja: "。") + wins($0) } ?? ""
    let result = result(ended, view) + record + lesson(view)
    let offersAnalysis = view.offersAnalysis
    let analyze = offersAnalysis ? "「分析」、" : ""
    guard let step = view.offeredStep else {
      let words = offersAnalysis ? "'again', 'analyze', or 'quit'" : "'again' or 'quit'"
      return language(
        "\(result). Type \(words).", ja: "\(result)。「もう一局」、\(analyze)「終了」が使えます。")
    }
    let words = offersAnalysis ? "'analyze', or 'quit'" : "or 'quit'"
    let game = step == .easier ? "an easier" : "a harder"
    let (opponent, command) = step == .easier ? ("弱い", "弱く") : ("強い", "強く")
    return language(
      "\(result). Type '\(step)' for \(game) game, \(words).",
      ja: "\(result)。もっと\(opponent)相手と打つには「\(command)」。\(analyze)「終了」も使えます。")
  }

  func wins(_ wins: Wins) -> String {
    language(
      "Wins at level \(wins.level): \(wins.won) of \(wins.count)",
      ja: "レベル\(wins.level): \(wins.count)局中\(wins.won)勝")
  }

  /// Returns the tips for a human who has lost, or an empty string.
  private func lesson(_ view: TableModel) -> String {
    guard view.hasLost else { return "" }
    let coach = language(" or 'coach' to avoid more", ja: "、「コーチ」で悪手を警告")
    return language(
      ". Type 'learn' to fix your mistakes\(view.advice.isCoached ? "" : coach)",
      ja: "。「復習」で悪手を復習\(view.advice.isCoached ? "" : coach)")
  }
}

extension TableModel {
  /// True if the only human has lost the game.
  package var hasLost: Bool {
    guard let human = soleHumanSide, let winner = game.result?.winner else { return false }
    return winner != human
  }
}
