import Adapters
import Domain
import GTPFront
import Infrastructure
import LiveFront
import RawTerminal
import UseCases

/// The program with its saved game open: what all fronts share.
struct OpenedProgram: Sendable {
  let program: Program
  let savePlace: SavePlace
  let repository: any GameRepository
  /// The game with which a run begins that saves nowhere: one that was given, or that of another
  /// program; nil if what is played is saved, or is nobody's.
  private let unsaved: Record?

  init(_ program: Program) throws(StartError) {
    self.program = program
    savePlace = try SavePlace.opened(for: program)
    repository = savePlace.repository()
    switch savePlace {
    case .nowhere: unsaved = program.given?.game.record
    case .file(_, .heldByAnother): unsaved = (try? repository.load())?.record ?? Record()
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
  func computer() -> any Computer { outside.computer(seed: options.seed, searching: place) }

  /// Makes the lines of standard input.
  func lines(splitter: LineSplitter = LineSplitter()) -> any LineSource {
    outside.lines(waiting: place, splitter: splitter)
  }

  /// Makes the clock of a game at a terminal, which stands still while the program is suspended.
  func clock() -> GameClock {
    if let time = outside.time { GameClock(on: time) } else { GameClock() }
  }

  /// Makes the loop that plays the session.
  func loop(
    presenter: any TellingPresenter, on timeline: Timeline
  ) throws(StartError) -> GameLoop {
    GameLoop(
      session: try session(for: presenter, modes: options.players),
      ports: Ports(repository: repository, presenter: presenter),
      computer: computer(), timeline: timeline,
      pace: options.pace(isAtTerminal: program.isAtTerminal))
  }

  /// Starts the session that the options ask for, and tells what a person should know about its
  /// file.
  func session(
    for presenter: any TellingPresenter, modes: BySide<ModeChoice?>
  ) throws(StartError) -> Session {
    switch savePlace {
    case .noHome(let failure): presenter.tell(text.cannotSave(failure))
    case .file(_, .heldByAnother): presenter.tell(text.heldByAnother)
    case .file, .nowhere: break
    }
    if let place = program.given?.place, place.count > 1 {
      presenter.tell(text.games(place.count, in: place.file))
    }
    let session: Session
    do throws(LoadFailure) {
      session = try LoadGame.start(
        with: beginning, isCoached: options.isCoached && program.isAtTerminal,
        level: options.level, modes: modes, Ports(repository: repository, presenter: presenter))
    } catch {
      throw .game { GameText($0).cannotLoad(error, from: savePlace.path ?? "") }
    }
    if let failure = savePlace.file?.foreseenFailure { presenter.tell(text.cannotSave(failure)) }
    if let path = savePlace.path, savePlace.file?.savesWithoutLock == true {
      presenter.tell(text.savesWithoutLock(path))
    }
    return session
  }

  private var beginning: LoadGame.Beginning {
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
protocol TellingPresenter: Presenter {
  func tell(_ notice: String)
}

extension PlainPresenter: TellingPresenter {}
extension LivePresenter: TellingPresenter {}
extension GTPPresenter: TellingPresenter {}
