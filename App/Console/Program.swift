package import Adapters
package import Infrastructure
package import UseCases

/// The program, put together from its parts.
package struct Program: Sendable {
  private let options: Options
  private let dialog: Dialog
  private let computer: any Computer
  private let openFile: @Sendable (_ path: String, _ owner: FileGameRepository.Owner) -> OpenedGame

  /// Creates the program from its options and what lies outside.
  ///
  /// - Parameters:
  ///   - computer: the computer that plays for either side.
  ///   - openFile: opens a saved game's file.
  package init(
    _ options: Options, _ dialog: Dialog, computer: any Computer,
    openFile: @escaping @Sendable (_ path: String, _ owner: FileGameRepository.Owner) -> OpenedGame
  ) {
    self.options = options
    self.dialog = dialog
    self.computer = computer
    self.openFile = openFile
  }

  /// Plays a game until its input ends.
  ///
  /// - Returns: `true` if everything was done, and the last save to `--save FILE` has not failed.
  package func play(on timeline: Timeline) async -> Bool {
    let opened = openSavedGame()
    let presenter = ConsolePresenter(dialog)
    let ports = Ports(
      repository: opened?.repository ?? MemoryGameRepository(), presenter: presenter)
    let session: Session
    do throws(LoadFailure) {
      session = try LoadGame.start(isNew: options.isNew, modes: options.modes, ports)
    } catch {
      dialog.tell(error.text(file: options.savePath ?? ""))
      return false
    }
    let loop = GameLoop(
      session, ports, computer: computer, timing: options.timing, timeline: timeline)
    let console = TextConsole(loop: loop, presenter: presenter)
    let isDone = dialog.isScript ? await Script(console).run() : await Prompt(console).run()
    let isSaved = options.savePath == nil || opened?.file?.hasFailed == false
    return isDone && isSaved
  }

  /// Opens the saved game and reports any problem.
  ///
  /// The file is the one given by `--save` or, at a terminal, the usual one. A script without
  /// `--save` has none (C4.3).
  private func openSavedGame() -> OpenedGame? {
    let opened: OpenedGame
    if let path = options.savePath {
      opened = openFile(path, .user)
    } else if dialog.isScript {
      return nil
    } else {
      do throws(SaveFailure) {
        opened = openFile(try SavedGamePlace.usual("console"), .program)
      } catch {
        dialog.tell(error.text)
        return nil
      }
    }
    if let warning = opened.warning { dialog.tell(warning) }
    return opened
  }
}
