import Adapters
import ArchivedGames
import Front
import Infrastructure
import Players
import RawTerminal
import Rooms
import UseCases

/// The game at a terminal.
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
      StandardOutput { _ in CurrentProcess.end(.failed) }.write(text + "\n", to: .output)
      CurrentProcess.end(.done)
    }
    let kind = TerminalKind(variable: CurrentProcess.environmentVariable)
    let language = options.language ?? kind.language
    guard let terminal = Terminal(), Descriptor.output.isTerminal, terminal.size != nil,
      !kind.isDumb
    else { complain(language.needsTerminal, then: .usage) }
    do throws(SystemError) {
      // For the game, its files, its clock, and what the system needs.
      try CurrentProcess.checkResources(descriptors: 8)
    } catch {
      complain("cannot start: \(error)", then: .failed)
    }
    // Blocks signals before a file is opened, which they could leave half-written.
    play(options, Signals.block(isAtTerminal: true), at: terminal, in: language)
  }

  private static func play(
    _ options: Options, _ signals: Signals, at terminal: Terminal, in language: Front.Language
  ) -> Never {
    let game: RunningGame
    do throws(LoadFailure) {
      game = try RunningGame(options, .real(terminal))
    } catch {
      let path = options.savePath ?? ""
      complain(language.cannotLoad(error, from: path), then: .failed)
    }
    signals.run {
      let status = await game.play()
      let isKept = game.finishSaving()
      if Descriptor.input.isGone { Signals.endByHangUp() }
      CurrentProcess.end(isKept ? status : .failed)
    } handler: {
      game.respond(to: $0)
    }
  }

  /// Says why the program cannot go on, and ends it.
  private static func complain(_ sentence: String, then status: ExitStatus) -> Never {
    StandardOutput { _ in }.write("reversi-next: \(sentence.printable)\n", to: .diagnostics)
    CurrentProcess.end(status)
  }
}

extension Outside {
  /// The real system.
  fileprivate static func real(_ terminal: Terminal) -> Outside {
    Outside(
      variable: CurrentProcess.environmentVariable, files: SystemFiles(),
      today: { CalendarDate.today }, terminal: terminal,
      output: StandardOutput { error in end(terminal, after: error) },
      clock: GameClock(), gameExecutor: GameThread(), frontExecutor: nil, drawing: .ownThread,
      computer: { LeveledComputer(seed: $0 ?? .random(in: .min ... .max), searching: .ownThread) })
  }

  /// Ends the program after the terminal could not be written to.
  private static func end(_ terminal: Terminal, after error: SystemError) {
    terminal.switchTo(.linesForGood)
    // A write can fail before the signal of a hang-up arrives.
    if Descriptor.input.isGone { Signals.endByHangUp() }
    StandardOutput { _ in }.write("reversi-next: cannot write: \(error)\n", to: .diagnostics)
    CurrentProcess.end(.failed)
  }
}

extension Front.Language {
  fileprivate var needsTerminal: String {
    self(
      "This game needs a terminal that can place the cursor. Use 'reversi-console' here.",
      ja: "カーソルを動かせる端末が必要です。ここでは reversi-console を使ってください。")
  }

  fileprivate func cannotLoad(_ failure: LoadFailure, from path: String) -> String {
    let reason =
      switch failure {
      case .foreign(let detail), .unreadable(let detail), .setAside(let detail, _),
        .stuck(let detail, _):
        self(detail.text, ja: detail.translations[rawValue] ?? detail.text)
      }
    return self("\(path) cannot be played: \(reason).", ja: "\(path) は開けません: \(reason)。")
  }
}
