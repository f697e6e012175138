import Adapters
import Domain
import GTPFront
import Infrastructure
import LiveFront
import RawTerminal
import RoomAdapters
import Rooms
import UseCases

/// The program with its saved game opened, ready to run any front end.
struct OpenedProgram: Sendable {
  let program: Program
  let savePlace: SavePlace
  let repository: any Table.Repository
  /// The initial record of a run that does not save, or `nil`.
  ///
  /// It is the record of a given game or of one that another program has open.
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

  func run() throws(StartError) -> ProgramRun {
    switch program.front {
    case .script: try runScript()
    case .gtp: try runGTP()
    case .plain: try runPlain()
    case .live(let terminal, let style): try runLive(at: terminal, in: style)
    }
  }

  /// The thread for searches and reads.
  ///
  /// In virtual time this is the caller's thread, to make time stand still.
  var place: Worker.Place { program.isTimed ? .ownThread : .caller }

  /// The messages, in the player's language at a terminal and in English otherwise.
  var text: GameText {
    GameText(program.isAtTerminal ? outside.language(options.language) : .english)
  }

  /// Returns a front end's output, which ends the program if writing fails.
  func output(at terminal: (any KeyTerminal)? = nil) -> any TextOutput {
    outside.output { [outside, savePlace] error in
      terminal?.switchTo(.linesForGood)
      savePlace.afterSaving { _ in outside.endWithoutOutput(error) }
    }
  }

  func computer() -> any Adviser { outside.computer(seed: options.seed, searching: place) }

  func lines(splitter: any Splitter = LineSplitter()) -> any LineSource {
    outside.lines(waiting: place, splitter: splitter)
  }

  /// Returns the game clock, which stops while the program is suspended.
  func clock() -> GameClock {
    if let time = outside.time { GameClock(on: time) } else { GameClock() }
  }

  func loop(
    presenter: any TellingPresenter, on timeline: Timeline
  ) throws(StartError) -> TableLoop {
    // Limits a human's wait (C3.19). A script's results must not depend on the machine's speed.
    let timeLimit: Duration? = program.isAtTerminal ? .seconds(2) : nil
    return TableLoop(
      try table(for: presenter, modes: options.players),
      Table.Ports(repository: repository, presenter: presenter),
      work: TableWork(
        adviser: computer(), timing: options.timing, timeLimit: timeLimit),
      timeline: timeline)
  }

  /// Starts the table and shows notices about its files.
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

  /// Returns the last message for a player who leaves a game (C5.18).
  @Sendable func farewell(to record: Record) -> Farewell {
    if let unsaved, record.goesOn(from: unsaved) { return text.farewell(losing: record) }
    return text.farewell(savePlace.upToDatePath)
  }
}

extension Record {
  /// Returns whether the record has steps that the other lacks.
  fileprivate func goesOn(from other: Record) -> Bool {
    !steps.isEmpty && other.prefix(steps.count) != self
  }
}

/// A presenter that also shows notices from outside the game.
protocol TellingPresenter: Table.Presenter {
  func tell(_ notice: String)
}

extension TablePresenter: TellingPresenter {}
extension LivePresenter: TellingPresenter {}
extension GTPPresenter: TellingPresenter {}
