import Adapters
import Domain
import GTPFront
import Infrastructure
import LiveFront
import Players
import UseCases

/// The session of a run, and the loop that plays it.
extension Program {
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
    if let place = given?.place, place.count > 1 {
      presenter.tell(text.games(place.count, in: place.file))
    }
    let session: Session
    do throws(LoadFailure) {
      session = try LoadGame.start(
        with: beginning, isCoached: options.isCoached && isAtTerminal, level: options.level,
        modes: modes,
        Ports(repository: repository, presenter: presenter))
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
    if let given { return .given(given.game) }
    return options.isNew ? .new : .saved
  }

  /// Makes the loop that plays the session.
  func loop(
    presenter: any TellingPresenter, on timeline: Timeline
  ) throws(StartError) -> GameLoop {
    GameLoop(
      session: try session(for: presenter, modes: options.players),
      ports: Ports(repository: repository, presenter: presenter),
      computer: LeveledComputer(seed: seed, searching: place),
      timeline: timeline,
      pace: options.pace(isAtTerminal: isAtTerminal))
  }
}

/// A presenter that also tells what does not come from the game.
protocol TellingPresenter: Presenter {
  func tell(_ notice: String)
}

extension PlainPresenter: TellingPresenter {}
extension LivePresenter: TellingPresenter {}
extension GTPPresenter: TellingPresenter {}
