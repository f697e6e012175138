import Adapters
import Infrastructure
import Synchronization
import UseCases

/// A run of a script that nobody kills: all it saves, and what it has printed before each save.
final class Undisturbed: GameRepository, TextOutput {
  /// A text in the file, and how many bytes were printed before it was there.
  private struct Saved {
    let text: String?
    let bytesBefore: Int
  }

  private struct State {
    var printed: [UInt8] = []
    var saves: [Saved]
    var bytesAtEnd = 0
  }

  private let start: SavedGame?
  private let state: Mutex<State>

  /// Plays a script to its last line, on the file that is there.
  init(_ script: [String], on text: String?, seed: UInt64) throws {
    start = try text.map { try SavedGameText.decode(Array($0.utf8)) }
    state = Mutex(State(saves: [Saved(text: text, bytesBefore: -1)]))
    let time = VirtualTime()
    let presenter = PlainPresenter(output: self, boards: .asked, isScript: true)
    let ports = Ports(repository: self, presenter: presenter)
    let loop = GameLoop(
      session: try LoadGame(ports).start(), ports: ports, computer: RandomComputer(seed: seed),
      timeline: time.timeline)
    let play = ScriptRunner(
      lines: Lines(script, atEnd: noteEnd), loop: loop, presenter: presenter,
      timeline: time.timeline, isStrict: false)
    _ = time.run { await play.run() }
  }

  /// What standard output has got when the first line behind the script is awaited.
  var printed: [UInt8] { state.withLock { Array($0.printed.prefix($0.bytesAtEnd)) } }

  private func noteEnd() {
    state.withLock { $0.bytesAtEnd = $0.printed.count }
  }

  /// Returns what may be in the file when a run was killed that had printed so many bytes: what it
  /// has told of last, or what comes next.
  func texts(afterPrinting count: Int) -> [String?] {
    state.withLock { state in
      let told = state.saves.lastIndex { $0.bytesBefore < count } ?? 0
      return state.saves[told...].prefix(2).map(\.text)
    }
  }

  func load() -> SavedGame? { start }

  func save(_ saved: SavedGame) {
    state.withLock {
      let text = SavedGameText.encode(saved)
      $0.saves.append(Saved(text: text, bytesBefore: $0.printed.count))
    }
  }

  func write(_ text: String, to stream: TextStream) {
    if stream == .output { state.withLock { $0.printed += text.utf8 } }
  }
}

/// The lines of a script, after which nothing comes, not even the end.
private final class Lines: LineSource {
  private let rest: Mutex<ArraySlice<String>>
  private let atEnd: @Sendable () -> Void

  init(_ lines: [String], atEnd: @escaping @Sendable () -> Void) {
    rest = Mutex(lines[...])
    self.atEnd = atEnd
  }

  func next() async -> InputLine? {
    if let line = rest.withLock({ $0.popFirst() }) { return .text(line) }
    atEnd()
    return await withUnsafeContinuation { _ in }
  }
}
