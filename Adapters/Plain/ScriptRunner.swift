import UseCases

/// Plays a game by the lines of a script, each read when the game has settled (C4).
package struct ScriptRunner: Sendable {
  /// How a script has ended.
  package enum End: Hashable, Sendable {
    /// At its last line, or at `quit`.
    case done
    /// At its first refused line, because it is strict, or because a computer has given up.
    case failed
  }

  private let console: Console
  private let presenter: PlainPresenter
  private let lines: any LineSource
  /// Whether the first refused line ends the script.
  private let isStrict: Bool
  private let printsResult: Bool
  private let reader = CommandReader(isScript: true)

  package init(
    lines: any LineSource, loop: GameLoop, presenter: PlainPresenter, isStrict: Bool = false,
    printsResult: Bool = false
  ) {
    console = Console(loop: loop, front: presenter)
    self.presenter = presenter
    self.lines = lines
    self.isStrict = isStrict
    self.printsResult = printsResult
  }

  /// Plays the script to its end, and then goes on until a person has to move.
  package func run() async -> End {
    let end = await play()
    if printsResult { presenter.tell(resultOf: await console.loop.session) }
    return end
  }

  private func play() async -> End {
    await console.loop.start()
    var settles = true
    var number = 0
    while true {
      if settles { await console.loop.waitUntilSettled() }
      if presenter.hasGivenUp { return .failed }
      guard let input = await lines.next() else { break }
      number += 1
      presenter.reach(line: number)
      let line = reader.read(input)
      // Whether the next line waits is as after the line before.
      if line.action == .nothing { continue }
      settles = !line.continues
      switch await console.run(line) {
      case .done: break
      case .quit: return .done
      case .refused(let refusal):
        presenter.tell(refusal, ofWaiting: false)
        if isStrict { return .failed }
      }
    }
    // C4.2
    await console.loop.send(.answerReset(.cancel))
    await console.loop.playOn()
    return presenter.hasGivenUp ? .failed : .done
  }
}
