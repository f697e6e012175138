public import Domain
import UseCases

/// How a game has ended, in words.
extension GameText {
  /// Returns who has won (R4.1).
  public func won(_ result: Game.Result) -> String {
    guard let winner = result.winner else { return language("Tied", ja: "引き分けです") }
    return language("\(disk(winner)) won", ja: "\(disk(winner))の勝ちです")
  }

  /// Returns what stands beside the winner.
  package func wonBy(_ result: Game.Result) -> String {
    language("won by \(result.lead)", ja: "\(result.lead)石勝ち")
  }

  /// Returns who has won by how many disks, in words to the player if only one person plays.
  public func result(_ result: Game.Result, _ view: ViewModel) -> String {
    guard let winner = result.winner else {
      return language("Tied, \(view.dark.count) each", ja: "\(view.dark.count)石ずつの引き分け")
    }
    let lead = result.lead
    guard let person = view.onlyPerson else {
      return language("\(name(winner)) won by \(lead)", ja: "\(lead)石差で\(name(winner))の勝ち")
    }
    return person == winner
      ? language("You won by \(lead)", ja: "\(lead)石差で勝ちました")
      : language("You lost by \(lead)", ja: "\(lead)石差で負けました")
  }
}
