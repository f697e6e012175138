import Adapters
import Infrastructure
import UseCases

/// A console made of the core alone: it plays the script on standard input, and saves the game in
/// the file that is its argument, or nowhere.
///
/// Its computer chooses by chance, from the same seed each time.
@main enum CoreConsole {
  static func main() {
    CurrentProcess.fillStandardDescriptors()
    let lines = NumberedLines(StandardInput(waiting: .caller))
    let presenter = PlainPresenter(
      output: StandardOutput { _ in CurrentProcess.end(.failed) }, boards: .asked, isScript: true,
      lineNumber: { lines.number })
    let path = CommandLine.arguments.dropFirst().first
    let ports = Ports(repository: repository(at: path), presenter: presenter)
    do throws(LoadFailure) {
      let session = try LoadGame.start(ports)
      let time = VirtualTime()
      let loop = GameLoop(
        session: session, ports: ports, computer: RandomComputer(seed: 1), timeline: time.timeline)
      let end = time.run(ScriptRunner(lines: lines, loop: loop, presenter: presenter).run)
      CurrentProcess.end(end == .done ? .done : .failed)
    } catch {
      presenter.tell(GameText().cannotLoad(error, from: path ?? ""))
      CurrentProcess.end(.failed)
    }
  }

  private static func repository(at path: String?) -> any GameRepository {
    guard let path else { return MemoryGameRepository() }
    return FileGameRepository.open(path: path, owner: .user).repository
  }
}
