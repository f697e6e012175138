/// Plays a game by the lines of a script, each read when the game has settled (C4).
public struct ScriptRunner<Played: CommandConsole>: Sendable {
  private let console: Played
  private let lines: any LineSource
  private let notices: Notices

  /// How a script has ended.
  public enum End: Hashable, Sendable {
    /// It was played to its end, or to a line that leaves.
    case done
    /// A line was told of, could not be read, or a computer has failed (C4.5).
    case failed
  }

  /// Makes the runner of a script, whose refusals are told as notices.
  package init(lines: any LineSource, console: Played, notices: Notices) {
    self.console = console
    self.lines = lines
    self.notices = notices
  }

  /// Plays the script to its end, and then goes on until a person has to move.
  public func run() async -> End {
    let end = await playAll()
    return notices.haveToldOfLine ? .failed : end
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
        // What is due exactly at the end of the wait still belongs to it.
        await loop.timeline.sleepLast(for: duration)
      // What the line before has said of waiting still holds.
      case nil: break
      }
    }
    guard let failure = loop.failure else { return .done }
    await console.tell(failure: failure)
    return .failed
  }
}

extension ScriptRunner<GameConsole> {
  /// Makes the runner of a script that plays a game shown by a presenter.
  public init(lines: any LineSource, loop: GameLoop, presenter: PlainPresenter) {
    self.init(
      lines: lines, console: GameConsole(loop: loop, presenter: presenter),
      notices: presenter.notices)
  }
}
