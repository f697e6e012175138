import Adapters
import Infrastructure
import UseCases

/// A run of the program: everything it is made of, put together.
struct Program: Sendable {
  let options: Options
  let isScript: Bool
  private let presenter: PlainPresenter
  private let file: FileGameRepository?

  /// Puts the program together for what the command line asks.
  init(_ options: Options) {
    self.options = options
    isScript = !StandardInput.isTerminal
    presenter = PlainPresenter(
      output: StandardOutput(onFailure: Self.endWithoutOutput),
      boards: options.boards ?? (isScript ? .asked : .turns), isScript: isScript)
    switch options.save {
    case .file(let name): file = FileGameRepository(path: name, owner: .user)
    case .usual where !isScript:
      file = SavedGamePlace.usual.map { FileGameRepository(path: $0, owner: .program) }
    case .usual, .nowhere: file = nil
    }
  }

  /// Plays, and ends the process with how it has gone, or by a signal, but in no save.
  func runToEnd() -> Never {
    Signals.run {
      await play().end()
    } last: { end in
      if let file { file.afterSaving(end) } else { end() }
    }
  }

  private func play() async -> ExitStatus {
    tellAboutFile()
    let saved: any GameRepository = file ?? MemoryGameRepository()
    let start: LoadGame.Start
    do {
      start = try LoadGame(repository: saved, presenter: presenter)
        .start(anew: options.isAnew, modes: options.modes)
    } catch {
      presenter.tell(error)
      return .failed
    }
    let repository = start.saves ? saved : MemoryGameRepository()
    return isScript
      ? await play(scriptFrom: start.session, repository)
      : await play(from: start.session, repository)
  }

  private func tellAboutFile() {
    if let file, file.isHeldByAnother {
      presenter.tell("Another reversi has this game open. This one will not save.")
    } else if file == nil, options.save == .usual, !isScript {
      presenter.tell("Cannot save: there is no home folder (HOME is not set). Playing on.")
    }
  }

  private func play(from session: Session, _ repository: any GameRepository) async -> ExitStatus {
    let loop = loop(session, repository, on: ContinuousClock(), executor: nil)
    await Dialogue(lines: StandardInput(waiting: .aside), loop: loop, presenter: presenter).run()
    return .done
  }

  private func play(
    scriptFrom session: Session, _ repository: any GameRepository
  ) async -> ExitStatus {
    let end: Script.End?
    if options.isRealTime {
      let clock = ContinuousClock()
      let loop = loop(session, repository, on: clock, executor: nil)
      end = await script(loop, StandardInput(waiting: .aside), clock).run()
    } else {
      let time = VirtualTime()
      let loop = loop(session, repository, on: time, executor: time)
      end = time.run { await script(loop, StandardInput(waiting: .inPlace), time).run() }
    }
    return end == .refused ? .failed : .done
  }

  private func script(
    _ loop: GameLoop, _ lines: StandardInput, _ clock: any Clock<Duration>
  ) -> Script {
    Script(
      lines: lines, loop: loop, presenter: presenter, clock: clock, isStrict: options.isStrict)
  }

  private func loop(
    _ session: Session, _ repository: any GameRepository, on clock: any Clock<Duration>,
    executor: (any TaskExecutor)?
  ) -> GameLoop {
    let seed = options.seed ?? .random(in: .min ... .max)
    return GameLoop(
      session: session, repository: repository, presenter: presenter,
      computer: RandomComputer(seed: seed), clock: clock, pace: options.pace, executor: executor)
  }

  /// Ends the program when standard output cannot be written.
  @Sendable static func endWithoutOutput(_ error: SystemError) {
    if error.isBrokenPipe {
      Signals.endByBrokenPipe()
      ExitStatus.brokenPipe.end()
    }
    StandardOutput { _ in }.write("reversi: cannot write: \(error)\n", to: .notices)
    ExitStatus.failed.end()
  }
}
