import Adapters
import Infrastructure

/// The console program `reversi`.
@main enum Main {
  static func main() {
    CurrentProcess.fillStandardDescriptors()
    let output = StandardOutput(onFailure: Program.endWithoutOutput)
    do throws(UsageError) {
      switch try Invocation(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .play(let options): try Program.run(options)
      case .help(let isWhole): output.write(isWhole ? Usage.all : Usage.help, to: .output)
      case .version: output.write(Usage.version, to: .output)
      }
    } catch {
      let sentence = "\(error)"
      let end = sentence.hasSuffix("?") ? "" : "."
      Program.complain("\(sentence)\(end) Try 'reversi --help'.")
      ExitStatus.usage.end()
    }
  }
}
