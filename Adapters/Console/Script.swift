import UseCases

/// Plays a game by the lines of a script, each read when the game has settled (CONSOLE C4).
public struct Script: Sendable {
  /// How a script has ended.
  public enum End: Hashable, Sendable {
    /// At its last line, or at `quit`.
    case done
    /// At its first refused line, being strict.
    case refused
  }

  private let console: Console
  private let presenter: PlainPresenter
  private let lines: any LineSource
  private let clock: any Clock<Duration>
  private let isStrict: Bool
  private let reader = CommandReader(isScript: true)

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - lines: its lines.
  ///   - loop: the game it plays.
  ///   - presenter: where refusals are told.
  ///   - clock: the clock of the loop; `wait` lets time pass on it.
  ///   - isStrict: whether the first refused line ends it.
  public init(
    lines: any LineSource, loop: GameLoop, presenter: PlainPresenter, clock: any Clock<Duration>,
    isStrict: Bool
  ) {
    console = Console(loop: loop, face: presenter)
    self.presenter = presenter
    self.lines = lines
    self.clock = clock
    self.isStrict = isStrict
  }

  /// Plays the script to its end, and then what needs no person.
  public func run() async -> End {
    await console.loop.start()
    var settles = true
    var number = 0
    while true {
      if settles { await console.loop.settled() }
      guard let input = await lines.next() else { break }
      number += 1
      presenter.reach(line: number)
      let line = reader.read(input)
      if case .success(let command) = line.content {
        switch command {
        case .empty, .nothing: continue
        case .wait(let duration):
          // What is due exactly then is included: the wait tolerates being last at its moment.
          try? await clock.sleep(for: duration, tolerance: .nanoseconds(1))
          settles = false
          continue
        default: break
        }
      }
      settles = !line.continues
      switch await console.run(line) {
      case .done: break
      case .quit: return .done
      case .refused(let refusal):
        presenter.tell(refusal)
        if isStrict { return .refused }
      }
    }
    await finish()
    return .done
  }

  /// Takes back an open reset question, and plays on until a person has to move.
  private func finish() async {
    let loop = console.loop
    await loop.send(.answerReset(.cancel))
    repeat { await loop.settled() } while await loop.send(.dismissPass) == .heard
  }
}
