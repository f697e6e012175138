import Adapters
import Infrastructure
import UseCases

/// The saved game that a run begins with, and where it will be saved.
struct LoadedGame {
  let session: Session
  let repository: any GameRepository

  /// Loads the game that the options ask for, or ends the program where it must not begin.
  ///
  /// - Parameters:
  ///   - file: the file of the saved game, or nil if there is none.
  ///   - presenter: where the session is shown.
  ///   - tell: where trouble is told.
  init(
    _ options: Options, _ file: FileGameRepository.OpenResult?, presenter: any Presenter,
    tell: (String) -> Void
  ) {
    if case .heldByAnother = file { tell(GameText.heldByAnother) }
    if file == nil, options.save == .usual, StandardInput.isTerminal {
      tell(GameText.cannotSave("there is no home folder (HOME is not set)"))
    }
    repository = file?.repository ?? MemoryGameRepository()
    do {
      session = try LoadGame(Ports(repository: repository, presenter: presenter))
        .start(newGame: options.startsNewGame, modes: options.modes)
      if let failure = file?.file?.foreseenFailure { tell(GameText.cannotSave(failure.reason)) }
    } catch {
      // The live front has not begun to write.
      PlainPresenter(output: StandardOutput { _ in }, boards: .asked, isScript: true)
        .tell(GameText.cannotLoad(error))
      ExitStatus.failed.end()
    }
  }
}
