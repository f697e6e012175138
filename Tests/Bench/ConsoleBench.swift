import Adapters
import Infrastructure
import Synchronization
import TestSupport
import UseCases

extension Bench {
  /// Measures whole games of two computers through the loop, the presenter and the script.
  static func measureConsole() {
    Measurement.print("games through loop and script", .rate(100, of: "games"), runs: 9) {
      (0..<100).reduce(0) { sum, seed in sum + scriptGame(seed: UInt64(seed)) }
    }
  }

  /// Plays a game; returns the number of bytes that were printed.
  private static func scriptGame(seed: UInt64) -> Int {
    let output = Bytes()
    let presenter = PlainPresenter(output: output, boards: .asked, isScript: true)
    let time = VirtualTime()
    let session = Session(
      SavedGame(modes: Modes(dark: .computer(.random), light: .computer(.random))))
    let loop = GameLoop(
      session: session, ports: Ports(repository: MemoryGameRepository(), presenter: presenter),
      computer: RandomComputer(seed: seed), timeline: time.timeline)
    let script = ScriptRunner(lines: Lines([]), loop: loop, presenter: presenter)
    guard time.run({ await script.run() }) == .done else { fail("a game did not end") }
    return output.count.withLock { $0 }
  }
}

/// An output that counts its bytes.
private final class Bytes: TextOutput {
  let count = Mutex(0)

  func write(_ text: String, to stream: TextStream) {
    count.withLock { $0 += text.utf8.count }
  }
}
