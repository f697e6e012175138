import Adapters
import Infrastructure

/// The challenge as a program: a terminal prompt or a piped script.
@main enum Main {
  static func main() async {
    CurrentProcess.prepare()
    do throws(Options.Wrong) {
      await run(try Options(CommandLine.arguments.dropFirst()))
    } catch {
      end(.usage, "\(error.text). Try 'reversi-console --help'.")
    }
  }

  private static func run(_ options: Options) async {
    let output = StandardOutput { end(.failed, "cannot write: \($0)") }
    if let text = options.textToPrint {
      output.write(text + "\n", to: .output)
      CurrentProcess.end(.done)
    }
    let isScript = !Descriptor.input.isTerminal || !Descriptor.output.isTerminal
    let program = Program(
      options,
      Dialog(lines: StandardInput(blocksCaller: isScript), output: output, isScript: isScript),
      computer: RandomComputer(seed: options.seed ?? .random(in: .min ... .max)),
      openFile: { FileGameRepository.open(path: $0, owner: $1) })
    let isDone: Bool
    if isScript {
      let time = VirtualTime()
      isDone = time.run { await program.play(on: time.timeline) } ?? false
    } else {
      isDone = await program.play(on: Timeline(clock: ContinuousClock()))
    }
    CurrentProcess.end(isDone ? .done : .failed)
  }

  /// Ends the process with notices.
  private static func end(_ status: ExitStatus, _ notices: String...) -> Never {
    for notice in notices { StandardOutput { _ in }.tell(notice) }
    CurrentProcess.end(status)
  }
}
