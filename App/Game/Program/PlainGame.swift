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
    let opened = SettingsInFile.open(options, outside, beside: place, systemLanguage: .english)
    let dialog = Dialog(lines: outside.lines(false), output: outside.output, isScript: false)
    let tell = { @Sendable (failure: Failure) in dialog.tell(Language.english.failure(failure)) }
    for failure in place.failures + opened.failures { tell(failure) }
    let archive = Archive(place, opened.settings) {
      if case .failed(let failure) = $0 { tell(failure) }
    }
    let presenter = ConsolePresenter(dialog)
    let ports = Ports(
      repository: PromptRepository(place.repository, archive), presenter: presenter)
    let timeline = Timeline(clock: outside.clock, executor: outside.gameExecutor)
    let computer = PacedComputer(
      outside.computer(options.seed, false), options, settings: opened.settings, archive: archive,
      timeline: timeline, gate: Gate())
    let loop = GameLoop(
      try options.start(first: .withComputer, ports), ports, computer: computer,
      timing: Timing(thought: .zero, disk: options.disk), timeline: timeline)
    let prompt = Prompt(TextConsole(loop: loop, presenter: presenter))
    return PlainGame(place: place, clock: outside.clock) {
      await withTaskExecutorPreference(outside.gameExecutor, operation: prompt.run)
    }
  }

  /// Opens the game as a script plays it, on virtual time.
  ///
  /// Without a file that the player names it is neither loaded nor saved.
  static func script(_ options: Options, _ outside: Outside) throws(LoadFailure) -> PlainGame {
    let place = options.savePath == nil ? SavePlace() : SavePlace(options, outside)
    let dialog = Dialog(lines: outside.lines(true), output: outside.output, isScript: true)
    for failure in place.failures { dialog.tell(Language.english.failure(failure)) }
    let presenter = ConsolePresenter(dialog)
    let ports = Ports(repository: place.repository, presenter: presenter)
    let time = VirtualTime()
    let computer = PacedComputer(
      adviser: outside.computer(options.seed, true), level: { options.levels[$0] ?? .random },
      pause: .zero, timeLimit: nil, timeline: time.timeline, gate: Gate())
    let loop = GameLoop(
      try options.start(first: SavedGame(), ports), ports, computer: computer,
      timing: Timing(thought: options.pause, disk: options.disk), timeline: time.timeline)
    let script = Script(TextConsole(loop: loop, presenter: presenter))
    return PlainGame(place: place, clock: outside.clock) { time.run(script.run) ?? false }
  }
}

extension Options {
  /// Starts the game of a run without a screen.
  fileprivate func start(first: SavedGame, _ ports: Ports) throws(LoadFailure) -> Session {
    var session = try LoadGame.start(first: first, modes: modes, ports)
    if isNew, session.record != Record() {
      LoadGame.open(SavedGame(modes: session.modes), in: &session, ports)
    }
    return session
  }
}
