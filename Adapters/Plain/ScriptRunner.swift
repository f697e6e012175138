import UseCases

/// Plays a game by the lines of a script, each read when the game has settled (C4).
package struct ScriptRunner: Sendable {
  /// How a script has ended.
  package enum End: Hashable, Sendable {
    /// At its last line, or at `quit`.
    case done
    /// At its first refused line, because it is strict; because a computer has given up; or at its
    /// end, because it cannot be read any further.
    case failed
  }

  private let console: Console
  private let presenter: PlainPresenter
  private let lines: any LineSource
  /// Whether the first refused line ends the script.
  private let isStrict: Bool
  private let reader = ScriptReader()

  /// Makes the runner of a script that plays a game.
  package init(
    lines: any LineSource, loop: GameLoop, presenter: PlainPresenter, isStrict: Bool = false
  ) {
    console = Console(loop: loop, front: presenter, isScript: true)
    self.presenter = presenter
    self.lines = lines
    self.isStrict = isStrict
  }

  /// Plays the script to its end, and then goes on until a person has to move.
  package func run() async -> End {
    await console.loop.start()
    var settles = true
    var isBrokenOff = false
    while true {
      if settles { await console.loop.waitUntilSettled() }
      if hasFailed { return .failed }
      guard let input = await lines.next() else { break }
      if input.isBrokenOff { isBrokenOff = true }
      switch reader.read(input) {
      case .said(let said, settles: let settlesBehind):
        settles = settlesBehind
        switch await console.run(said) {
        case .quit: return .done
        case .refused where isStrict: return .failed
        case .done, .nothing, .refused: break
        }
      case .wait(let duration):
        settles = false
        // What is due exactly at the end of the wait still belongs to it.
        await console.loop.timeline.sleepLast(for: duration)
      // What the line before has said of waiting still holds.
      case nil: break
      }
    }
    // Nobody answers a question or looks back any more, and what that holds goes on (C4.2).
    await console.loop.send(.answer(.cancel))
    await console.loop.send(.go(.present))
    await console.loop.playOn()
    return isBrokenOff || hasFailed ? .failed : .done
  }

  /// Whether a computer has given up or, if the script is strict, a planned move was refused.
  private var hasFailed: Bool {
    console.loop.hasGivenUp || isStrict && console.loop.hasRefusedPlanned
  }
}
