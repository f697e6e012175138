import Adapters
import Infrastructure
import Players
import Synchronization
import TestSupport
import UseCases

/// A run of a script that nobody kills: all it saves, and what it has printed before each save.
struct Undisturbed {
  /// A text in the file, and how many bytes were printed before it was there.
  private struct Saved {
    let text: String?
    let bytesBefore: Int
  }

  /// What standard output has got when the first line after the script is awaited.
  let printed: [UInt8]
  private let saves: [Saved]

  /// Each text that was saved, in order.
  var texts: [String?] { saves.dropFirst().map(\.text) }

  /// Plays a script to its last line, on the file that is there.
  init(_ script: [String], on text: String?, seed: UInt64) throws {
    let start = try text.map { try SavedGameText.decode(Array($0.utf8)) }
    let saves = Mutex([Saved(text: text, bytesBefore: -1)])
    // What there was at the end: without a line to wait for, virtual time goes on.
    let end = Mutex<(printed: [UInt8], saves: [Saved])>(([], []))
    let output = RecordingOutput()
    let repository = FakeGameRepository(start) { saved in
      let bytesBefore = output[.output].utf8.count
      saves.withLock {
        $0.append(Saved(text: SavedGameText.encode(saved), bytesBefore: bytesBefore))
      }
      return nil
    }
    let lines = Lines(script.map { .line(.text($0)) }) {
      let atEnd = (Array(output[.output].utf8), saves.withLock(\.self))
      end.withLock { $0 = atEnd }
      // After the last line nothing comes, not even the end.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    _ = try PlainTable(
      repository: repository, computer: LeveledComputer(seed: seed, searching: .caller),
      output: output
    ).play(lines)
    (printed, self.saves) = end.withLock(\.self)
  }

  /// Returns what may be in the file when a run was killed that had printed `count` bytes: what was
  /// saved when it printed them, or what comes next.
  func texts(afterPrinting count: Int) -> [String?] {
    let told = saves.lastIndex { $0.bytesBefore < count } ?? 0
    return saves[told...].prefix(2).map(\.text)
  }
}
