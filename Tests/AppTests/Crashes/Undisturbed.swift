import Adapters
import ArchivedGames
import Infrastructure
import Players
import RawTerminal
import ReversiApp
import RoomAdapters
import Rooms
import Synchronization
import TestSupport
import Testing
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

  /// Plays a script to its last line, on the file that is there.
  init(_ script: [String], on text: String?, seed: UInt64) throws {
    let saves = Mutex([Saved(text: text, bytesBefore: -1)])
    // What there was at the end: without a line to wait for, virtual time goes on.
    let end = Mutex<(printed: [UInt8], saves: [Saved])>(([], []))
    let output = RecordingOutput()
    let disk = ModelFiles(text.map { ["mine": Array($0.utf8)] } ?? [:])
    let files = HookedFiles(base: disk) { call throws(SystemError) in
      if call == .rename, let bytes = disk["mine.reversi-saving"] {
        let bytesBefore = output[.output].utf8.count
        saves.withLock {
          $0.append(Saved(text: String(decoding: bytes, as: UTF8.self), bytesBefore: bytesBefore))
        }
      }
      return .max
    }
    let lines = Lines(script.map { .line(.text($0)) }) {
      let atEnd = (Array(output[.output].utf8), saves.withLock(\.self))
      end.withLock { $0 = atEnd }
      // After the last line nothing comes, not even the end.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    let time = VirtualTime()
    let outside = ScriptOutside(
      arguments: ["--save", "mine", "--seed", "\(seed)"], time: time, files: files, script: lines,
      written: output)
    let run = try #require(try Program(outside)).open()
    _ = time.run { await run.play() }
    (printed, self.saves) = end.withLock(\.self)
  }

  /// Returns what may be in the file when a run was killed that had printed `count` bytes: what was
  /// saved when it printed them, or what comes next.
  func texts(afterPrinting count: Int) -> [String?] {
    let told = saves.lastIndex { $0.bytesBefore < count } ?? 0
    return saves[told...].prefix(2).map(\.text)
  }
}

/// What lies outside a program that plays a script on a model of a disk.
private struct ScriptOutside: Outside {
  let arguments: [String]
  let time: VirtualTime?
  let files: any AppendedFiles
  let script: Lines
  let written: RecordingOutput

  var terminal: (any KeyTerminal)? { nil }

  func variable(_ name: String) -> String? { nil }
  func isTerminal(_ stream: Descriptor) -> Bool { false }
  func lines(waiting place: Worker.Place, splitter: any Splitter) -> any LineSource { script }
  func readInput() throws(SystemError) -> [UInt8] { throw .notFound }
  func readFile(_ path: String) throws(SystemError) -> [UInt8] { throw .notFound }
  func output(onFailure: @escaping @Sendable (SystemError) -> Void) -> any TextOutput { written }
  func endWithoutOutput(_ error: SystemError) {}
  func today() -> String { "2026-11-26" }

  func computer(seed: UInt64?, searching place: Worker.Place) -> any Adviser {
    LeveledComputer(seed: seed ?? 0, searching: place)
  }
}
