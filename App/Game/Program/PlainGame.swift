import Adapters
import Domain
import Front
import Infrastructure
import RawTerminal
import UseCases

/// The game without a screen: the console's prompt or script, with the game's computers.
struct PlainGame: GameRun {
  private let place: SavePlace
  private let clock: GameClock
  /// Plays to the end, and returns whether everything was done.
  private let run: @Sendable () async -> Bool

  func play() async -> ExitStatus {
    await run() ? .done : .failed
  }

  func respond(to signal: Signal) {
    switch signal {
    case .interrupt(let end), .end(let end):
      _ = place.finishSaving()
      end()
    case .suspend(let stop):
      clock.stop()
      if stop() { clock.resume() }
    case .resize, .resume: break
    }
  }

  func finishSaving() -> Bool {
    place.finishSaving()
  }

  /// Opens the game at a prompt, which begins and is kept as on the screen.
  static func prompt(_ options: Options, _ outside: Outside) throws(LoadFailure) -> PlainGame {
    let place = SavePlace(options, outside)
    let opened = SettingsInFile.open(
      options, outside, beside: place,
      systemLanguage: TerminalKind(variable: outside.variable).language)
    let settings = opened.settings
    let language = settings.inUse.language
    let presenter = PlainPresenter(
      output: outside.output, isScript: false,
      language: Adapters.Language(rawValue: language.rawValue) ?? .english)
    let tell = { @Sendable (failure: Failure) in presenter.tell(language.failure(failure)) }
    for failure in place.failures + opened.failures { tell(failure) }
    let archive = Archive(place, settings) { if case .failed(let failure) = $0 { tell(failure) } }
    let repository = PromptRepository(place.repository, archive, settings, tell: tell)
    let ports = Ports(repository: repository, presenter: presenter)
    let timeline = Timeline(clock: outside.clock, executor: outside.gameExecutor)
    let computer = PacedComputer(
      outside.computer(options.seed, .ownThread), options, settings: settings, archive: archive,
      timeline: timeline, gate: Gate())
    let work = GameWork(computer: computer, timing: Timing(thought: .zero, disk: options.disk))
    let first = SavedGame(modes: settings.now.leveled(Modes(light: .computer(.random))))
    let loop = GameLoop(
      try options.start(first: first, ports), ports, work: work, timeline: timeline)
    let prompt = PlainPrompt(lines: outside.lines(.ownThread), loop: loop, presenter: presenter)
    return PlainGame(place: place, clock: outside.clock) {
      await withTaskExecutorPreference(outside.gameExecutor, operation: prompt.run) == .ended
    }
  }

  /// Opens the game as a script plays it, on virtual time.
  ///
  /// Without a file that the player names it is neither loaded nor saved.
  static func script(_ options: Options, _ outside: Outside) throws(LoadFailure) -> PlainGame {
    let place = options.savePath == nil ? SavePlace() : SavePlace(options, outside)
    let lines = NumberedLines(outside.lines(.caller))
    let presenter = PlainPresenter(
      output: outside.output, isScript: true, lineNumber: { lines.number })
    for failure in place.failures { presenter.tell(Front.Language.english.failure(failure)) }
    let ports = Ports(repository: place.repository, presenter: presenter)
    let work = GameWork(
      computer: outside.computer(options.seed, .caller),
      timing: Timing(thought: options.pause, disk: options.disk))
    let time = VirtualTime()
    let loop = GameLoop(
      try options.start(first: SavedGame(), ports), ports, work: work, timeline: time.timeline)
    let script = ScriptRunner(lines: lines, loop: loop, presenter: presenter)
    return PlainGame(place: place, clock: outside.clock) { time.run(script.run) == .done }
  }
}

extension Options {
  /// Starts the game of a run without a screen.
  fileprivate func start(first: SavedGame, _ ports: Ports) throws(LoadFailure) -> Session {
    var session = try LoadGame.start(first: first, modes: choices, ports)
    if isNew, session.record != Record() {
      LoadGame.open(SavedGame(modes: session.modes), in: &session, ports)
    }
    return session
  }

  /// The players as the core chooses them, which keeps a level that is not given.
  private var choices: BySide<ModeChoice?> {
    BySide { side in
      guard case .computerAt = modes[side] else { return modes[side] }
      return levels[side].map { .computerAt(UseCases.Level($0)) } ?? .computer
    }
  }
}
