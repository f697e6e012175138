import UseCases

/// Plays a game by the lines of a script, each read when the game has settled (C4).
package struct ScriptRunner: Sendable {
  /// How a script has ended.
  package enum End: Hashable, Sendable {
    /// At its last line, or at `quit`.
    case done
    /// Something was told of a line, or a computer fails again and again.
    case failed
  }

  private let console: Console
  private let presenter: PlainPresenter
  private let lines: any LineSource
  private let reader = ScriptReader()

  /// Makes the runner of a script that plays a game.
  package init(lines: any LineSource, loop: GameLoop, presenter: PlainPresenter) {
    console = Console(loop: loop, front: presenter, isScript: true)
    self.presenter = presenter
    self.lines = lines
  }

  /// Plays the script to its end, and then goes on until a person has to move.
  package func run() async -> End {
    let end = await playAll()
    return presenter.hasToldOfLine ? .failed : end
  }

  private func playAll() async -> End {
    await console.loop.start()
    var settles = true
    while true {
      if settles { await console.loop.waitUntilSettled() }
      if let failure = console.loop.failure { return await end(because: failure) }
      guard let input = await lines.next() else { break }
      switch reader.read(input) {
      case .said(let said, settles: let settlesBehind):
        settles = settlesBehind
        if await console.run(said) == .quit { return .done }
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
    if let failure = console.loop.failure { return await end(because: failure) }
    return .done
  }

  /// Ends the script, because a computer fails again and again.
  private func end(because failure: String) async -> End {
    let game = GameText().history(await console.loop.session.record)
    presenter.tell("The computer fails: \(failure). Game: \(game)")
    return .failed
  }
}
