import Adapters
import Infrastructure
import UseCases

/// The challenge as a program: a terminal prompt or a piped script.
@main enum Main {
  static func main() async {
    CurrentProcess.prepare()
    do throws(Options.Wrong) {
      await play(try Options(CommandLine.arguments.dropFirst()))
    } catch {
      complain("invalid argument '\(error.argument)'", Options.usage, then: .usage)
    }
  }

  private static func play(_ options: Options) async -> Never {
    let isTerminal = Descriptor.input.isTerminal && Descriptor.output.isTerminal
    let input = NumberedLines(StandardInput(waiting: isTerminal ? .ownThread : .caller))
    let presenter = PlainPresenter(
      output: StandardOutput { complain("cannot write: \($0)", then: .failed) },
      isScript: !isTerminal,
      language: options.language, lineNumber: { isTerminal ? nil : input.number })
    let opened = opened(options, presenter, isTerminal: isTerminal)
    let virtual = isTerminal ? nil : VirtualTime()
    let loop = loop(
      options, presenter, opened?.repository ?? MemoryGameRepository(),
      on: virtual?.timeline ?? Timeline(clock: ContinuousClock()))
    let isDone =
      if let virtual {
        virtual.run(ScriptRunner(lines: input, loop: loop, presenter: presenter).run) == .done
      } else {
        await PlainPrompt(lines: input, loop: loop, presenter: presenter).run() == .ended
      }
    // `--save FILE` promises that the file holds the game.
    let isSaved = options.savePath == nil || opened?.file?.hasFailed == false
    CurrentProcess.end(isDone && isSaved ? .done : .failed)
  }

  /// Returns the session's loop, or ends the process if loading fails.
  private static func loop(
    _ options: Options, _ presenter: PlainPresenter, _ repository: any GameRepository,
    on timeline: Timeline
  ) -> GameLoop {
    let ports = Ports(repository: repository, presenter: presenter)
    let computer = RandomComputer(seed: options.seed ?? .random(in: .min ... .max))
    do throws(LoadFailure) {
      let session = try LoadGame.start(isNew: options.isNew, modes: options.modes, ports)
      return Loop(
        session, ports, work: GameWork(computer: computer, timing: options.timing),
        timeline: timeline)
    } catch {
      presenter.tell(presenter.text.cannotLoad(error, from: options.savePath ?? ""))
      CurrentProcess.end(.failed)
    }
  }

  /// Opens the saved game and reports any problems.
  ///
  /// The file is the one given by `--save` or, at a terminal, the usual one.
  private static func opened(
    _ options: Options, _ presenter: PlainPresenter, isTerminal: Bool
  ) -> OpenedGame? {
    guard options.savePath != nil || isTerminal else { return nil }
    let text = presenter.text
    let path: String
    do throws(SaveFailure) {
      path = if let named = options.savePath { named } else { try SavedGamePlace.usual }
    } catch {
      presenter.tell(text.cannotSave(error))
      return nil
    }
    let opened = FileGameRepository.open(
      path: path, owner: options.savePath == nil ? .program : .user)
    if case .heldByAnother = opened { presenter.tell(text.heldByAnother) }
    if let failure = opened.file?.foreseenFailure { presenter.tell(text.cannotSave(failure)) }
    if opened.file?.savesWithoutLock == true { presenter.tell(text.savesWithoutLock(path)) }
    return opened
  }

  private static func complain(_ sentences: String..., then status: ExitStatus) -> Never {
    for sentence in sentences { StandardOutput { _ in }.tell(sentence) }
    CurrentProcess.end(status)
  }
}
