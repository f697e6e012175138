import Adapters
import ArchivedGames
import Front
import Infrastructure
import Players
import RawTerminal
import TerminalInput
import UseCases

/// The game as a program.
@main enum Main {
  static func main() {
    CurrentProcess.prepare()
    let options: Options
    do throws(Options.Wrong) {
      options = try Options(CommandLine.arguments.dropFirst())
    } catch {
      complain(error.text, then: .usage)
    }
    if let text = options.textToPrint {
      StandardOutput { complain("cannot write: \($0)", then: .failed) }
        .write(text + "\n", to: .output)
      CurrentProcess.end(.done)
    }
    let language =
      options.language ?? TerminalKind(variable: CurrentProcess.environmentVariable).language
    let given = given(options, in: language)
    let outside = Outside.real()
    if given != nil, !outside.hasScreen(options) { complain(language.needsScreen, then: .usage) }
    let isAtTerminal = outside.terminal != nil
    // Blocks signals before a thread begins, which could take one, and before a file is opened,
    // which one could leave half-written.
    let signals = Signals.block(isAtTerminal: isAtTerminal)
    do throws(SystemError) {
      // For the files of the game, at a terminal its clock, and what the system needs.
      try CurrentProcess.checkResources(descriptors: isAtTerminal ? 8 : 2)
    } catch {
      complain("cannot start: \(error)", then: .failed)
    }
    do throws(LoadFailure) {
      let game = try outside.open(options, given: given)
      play(game, signals, isAtTerminal: isAtTerminal)
    } catch {
      complain(language.cannotLoad(error, from: options.savePath ?? ""), then: .failed)
    }
  }

  /// Returns the game that is given to be studied, if any.
  private static func given(_ options: Options, in language: Language) -> GivenGame? {
    do throws(GivenGame.Problem) {
      return try options.loadPath.map { path throws(GivenGame.Problem) in try GivenGame(path) }
    } catch {
      complain(language.problem(error), then: error.isMissing ? .missing : .failed)
    }
  }

  private static func play(_ game: any GameRun, _ signals: Signals, isAtTerminal: Bool) -> Never {
    signals.run {
      let status = await game.play()
      let isKept = game.finishSaving()
      if isAtTerminal, Descriptor.input.isGone { Signals.endByHangUp() }
      CurrentProcess.end(isKept ? status : .failed)
    } handler: {
      game.respond(to: $0)
    }
  }

  /// Says why the program cannot go on, and ends it.
  private static func complain(_ sentence: String, then status: ExitStatus) -> Never {
    StandardOutput { _ in }.write("reversi: \(sentence.printable)\n", to: .diagnostics)
    CurrentProcess.end(status)
  }
}

extension Outside {
  /// Returns the real system.
  fileprivate static func real() -> Outside {
    let terminal = Descriptor.output.isTerminal ? Terminal() : nil
    let searchThread = GameThread()
    return Outside(
      variable: CurrentProcess.environmentVariable, files: SystemFiles(),
      today: { CalendarDate.today }, terminal: terminal,
      lines: {
        StandardInput(
          blocksCaller: $0, readBytes: Descriptor.input.readBytesInForeground)
      },
      output: StandardOutput { error in end(terminal, after: error) },
      clock: GameClock(), gameExecutor: GameThread(), frontExecutor: nil, drawsOnCaller: false,
      computer: {
        LeveledComputer(
          seed: $0 ?? .random(in: .min ... .max), searchingOn: $1 ? nil : searchThread)
      })
  }

  /// Ends the program after standard output could not be written to.
  private static func end(_ terminal: Terminal?, after error: SystemError) {
    terminal?.switchTo(.linesForGood)
    // A write can fail before the signal of a hang-up arrives.
    if terminal != nil, Descriptor.input.isGone { Signals.endByHangUp() }
    if error.isBrokenPipe {
      Signals.endByBrokenPipe()
      CurrentProcess.end(.brokenPipe)
    }
    StandardOutput { _ in }.write("reversi: cannot write: \(error)\n", to: .diagnostics)
    CurrentProcess.end(.failed)
  }
}

extension Language {
  fileprivate var needsScreen: String {
    self(
      "--load needs a terminal with a screen. Try it without --plain.",
      ja: "--load は画面のある端末で使えます。")
  }

  fileprivate func problem(_ problem: GivenGame.Problem) -> String {
    switch problem {
    case .noGame(let file, let problem): self.problem(problem, of: file)
    case .unreadable(let file, let error) where error.isTooLarge:
      self(
        "\(file) is larger than \(Descriptor.greatestFile >> 20) MiB.",
        ja: "\(file) は \(Descriptor.greatestFile >> 20) MiB を超えています。")
    case .unreadable(let file, let error):
      self("\(file) cannot be read: \(error).", ja: "\(file) を読めません: \(error)。")
    }
  }

  fileprivate func cannotLoad(_ failure: LoadFailure, from path: String) -> String {
    self(
      "\(path) cannot be played: \(failure.reason).", ja: "\(path) は開けません: \(failure.reason)。")
  }
}
