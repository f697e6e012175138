import Adapters
import Domain
import Infrastructure
import UseCases

/// A run of the program: what all fronts share, and how the run ends.
struct Program: Sendable {
  let options: Options
  let repository: any GameRepository
  let seed: UInt64
  /// Where a computer thinks and input is awaited: virtual time stands still until it is done.
  let place: LeveledComputer.Place
  let engines: BySide<EngineComputer?>
  private let isAtTerminal: Bool
  private let signals: Signals
  /// Where the game is saved, if a person is at a terminal or has named a file.
  private let file: Result<String, SaveFailure>?
  private let saved: OpenedGame?
  /// The game that the options name, or nil for the saved one.
  private let given: GivenGame?

  static func run(_ options: Options) throws(StartError) -> Never {
    let given = try GivenGame.read(options.beginning)
    let front = try Front.fitting(options)
    let program = try Program(options, given, for: front)
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
    _ options: Options, _ given: GivenGame?, for front: Front
  ) throws(StartError) {
    self.options = options
    self.given = given
    isAtTerminal = front.isAtTerminal
    let isTimed = isAtTerminal || options.isGTP || options.isRealTime
    place = isTimed ? .ownThread : .caller
    // Before signals are blocked, so that Ctrl-C ends the waiting for an engine that does not answer.
    engines = try Self.engines(options, waiting: place)
    signals = Signals.block(isAtTerminal: isAtTerminal)
    do throws(SystemError) {
      // The clock of a game in real time takes three descriptors, and a save takes two.
      try CurrentProcess.checkResources(descriptors: isTimed ? 8 : 2)
    } catch {
      throw .game("cannot start: \(error)")
    }
    file =
      switch options.save {
      case .file(let name): .success(name)
      case .usual where isAtTerminal:
        Result { () throws(SaveFailure) in try SavedGamePlace.usual }
      case .usual, .nowhere: nil
      }
    let owner = options.save == .usual ? FileGameRepository.Owner.program : .user
    saved = (try? file?.get()).map { FileGameRepository.open(path: $0, owner: owner) }
    repository = saved?.repository ?? MemoryGameRepository()
    seed = options.seed ?? .random(in: .min ... .max)
  }

  func output(at terminal: Terminal? = nil) -> StandardOutput {
    let hasTerminal = Descriptor.input.isTerminal
    return StandardOutput { error in
      terminal?.switchTo(.linesForGood)
      endWhenSaved { _ in
        // A write may fail before the signal arrives that says that the terminal is gone.
        if hasTerminal, Descriptor.input.isGone { Signals.endByHangUp() }
        Self.endWithoutOutput(error)
      }
    }
  }

  /// The sentences that a person at a terminal reads in a language of choice, and others in English.
  var text: GameText {
    GameText(isAtTerminal ? TerminalEnvironment.own.language(options.language) : .english)
  }

  /// The modes that the options set; an engine that was started is a guest.
  var modes: BySide<ModeChoice?> {
    BySide { side in
      if let engine = engines[side] { return .guest(engine.name) }
      guard case .mode(let choice)? = options.players[side] else { return nil }
      return choice
    }
  }

  private static func engines(
    _ options: Options, waiting place: LeveledComputer.Place
  ) throws(StartError) -> BySide<EngineComputer?> {
    var engines = BySide<EngineComputer?>(dark: nil, light: nil)
    for side in Disk.sides {
      guard case .engine(let words)? = options.players[side] else { continue }
      do throws(ComputerFailure) {
        engines[side] = try EngineComputer(words, waiting: place, timeout: options.engineTimeout)
      } catch {
        let hint = error == .ended && !words[0].contains("/") ? " Is it in PATH?" : ""
        throw .game(
          "cannot start an engine: \(GameText().gaveUp(words[0].shortened, error))\(hint)")
      }
    }
    return engines
  }

  @Sendable func farewell() -> String {
    text.farewell(saved?.file?.isUpToDate == true ? try? file?.get() : nil)
  }

  /// Starts the session that the options ask for.
  func session(
    for presenter: any TellingPresenter, modes: BySide<ModeChoice?>
  ) throws(StartError) -> Session {
    if case .heldByAnother = saved { presenter.tell(text.heldByAnother) }
    if case .failure(let failure) = file { presenter.tell(text.cannotSave(failure)) }
    if let given, given.count > 1 {
      presenter.tell(text.games(given.count, in: given.file, loaded: given.number))
    }
    do throws(LoadFailure) {
      let session = try LoadGame(Ports(repository: repository, presenter: presenter))
        .start(
          with: given?.game, isAutoPassing: options.isAutoPassing, level: options.level,
          modes: modes)
      if let failure = saved?.file?.foreseenFailure { presenter.tell(text.cannotSave(failure)) }
      return session
    } catch {
      throw .game(text.cannotLoad(error, from: (try? file?.get()) ?? ""), in: text.language)
    }
  }

  func loop(
    presenter: any TellingPresenter, on timeline: Timeline
  ) throws(StartError) -> GameLoop {
    GameLoop(
      session: try session(for: presenter, modes: modes),
      ports: Ports(repository: repository, presenter: presenter),
      computer: LeveledComputer(seed: seed, searching: place),
      guests: Guests { engines[$0] }, timeline: timeline,
      pace: options.pace(isAtTerminal: isAtTerminal))
  }

  /// Plays to the end, and meanwhile responds to signals: the clock stops and the screen is given
  /// back while the program is suspended.
  func play(
    clock: GameClock? = nil, screen: LiveTerminal? = nil,
    _ play: @escaping @Sendable () async -> ExitStatus
  ) -> Never {
    signals.run {
      let status = await play()
      screen?.terminal.switchTo(.linesForGood)
      endWhenSaved { isSaved in
        if isAtTerminal, Descriptor.input.isGone { Signals.endByHangUp() }
        CurrentProcess.end(isSaved ? status : .failed)
      }
    } handler: {
      respond(to: $0, clock: clock, screen: screen)
    }
  }

  /// Ends when no save is under way; the function is told whether the file that an option names, if
  /// one does, holds the game (C5.5).
  func endWhenSaved(_ end: (_ isSaved: Bool) -> Void) {
    let isNamed = if case .file = options.save { true } else { false }
    guard let file = saved?.file else { return end(!isNamed) }
    file.afterSaving { hasFailed in end(!isNamed || !hasFailed) }
  }

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

/// A presenter that also tells what does not come from the game.
protocol TellingPresenter: Presenter {
  func tell(_ notice: String)
}

extension PlainPresenter: TellingPresenter {}
extension LivePresenter: TellingPresenter {}
extension GTPPresenter: TellingPresenter {}
