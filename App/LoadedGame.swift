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
    _ options: Options, _ file: FileGameRepository?, presenter: any Presenter,
    tell: (String) -> Void
  ) {
    if let file, file.isHeldByAnother {
      tell(GameText.heldByAnother)
    }
    if file == nil, options.save == .usual, StandardInput.isTerminal {
      tell(GameText.cannotSave("there is no home folder (HOME is not set)"))
    }
    repository = file ?? MemoryGameRepository()
    do {
      session = try LoadGame(Ports(repository: repository, presenter: presenter))
        .start(newGame: options.startsNewGame, modes: options.modes)
      if let trouble = file?.trouble { tell(GameText.cannotSave(trouble)) }
    } catch {
      // The live front has not begun to write.
      PlainPresenter(output: StandardOutput { _ in }, boards: .asked, isScript: true)
        .tell(GameText.cannotLoad(error))
      ExitStatus.failed.end()
    }
  }
}
