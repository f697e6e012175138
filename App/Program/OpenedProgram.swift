import Adapters
import Domain
import GTPFront
import Infrastructure
import LiveFront
import RawTerminal
import RoomAdapters
import Rooms
import UseCases

/// The program with its saved game open: what all fronts share.
struct OpenedProgram: Sendable {
  let program: Program
  let savePlace: SavePlace
  let repository: any Table.Repository
  /// The game with which a run begins that saves nowhere: one that was given, or that of another
  /// program; nil if what is played is saved, or is nobody's.
  private let unsaved: Record?

  init(_ program: Program) throws(StartError) {
    self.program = program
    savePlace = try SavePlace.opened(for: program)
    repository = savePlace.repository()
    switch savePlace {
    case .nowhere: unsaved = program.given?.game.record
    case .file(_, .heldByAnother, _): unsaved = (try? repository.load())?.record ?? Record()
    case .file, .noHome: unsaved = nil
    }
  }

  var outside: any Outside { program.outside }
  var options: Options { program.options }

  /// Begins the run of the front.
  func run() throws(StartError) -> ProgramRun {
    switch program.front {
    case .script: try runScript()
    case .gtp: try runGTP()
    case .plain: try runPlain()
    case .live(let terminal, let style): try runLive(at: terminal, in: style)
    }
  }

  /// Where a computer thinks and input is awaited: virtual time stands still until it is done.
  var place: Worker.Place { program.isTimed ? .ownThread : .caller }

  /// The sentences that a person at a terminal reads in a language of choice, and others in
  /// English.
  var text: GameText {
    GameText(program.isAtTerminal ? outside.language(options.language) : .english)
  }

  /// Makes the output of a front; if it cannot be written, the program ends.
  func output(at terminal: (any KeyTerminal)? = nil) -> any TextOutput {
    outside.output { [outside, savePlace] error in
      terminal?.switchTo(.linesForGood)
      savePlace.afterSaving { _ in outside.endWithoutOutput(error) }
    }
  }

  /// Makes the computer of all sides, and of advice.
  func computer() -> any Adviser { outside.computer(seed: options.seed, searching: place) }

  /// Makes the lines of standard input.
  func lines(splitter: any Splitter = LineSplitter()) -> any LineSource {
    outside.lines(waiting: place, splitter: splitter)
  }

  /// Makes the clock of a game at a terminal, which stands still while the program is suspended.
  func clock() -> GameClock {
    if let time = outside.time { GameClock(on: time) } else { GameClock() }
  }

  /// Makes the loop that plays the table.
  func loop(
    presenter: any TellingPresenter, on timeline: Timeline
  ) throws(StartError) -> TableLoop {
    // A person is not kept waiting (C3.19); what a script finds must not depend on the machine.
    let patience: Duration? = program.isAtTerminal ? .seconds(2) : nil
    return TableLoop(
      try table(for: presenter, modes: options.players),
      Table.Ports(repository: repository, presenter: presenter),
      work: TableWork(
        adviser: computer(), pace: options.pace, patience: patience),
      timeline: timeline)
  }

  /// Starts the table that the options ask for, and tells what a person should know about its
  /// file.
  func table(
    for presenter: any TellingPresenter, modes: BySide<ModeChoice?>
  ) throws(StartError) -> Table {
    switch savePlace {
    case .noHome(let failure): presenter.tell(text.cannotSave(failure))
    case .file(_, .heldByAnother, _): presenter.tell(text.heldByAnother)
    case .file, .nowhere: break
    }
    if let place = program.given?.place, place.count > 1 {
      presenter.tell(text.games(place.count, in: place.file))
    }
    let table: Table
    do throws(LoadFailure) {
      table = try Table.start(
        with: beginning, isCoached: options.isCoached && program.isAtTerminal,
        level: options.level, modes: modes,
        Table.Ports(repository: repository, presenter: presenter))
    } catch {
      throw .game { GameText($0).cannotLoad(error, from: savePlace.path ?? "") }
    }
    if let failure = savePlace.file?.foreseenFailure { presenter.tell(text.cannotSave(failure)) }
    if let path = savePlace.path, savePlace.file?.savesWithoutLock == true {
      presenter.tell(text.savesWithoutLock(path))
    }
    return table
  }

  private var beginning: Table.Beginning {
    if let given = program.given { return .given(given.game) }
    return options.isNew ? .new : .saved
  }

  /// Returns what a person who leaves a game is told (C5.18).
  @Sendable func farewell(to record: Record) -> Farewell {
    if let unsaved, record.goesOn(from: unsaved) { return text.farewell(losing: record) }
    return text.farewell(savePlace.upToDatePath)
  }
}

extension Record {
  /// Whether there is a step that another record does not have.
  fileprivate func goesOn(from other: Record) -> Bool {
    !steps.isEmpty && other.prefix(steps.count) != self
  }
}

/// A presenter that also tells what does not come from the game.
protocol TellingPresenter: Table.Presenter {
  func tell(_ notice: String)
}

extension TablePresenter: TellingPresenter {}
extension LivePresenter: TellingPresenter {}
extension GTPPresenter: TellingPresenter {}
