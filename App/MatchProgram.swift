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
    modes.set(self.modes, level: options.level)
    let plan = MatchPlan(
      count: count, seed: seed, opening: options.opening,
      isAgainstItself: isOfOnePlayer(modes))
    let match = Match(plan, between: modes, engines)
    let output = output()
    play { [modes] in
      var report = MatchReport(of: plan, between: modes, to: output)
      await match.play { result in
        do throws(Match.Failure) {
          report.add(try result.get())
        } catch {
          report.end(with: error.record, because: GameText().gaveUp(error.engine, error.cause))
          CurrentProcess.end(.failed)
        }
      }
      report.end()
      return .done
    }
  }

  /// Whether both players are the same: the command of an engine, or a mode of our computer.
  private func isOfOnePlayer(_ modes: Modes) -> Bool {
    if engines.dark != nil || engines.light != nil {
      return options.players.dark == options.players.light
    }
    return modes[.dark] == modes[.light]
  }
}
