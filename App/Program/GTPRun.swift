import Adapters
import Domain
import GTPFront
import Infrastructure
import RoomAdapters
import Rooms
import UseCases

extension OpenedProgram {
  /// Returns the run of the GTP server, which answers another program (C7).
  func runGTP() throws(StartError) -> ProgramRun {
    let presenter = GTPPresenter(output: output())
    let table = try table(for: presenter, modes: BySide(dark: .manual, light: .manual))
    let server = GTPServer(
      lines: lines(splitter: GTPSplitter()), table: table, repository: repository,
      presenter: presenter, computer: computer(),
      timeline: outside.time?.timeline ?? Timeline(clock: ContinuousClock()),
      delay: options.timing.thought, level: options.level ?? .random, version: Usage.number)
    return ProgramRun(self) { ExitStatus(await server.run()) }
  }
}
