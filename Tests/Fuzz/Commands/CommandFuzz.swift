import Adapters
import ArchivedGames
import Infrastructure
import Players
import Front
import Synchronization
import UseCases

/// Plays any bytes as a script to its end.
@_cdecl("LLVMFuzzerTestOneInput")
public func playScript(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let time = VirtualTime()
  let presenter = TablePresenter(output: Nowhere(), boards: .turns, isScript: true)
  let loop = TableLoop(
    Table(), Table.Ports(repository: ArchivingRepository(), presenter: presenter),
    work: TableWork(adviser: RandomComputer(seed: 1)), timeline: time.timeline)
  let script = ScriptRunner(
    lines: Bytes(bytes), loop: loop, presenter: presenter)
  let end = time.run { await script.run() }
  precondition(end != nil)
  return 0
}

/// Where nothing that is written is kept.
private struct Nowhere: TextOutput {
  func write(_ text: String, to stream: TextStream) {}
}

/// The lines that are in some bytes.
private final class Bytes: LineSource {
  private let rest: Mutex<(bytes: ArraySlice<UInt8>, splitter: LineSplitter)>

  init(_ bytes: [UInt8]) {
    rest = Mutex((bytes[...], LineSplitter()))
  }

  func next() async -> InputLine? {
    rest.withLock { rest in
      while let byte = rest.bytes.popFirst() {
        if let line = rest.splitter.take(byte) { return line }
      }
      return rest.splitter.finish()
    }
  }
}
