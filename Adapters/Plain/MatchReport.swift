import Domain
package import UseCases

/// Prints the results of a match: a line for each game, and how many each player has won (C4.9).
package struct MatchReport {
  private let output: any TextOutput
  private let plan: MatchPlan
  private let players: BySide<String>
  private var gamesPlayed = 0
  /// How many games each player has won, or nobody.
  private var wins: [Disk?: Int] = [:]
  private var progress = ""

  /// Makes the report of a match between two modes.
  package init(of plan: MatchPlan, between modes: Modes, to output: any TextOutput) {
    players = BySide { GameText().mode(modes[$0]) }
    self.output = output
    self.plan = plan
  }

  /// Prints the result of the next game.
  ///
  /// Each line is a write of its own: a pipe takes a write of up to 512 bytes as a whole, so that a
  /// program that is killed has printed whole lines.
  package mutating func add(_ session: Session) {
    if case .over(let winner) = session.game.status {
      wins[winner.map { plan.exchanged($0, in: gamesPlayed) }, default: 0] += 1
    }
    let names = Disk.sides.map { players[plan.exchanged($0, in: gamesPlayed)] }
    // The position before the moves is the start, and left out.
    let fields = [ResultText.line(session), "", "\(plan.seed(of: gamesPlayed))"] + names
    output.write(fields.joined(separator: "\t") + "\n", to: .output)
    gamesPlayed += 1
  }

  /// Shows how far the match is, in the place of what was shown before.
  package mutating func showProgress() {
    progress = "\(wins.values.reduce(0, +)) of \(plan.count) games: \(tally)"
    output.write("\r\(progress)", to: .diagnostics)
  }

  package func end() {
    removeProgress()
    output.write("\(tally)\(share)\n", to: .output)
  }

  /// Tells why the next game could not be played to its end.
  package func end(because reason: String) {
    removeProgress()
    output.tell("game \(gamesPlayed + 1) (seed \(plan.seed(of: gamesPlayed))): \(reason)")
  }

  private func removeProgress() {
    guard !progress.isEmpty else { return }
    let blank = String(repeating: " ", count: progress.utf8.count)
    output.write("\r\(blank)\r", to: .diagnostics)
  }

  /// How many games each player has won, such as `computer 4 wins 56, computer 3 wins 37, tied 7`.
  private var tally: String {
    let sides = Disk.sides.map { "\(players[$0]) wins \(wins[$0, default: 0]), " }
    return sides.joined() + "tied \(wins[nil, default: 0])"
  }

  /// The share of the points that the first player has, a tie being half a point, with its 95 % interval
  /// by Wilson's score, in which each game is one trial.
  private var share: String {
    let count = Double(wins.values.reduce(0, +))
    guard count > 0 else { return "" }
    let share = (Double(wins[.dark, default: 0]) + Double(wins[nil, default: 0]) / 2) / count
    let square = 1.96 * 1.96
    let middle = (share + square / (2 * count)) / (1 + square / count)
    let variance = share * (1 - share) / count + square / (4 * count * count)
    let half = 1.96 * variance.squareRoot() / (1 + square / count)
    let (low, high) = (percent(middle - half), percent(middle + half))
    return "; \(players[.dark]) has \(percent(share)) % of the points"
      + " (95 % interval: \(low) to \(high))"
  }

  private func percent(_ share: Double) -> String {
    let tenths = Int((abs(share) * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
