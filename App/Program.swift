import Adapters
import Domain
import Infrastructure
import UseCases

/// A run of the program: what all fronts share, and how the run ends.
struct Program: Sendable {
  let options: Options
  let repository: any GameRepository
  let seed: UInt64
  private let isAtTerminal: Bool
  private let signals: Signals
  private let saved: OpenedGame?
  /// The game that the options name, or nil for the saved one.
  private let given: SavedGame?

  /// Plays in the front that fits the options and the standard streams.
  static func run(_ options: Options) throws(UsageError) -> Never {
    let given: SavedGame?
    do throws(GivenGame.Failure) {
      given = try GivenGame.read(options.beginning)
    } catch {
      complain("\(error)")
      ExitStatus.failed.end()
    }
    switch try Front.fitting(options) {
    case .script: Program(options, given, isAtTerminal: false).playScript()
    case .match(let count): Program(options, given, isAtTerminal: false).playMatch(of: count)
    case .gtp: Program(options, given, isAtTerminal: false).playGTP()
    case .plain: Program(options, given, isAtTerminal: true).playPlain()
    case .live(let terminal, let style):
      Program(options, given, isAtTerminal: true).playLive(at: terminal, in: style)
    }
  }

  /// Blocks the signals and opens the saved game: the file that the options name or, if a person is
  /// at a terminal, the usual one.
  private init(_ options: Options, _ given: SavedGame?, isAtTerminal: Bool) {
    self.options = options
    self.given = given
    self.isAtTerminal = isAtTerminal
    // This comes first, because threads inherit the signals that are blocked.
    signals = Signals.block(isAtTerminal: isAtTerminal)
    saved =
      switch options.save {
      case .file(let name): FileGameRepository.open(path: name, owner: .user)
      case .usual where isAtTerminal:
        (try? SavedGamePlace.usual).map { FileGameRepository.open(path: $0, owner: .program) }
      case .usual, .nowhere: nil
      }
    repository = saved?.repository ?? MemoryGameRepository()
    seed = options.seed ?? .random(in: .min ... .max)
  }

  /// Returns the standard output, which ends the program if it cannot be written.
  func output(at terminal: Terminal? = nil) -> StandardOutput {
    let hasTerminal = StandardInput.isTerminal
    return StandardOutput { error in
      terminal?.leave()
      endWhenSaved {
        // A write may fail before the signal arrives that says that the terminal is gone.
        if hasTerminal { Self.endIfTerminalIsGone() }
        Self.endWithoutOutput(error)
      }
    }
  }

  /// The sentences that a person at a terminal reads in a language of choice, and others in English.
  var text: GameText { GameText(isAtTerminal ? Front.language(options) : .english) }

  /// What a person who leaves is told about the game.
  @Sendable func farewell() -> String {
    let path =
      if case .file(let name) = options.save { name as String? } else { try? SavedGamePlace.usual }
    return text.farewell(saved?.file?.isUpToDate == true ? path : nil)
  }

  /// Starts the session that the options ask for; ends the program if a file that they name is not
  /// a saved game.
  func load(
    presenter: any Presenter, modes: [Disk: ModeChoice], tell: (String) -> Void
  ) -> Session {
    if case .heldByAnother = saved { tell(text.heldByAnother) }
    if isAtTerminal, options.save == .usual {
      do throws(SaveFailure) { _ = try SavedGamePlace.usual } catch { tell(text.cannotSave(error)) }
    }
    do {
      let session = try LoadGame(Ports(repository: repository, presenter: presenter))
        .start(
          with: given, isAutoPassing: options.isAutoPassing, level: options.level, modes: modes)
      if let failure = saved?.file?.foreseenFailure { tell(text.cannotSave(failure)) }
      return session
    } catch {
      if case .file(let name) = options.save {
        Self.complain(text.cannotLoad(error, from: name), in: text.language)
      }
      ExitStatus.failed.end()
    }
  }

  /// Returns the computer that plays the sides in Computer mode.
  func computer(searching place: LeveledComputer.Place = .ownThread) -> LeveledComputer {
    LeveledComputer(seed: seed, searching: place)
  }

  /// Returns the loop of the game that the options ask for.
  func loop(
    presenter: any Presenter, on timeline: Timeline,
    searching place: LeveledComputer.Place = .ownThread, tell: (String) -> Void
  ) -> GameLoop {
    GameLoop(
      session: load(presenter: presenter, modes: options.modes, tell: tell),
      ports: Ports(repository: repository, presenter: presenter),
      computer: computer(searching: place), timeline: timeline, pace: options.pace)
  }

  /// Plays to the end, and meanwhile responds to signals: the clock stops and the screen is given
  /// back while the program is suspended.
  func play(
    clock: GameClock? = nil, screen: LiveTerminal? = nil,
    _ play: @escaping @Sendable () async -> ExitStatus
  ) -> Never {
    let handler = ProgramSignals(program: self, clock: clock, screen: screen)
    signals.run(
      {
        let status = await play()
        screen?.terminal.leave()
        endWhenSaved {
          if isAtTerminal { Self.endIfTerminalIsGone() }
          status.end()
        }
      }, handler: handler.handle)
  }

  /// Ends the program as soon as no save is under way.
  func endWhenSaved(_ end: () -> Void) {
    if let file = saved?.file { file.afterSaving(end) } else { end() }
  }

  private static func endIfTerminalIsGone() {
    if StandardInput.isGone { Signals.endByHangUp() }
  }

  /// Ends the program because standard output cannot be written.
  @Sendable static func endWithoutOutput(_ error: SystemError) {
    if error.isBrokenPipe {
      Signals.endByBrokenPipe()
      ExitStatus.brokenPipe.end()
    }
    complain("cannot write: \(error)")
    ExitStatus.failed.end()
  }

  /// Writes a sentence to standard error, whichever front is in use.
  static func complain(_ sentence: String, in language: Language = .english) {
    PlainPresenter(
      output: StandardOutput { _ in }, boards: .asked, isScript: false, language: language
    ).tell(sentence)
  }
}
