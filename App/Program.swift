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
  static func run(_ options: Options) throws(StartError) -> Never {
    let given = try GivenGame.read(options.beginning)
    let front = try Front.fitting(options)
    let program = try Program(options, given, isAtTerminal: front.isAtTerminal)
    switch front {
    case .script: try program.playScript()
    case .match(let count): program.playMatch(of: count)
    case .gtp: try program.playGTP()
    case .plain: try program.playPlain()
    case .live(let terminal, let style): try program.playLive(at: terminal, in: style)
    }
  }

  /// Blocks the signals and opens the saved game: the file that the options name or, if a person is
  /// at a terminal, the usual one.
  private init(
    _ options: Options, _ given: SavedGame?, isAtTerminal: Bool
  ) throws(StartError) {
    self.options = options
    self.given = given
    self.isAtTerminal = isAtTerminal
    // This comes first, because threads inherit the signals that are blocked.
    signals = Signals.block(isAtTerminal: isAtTerminal)
    do throws(SystemError) {
      // The clock of a game in real time takes three descriptors, and a save takes two.
      let isTimed = isAtTerminal || options.isGTP || options.isRealTime
      try CurrentProcess.checkResources(descriptors: isTimed ? 8 : 2)
    } catch {
      throw .game("cannot start: \(error)")
    }
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
  var text: GameText {
    GameText(isAtTerminal ? TerminalEnvironment.own.language(options.language) : .english)
  }

  /// Where the game of a person at a terminal, or of somebody who has named a file, is saved.
  private var path: String? {
    if case .file(let name) = options.save { name } else { try? SavedGamePlace.usual }
  }

  /// What a person who leaves is told about the game.
  @Sendable func farewell() -> String {
    text.farewell(saved?.file?.isUpToDate == true ? path : nil)
  }

  /// Starts the session that the options ask for.
  ///
  /// - Throws: `StartError` if a file that they name is not a saved game.
  func session(
    for presenter: any TellingPresenter, modes: [Disk: ModeChoice]
  ) throws(StartError) -> Session {
    if case .heldByAnother = saved { presenter.tell(text.heldByAnother) }
    if isAtTerminal, options.save == .usual {
      do throws(SaveFailure) {
        _ = try SavedGamePlace.usual
      } catch {
        presenter.tell(text.cannotSave(error))
      }
    }
    do throws(LoadFailure) {
      let session = try LoadGame(Ports(repository: repository, presenter: presenter))
        .start(
          with: given, isAutoPassing: options.isAutoPassing, level: options.level, modes: modes)
      if let failure = saved?.file?.foreseenFailure { presenter.tell(text.cannotSave(failure)) }
      return session
    } catch {
      throw .game(text.cannotLoad(error, from: path ?? ""), in: text.language)
    }
  }

  /// Returns the computer that plays the sides in Computer mode.
  func computer(searching place: LeveledComputer.Place = .ownThread) -> LeveledComputer {
    LeveledComputer(seed: seed, searching: place)
  }

  /// Returns the loop of the game that the options ask for.
  func loop(
    presenter: any TellingPresenter, on timeline: Timeline,
    searching place: LeveledComputer.Place = .ownThread
  ) throws(StartError) -> GameLoop {
    GameLoop(
      session: try session(for: presenter, modes: options.modes),
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
    StandardOutput { _ in }.tell(sentence, in: language)
  }
}

/// A presenter that also tells what does not come from the game.
protocol TellingPresenter: Presenter {
  func tell(_ notice: String)
}

extension PlainPresenter: TellingPresenter {}
extension LivePresenter: TellingPresenter {}
extension GTPPresenter: TellingPresenter {}
