import Adapters
import Domain
import Infrastructure
import UseCases

extension Program {
  /// Plays games of two computers, and prints their results (C4.9).
  func playMatch(of count: Int) -> Never {
    var modes = Modes()
    modes.set(options.modes, level: options.level)
    let (match, output) = (Match(modes: modes, seed: seed), output())
    // On a terminal, the lines themselves show how far the match is.
    let showsProgress = Descriptor.diagnostics.isTerminal && !Descriptor.output.isTerminal
    play {
      var report = MatchReport(of: count, to: output)
      let clock = ContinuousClock()
      var next = clock.now
      if showsProgress { report.showProgress() }
      await match.play(count) { session in
        report.add(session)
        guard showsProgress, clock.now >= next else { return }
        report.showProgress()
        next = clock.now + .milliseconds(100)
      }
      report.end()
      return .done
    }
  }
}
