/// Plays a game from a script, reading each line when the game is idle (C4).
public struct ScriptRunner<Played: CommandConsole>: Sendable {
  private let console: Played
  private let lines: any LineSource
  private let notices: Notices

  /// The way a script ended.
  public enum End: Hashable, Sendable {
    /// The script ended, or a line quit the game.
    case done
    /// A line caused a notice, or a computer kept failing (C4.5).
    case failed
  }

  /// Creates a runner for a script, whose refused lines appear as notices.
  package init(lines: any LineSource, console: Played, notices: Notices) {
    self.console = console
    self.lines = lines
    self.notices = notices
  }

  /// Plays the script and then continues until a human must move.
  public func run() async -> End {
    let end = await playAll()
    return notices.haveNamedLine ? .failed : end
  }

  private func playAll() async -> End {
    let loop = console.loop
    await loop.start()
    var settles = true
    while true {
      if settles { await loop.waitUntilSettled() }
      if loop.failure != nil { break }
      guard let line = await lines.next() else {
        await console.playOn()
        break
      }
      switch ScriptLine(line) {
      case .words(let words, settles: let settlesBehind):
        settles = settlesBehind
        if await console.carryOut(words) == .quit { return .done }
      case .refused(let refusal, settles: let settlesBehind):
        settles = settlesBehind
        console.tell(refusal)
      case .wait(let duration):
        settles = false
        // Events due exactly at the end still belong to the wait.
        await loop.timeline.sleepLast(for: duration)
      // An empty line keeps the value of `settles`.
      case nil: break
      }
    }
    guard let failure = loop.failure else { return .done }
    await console.tell(failure: failure)
    return .failed
  }
}

extension ScriptRunner<GameConsole> {
  /// Creates a runner for a script, with a presenter that prints its game.
  public init(lines: any LineSource, loop: GameLoop, presenter: PlainPresenter) {
    self.init(
      lines: lines, console: GameConsole(loop: loop, presenter: presenter),
      notices: presenter.notices)
  }
}
