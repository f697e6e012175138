import Adapters
import Infrastructure

/// The console program `reversi`.
@main enum Main {
  static func main() {
    CurrentProcess.fillStandardDescriptors()
    let output = StandardOutput(onFailure: Program.endWithoutOutput)
    do throws(StartError) {
      switch try Invocation(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .play(let options): try Program.run(options)
      case .help(let isWhole, let wish):
        let language = TerminalEnvironment.own.language(wish)
        let isRead = Descriptor.output.isTerminal
        output.write(
          Usage.help(isWhole: isWhole, in: isRead ? language : .english), to: .output)
      case .completion(let shell): output.write(shell.script, to: .output)
      case .manual: output.write(ManualPage.text, to: .output)
      case .version: output.write(Usage.version, to: .output)
      }
    } catch {
      let language = TerminalEnvironment.own.language(error.wish)
      let told = Descriptor.diagnostics.isTerminal ? language : .english
      for sentence in error.sentences(in: told) { Program.complain(sentence, in: told) }
      CurrentProcess.end(error.status)
    }
  }
}
