import Adapters
import Domain
import Infrastructure
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
          let reason = GameText().gaveUp(error.engine, error.cause)
          report.end(because: "\(reason) Game: \(error.record)")
          tellRestarts(to: output)
          CurrentProcess.end(.failed)
        }
      }
      report.end()
      tellRestarts(to: output)
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

  private func tellRestarts(to output: StandardOutput) {
    for engine in Disk.sides.compactMap({ engines[$0] }) where engine.restarts > 0 {
      output.tell(GameText().startedAgain(engine.name, times: engine.restarts))
    }
  }
}
