import Adapters
import Infrastructure
import UseCases

/// The saved game that a run begins with, and where it will be saved.
struct Opening {
  let session: Session
  let repository: any GameRepository

  /// Loads the game that the options ask for, or ends the program where it must not begin.
  ///
  /// - Parameters:
  ///   - file: the file of the saved game, or nil if there is none.
  ///   - presenter: where the session is shown.
  ///   - tell: where trouble is told.
  init(
    _ options: Options, _ file: FileGameRepository.Opened?, presenter: any Presenter,
    tell: (String) -> Void
  ) {
    if case .heldByAnother = file {
      tell("Another reversi has this game open. This one will not save.")
    }
    if file == nil, options.save == .usual, StandardInput.isTerminal {
      tell("Cannot save: there is no home folder (HOME is not set). Playing on.")
    }
    repository = file?.repository ?? MemoryGameRepository()
    do {
      session = try LoadGame(repository: repository, presenter: presenter)
        .start(anew: options.isAnew, modes: options.modes)
      if let failure = file?.file?.foreseenFailure {
        tell("Cannot save: \(failure.reason). Playing on.")
      }
    } catch {
      // The live face has not begun to write.
      PlainPresenter(output: StandardOutput { _ in }, boards: .asked, isScript: true)
        .tell(error.notice)
      ExitStatus.failed.end()
    }
  }
}
