import Adapters
import Infrastructure
import RoomAdapters
import Synchronization

/// The lines that a scene types, each of which is written down when it is read.
final class SceneLines: LineSource {
  private let outside: SceneOutside
  private let splitter: Mutex<any Splitter>

  init(of outside: SceneOutside, splitter: any Splitter) {
    self.outside = outside
    self.splitter = Mutex(splitter)
  }

  func next() async -> InputLine? {
    while let step = await outside.nextStep() {
      switch step {
      case .typed("<breaks off>"):
        outside.note("> <breaks off>")
        return .refused(.brokenOff("no such luck"))
      case .typed(let line):
        outside.note(line.isEmpty ? ">" : "> \(line)")
        return split(bytes(of: line) + [UInt8(ascii: "\n")])
      case .note(let note):
        if let pause = step.pause {
          outside.note("* \(note)")
          await outside.pass(pause)
        } else {
          outside.note("* \(outside.told(note))")
        }
      case .printed, .screen: break
      }
    }
    return nil
  }

  /// Returns what a line is in bytes; some that a file cannot show have names.
  private func bytes(of line: String) -> [UInt8] {
    switch line {
    case "<not UTF-8>": [0xff]
    case "<too long>": [UInt8](repeating: UInt8(ascii: "d"), count: InputLine.limit + 1)
    case "<a control character>": [1]
    default: Array(line.utf8)
    }
  }

  private func split(_ bytes: [UInt8]) -> InputLine? {
    splitter.withLock { splitter in
      for byte in bytes {
        if let line = splitter.take(byte) { return line }
      }
      return nil
    }
  }
}
