import Adapters
import Domain
import Infrastructure
import MatchReports
import Matches
import UseCases

extension Program {
  /// Plays games of two computers, and prints their results (C4.9).
  func playMatch(of count: Int) -> Never {
    var modes = Modes()
    modes.set(options.players, level: options.level)
    let plan = MatchPlan(
      count: count, seed: seed, opening: options.opening,
      isAgainstItself: modes[.dark] == modes[.light])
    let match = Match(plan, between: modes)
    let output = output()
    play { [modes] in
      var report = MatchReport(of: plan, between: modes, to: output)
      await match.play { report.add($0) }
      report.end()
      return .done
    }
  }
}
