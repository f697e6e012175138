import Adapters
import Domain
import GTPFront
import Infrastructure
import Players
import UseCases

extension Program {
  /// Plays for another program that speaks GTP (C7).
  func playGTP() throws(StartError) -> Never {
    let presenter = GTPPresenter(output: output())
    let session = try session(for: presenter, modes: BySide(dark: .manual, light: .manual))
    let server = GTPServer(
      lines: StandardInput(waiting: place, splitter: .gtp), session: session,
      repository: repository, presenter: presenter,
      computer: LeveledComputer(seed: seed, searching: place),
      timeline: Timeline(clock: ContinuousClock()), delay: options.pace.thought,
      level: options.level ?? .random, version: Usage.number)
    play { ExitStatus(await server.run()) }
  }
}
