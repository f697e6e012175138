import Adapters
import ArchivedGames
import Infrastructure
import Players
import RawTerminal
import RoomAdapters
import Rooms
import UseCases

/// The program's connections to the real system.
struct SystemOutside: Outside {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let terminal: (any KeyTerminal)? = Terminal()
  let files: any AppendedFiles = SystemFiles()
  let time: VirtualTime? = nil
  private let hasTerminal = Descriptor.input.isTerminal

  func variable(_ name: String) -> String? { CurrentProcess.environmentVariable(name) }

  func isTerminal(_ stream: Descriptor) -> Bool { stream.isTerminal }

  func lines(waiting place: Worker.Place, splitter: any Splitter) -> any LineSource {
    StandardInput(
      waiting: place, splitter: splitter, readBytes: Descriptor.input.readBytesInForeground)
  }

  func readInput() throws(SystemError) -> [UInt8] { try Descriptor.input.readAll() }

  func readFile(_ path: String) throws(SystemError) -> [UInt8] { try Descriptor.readFile(path) }

  func output(onFailure: @escaping @Sendable (SystemError) -> Void) -> any TextOutput {
    StandardOutput(onFailure: onFailure)
  }

  func endWithoutOutput(_ error: SystemError) {
    // A write can fail before the hangup signal arrives.
    if hasTerminal, Descriptor.input.isGone { Signals.endByHangUp() }
    if error.isBrokenPipe {
      Signals.endByBrokenPipe()
      CurrentProcess.end(.brokenPipe)
    }
    StandardOutput { _ in }.tell("cannot write: \(error)", in: .english)
    CurrentProcess.end(.failed)
  }

  func today() -> String { CalendarDate.today }

  func computer(seed: UInt64?, searching place: Worker.Place) -> any Adviser {
    LeveledComputer(seed: seed ?? .random(in: .min ... .max), searching: place)
  }
}
