import Adapters
import Infrastructure
import RawTerminal

/// How a run plays to its end, and how it ends.
extension Program {
  /// Plays a front to its end, and meanwhile responds to signals: the clock stops and the screen is
  /// given back while the program is suspended.
  func play(
    clock: GameClock? = nil, screen: LiveTerminal? = nil,
    _ front: @escaping @Sendable () async -> ExitStatus
  ) -> Never {
    signals.run {
      let status = await front()
      screen?.terminal.switchTo(.linesForGood)
      endWhenSaved { isKept in
        if isAtTerminal, Descriptor.input.isGone { Signals.endByHangUp() }
        CurrentProcess.end(isKept ? status : .failed)
      }
    } handler: {
      respond(to: $0, clock: clock, screen: screen)
    }
  }

  /// Ends when no save is under way; the function is told whether what was promised is kept.
  ///
  /// `--save FILE` promises that the file holds the game (C5.5). Nothing else is promised.
  func endWhenSaved(_ end: (_ isKept: Bool) -> Void) {
    let isPromised = if case .file = options.save { true } else { false }
    savePlace.afterSaving { holdsGame in end(holdsGame || !isPromised) }
  }

  /// Ends a run whose output cannot be written.
  @Sendable static func endWithoutOutput(_ error: SystemError) {
    if error.isBrokenPipe {
      Signals.endByBrokenPipe()
      CurrentProcess.end(.brokenPipe)
    }
    complain("cannot write: \(error)")
    CurrentProcess.end(.failed)
  }

  /// Writes a sentence to standard error, whichever front is in use.
  static func complain(_ sentence: String, in language: Language = .english) {
    StandardOutput { _ in }.tell(sentence, in: language)
  }
}
