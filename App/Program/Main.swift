import Adapters
import Infrastructure
import RawTerminal
import RoomAdapters

/// The `reversi` program.
@main enum Main {
  static func main() {
    CurrentProcess.prepare()
    let outside = SystemOutside()
    do throws(StartError) {
      guard let program = try Program(outside) else { CurrentProcess.end(.done) }
      // Blocks signals before opening a file that they could leave half-written.
      let signals = Signals.block(isAtTerminal: program.isAtTerminal)
      // Checks descriptors before opening the saved game, because a run that cannot play must not
      // change it. The clock of a real-time game takes three, and a save takes two.
      try checkDescriptors(program.isTimed ? 8 : 2, for: program)
      play(try program.open(), signals)
    } catch {
      outside.tell(error)
      CurrentProcess.end(error.status)
    }
  }

  private static func checkDescriptors(
    _ count: Int, for program: Program
  ) throws(StartError) {
    do throws(SystemError) {
      try CurrentProcess.checkResources(descriptors: count)
    } catch {
      throw StartError.game { $0("cannot start: \(error)", ja: "始められません (\(error))") }
        .wishing(program.options.language)
    }
  }

  private static func play(_ run: ProgramRun, _ signals: Signals) -> Never {
    signals.run {
      let status = await run.play()
      run.whenSaved { isKept in
        if run.isAtTerminal, Descriptor.input.isGone { Signals.endByHangUp() }
        CurrentProcess.end(isKept ? status : .failed)
      }
    } handler: {
      run.respond(to: $0)
    }
  }
}
