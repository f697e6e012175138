package import Adapters
import Domain
package import UseCases

/// Prints the results of a match: a line for each game, and how many each player has won (C4.13,
/// C4.14).
package struct MatchReport {
  private let output: any TextOutput
  private let plan: MatchPlan
  private var tally: MatchTally

  /// Makes the report of a match between two modes.
  package init(of plan: MatchPlan, between modes: Modes, to output: any TextOutput) {
    self.output = output
    self.plan = plan
    tally = MatchTally(of: BySide { GameText().mode(modes[$0]) })
  }

  /// Prints the result of the next game.
  ///
  /// Each line is a write of its own: a pipe takes a write of up to 512 bytes as a whole, so that a
  /// program that is killed has printed whole lines.
  package mutating func add(_ session: Session) {
    printLine(of: session.record)
    // By their sides in this game.
    let game = tally.count
    var wins = plan.seated(tally.wins, in: game)
    if let winner = session.game.result?.winner {
      wins[winner] += 1
    } else {
      tally.ties += 1
    }
    tally.wins = plan.seated(wins, in: game)
  }

  /// Prints how many games each player has won.
  package func end() {
    output.write("\(tally)\(tally.share)\n", to: .output)
  }

  private func printLine(of record: Record) {
    let game = tally.count
    let names = plan.seated(tally.players, in: game)
    let result = ResultText.fields(of: record)
    let fields = result + ["\(plan.seed(of: game))", names.dark, names.light]
    output.write(fields.joined(separator: "\t") + "\n", to: .output)
  }
}
