import Adapters
import ArchivedGames
import Domain
import Front
import Infrastructure
import RawTerminal
import Synchronization
import TerminalInput
import UseCases

/// The game on the screen of a terminal, put together from what lies outside.
struct RunningGame: GameRun {
  private let options: Options
  private let outside: Outside
  private let place: SavePlace
  private let mailbox = Mailbox()
  private let model: Model
  private let screen: Screen
  private let runtime: Runtime
  private let keys: KeySource
  private let given: GivenGame?

  /// Opens the game, its archive, and its settings.
  ///
  /// - Parameter given: the game to study first, or `nil`.
  /// - Throws: `LoadFailure.foreign` if the file that the player names is not a saved game.
  init(
    _ options: Options, _ outside: Outside, at terminal: any GameTerminal, given: GivenGame?
  ) throws(LoadFailure) {
    self.options = options
    self.given = given
    self.outside = outside
    place = SavePlace(options, outside)
    let kind = TerminalKind(variable: outside.variable)
    let opened = SettingsInFile.open(
      options, outside, beside: place, systemLanguage: kind.language)
    let settings = opened.settings
    let archive = Archive(place, settings, tell: mailbox.send)
    let presenter = GamePresenter(mailbox, archive: archive)
    let ports = Ports(repository: place.repository, presenter: presenter)
    let session = try LoadGame.start(
      first: .withComputer,
      modes: options.isNew ? BySide(dark: nil, light: nil) : options.modes, ports)
    let timeline = Timeline(clock: outside.clock, executor: outside.frontExecutor)
    let gameTimeline = Timeline(clock: outside.clock, executor: outside.gameExecutor)
    let computer = outside.computer(options.seed, false)
    let gate = Gate()
    let paced = PacedComputer(
      computer, options, settings: settings, archive: archive, timeline: gameTimeline,
      gate: gate)
    let loop = GameLoop(
      session, ports, computer: paced, timing: Timing(thought: .zero, disk: options.disk),
      timeline: gameTimeline)
    model = Model(
      session, settings: settings.inUse, storage: place.storage, pause: options.pause,
      in: terminal.window(kind.style(options.color)))
    screen = Screen(model, on: terminal, outside)
    let orders = Orders(
      loop: loop, presenter: presenter, archive: archive, settings: settings, mailbox: mailbox)
    runtime = Runtime(
      mailbox: mailbox, orders: orders, adviser: computer, screen: screen, gate: gate,
      timeline: timeline, gameTimeline: gameTimeline)
    keys = KeySource(terminal, mailbox: mailbox, timeline: timeline)
    for failure in place.failures + opened.failures { mailbox.send(.failed(failure)) }
  }

  /// Plays until the player leaves.
  func play() async -> ExitStatus {
    runtime.timeline.start { [keys] in await keys.run() }
    screen.open()
    var model = model
    var first = options.isNew ? model.startNewGame(options.modes) : []
    if let given { first += model.study(given.record, from: given.file, count: given.count) }
    await runtime.run(model, first: first)
    screen.leave()
    return keys.hasBrokenOff ? .failed : .done
  }

  /// Responds to a signal, restoring the terminal and never interrupting a save.
  func respond(to signal: Signal) {
    switch signal {
    case .interrupt: mailbox.send(.interrupt)
    case .resize: drawAnew()
    case .resume:
      screen.open()
      drawAnew()
    case .suspend(let stop):
      screen.close()
      outside.clock.stop()
      // A program that resumes only to end must not touch the terminal.
      guard stop() else { return }
      outside.clock.resume()
      screen.open()
      drawAnew()
    case .end(let end):
      screen.leave()
      _ = place.finishSaving()
      end()
    }
  }

  func finishSaving() -> Bool {
    place.finishSaving()
  }

  /// Draws the whole screen, also in another size.
  private func drawAnew() {
    mailbox.send(.resized(screen.window))
  }
}

extension PacedComputer {
  /// Creates the computers of a run, which play at its settings and tell the archive.
  init(
    _ adviser: any Adviser, _ options: Options, settings: SettingsInFile, archive: Archive,
    timeline: Timeline, gate: Gate
  ) {
    self.adviser = adviser
    level = { side in
      let level = settings.now.levels[side]
      archive.note(level, of: side)
      return level
    }
    pause = options.pause
    // With a seed, a move must not depend on the speed of the machine.
    timeLimit = options.seed == nil ? Runtime.patience : nil
    self.timeline = timeline
    self.gate = gate
  }
}

extension SavedGame {
  /// The game of the first start, with a human as Black.
  static let withComputer = SavedGame(modes: BySide(dark: .manual, light: .computer))
}

extension GameTerminal {
  /// Returns the window at the start.
  ///
  /// It has the usual size if the terminal tells none.
  fileprivate func window(_ style: Style) -> Window {
    guard let size else { return Window(style: style) }
    return Window(columns: size.columns, rows: size.rows, style: style)
  }
}
