import Adapters
import ArchivedGames
import Domain
import Infrastructure
import LiveFront
import RawTerminal
import ReversiApp
import RoomAdapters
import Rooms
import Synchronization
import TerminalInput
import TestSupport
import UseCases

/// What lies outside the program in a scene: doubles, on virtual time.
final class SceneOutside: Outside {
  let arguments: [String]
  let files: any AppendedFiles
  let time: VirtualTime?
  let disk: SceneDisk
  let computer: SceneComputer
  /// The terminal of the scene, also if standard input is a script.
  let screen: SceneTerminal
  private let written = RecordingOutput()
  private let isScript: Bool
  /// How long all pauses of the scene last.
  private let pauses: Duration
  /// Whether standard output is a terminal, too: always but in the plain front without a size.
  private let showsOutput: Bool
  /// Whether the scene says how the program ends, so that its lines end.
  private let tellsEnd: Bool
  /// What was printed up to the end of the scene, if it ends before the program does.
  private let seen = Mutex<String?>(nil)
  private let variables: [String: String]
  private let rest: Mutex<ArraySlice<SceneStep>>

  /// Takes what lies outside from the settings of a scene; a seed decides what comes first of what
  /// is due at one moment.
  ///
  /// - Throws: what is wrong with a setting.
  init(_ scene: Scene, seed: UInt64? = nil, resizing: Resizing = .reflow) throws {
    time = VirtualTime(seed: seed)
    arguments = scene.arguments
    isScript = scene.isScript
    pauses = scene.steps.compactMap(\.pause).reduce(.zero, +)
    showsOutput = !scene.arguments.contains("--plain") || scene[.terminal] != nil
    tellsEnd = scene.isScript || scene.arguments.contains("--gtp") || scene.tellsEnd
    disk = try SceneDisk(scene)
    files = disk.files
    computer = SceneComputer(scene[.computer])
    screen = SceneTerminal(scene, resizing: resizing)
    var variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "NO_COLOR": "1", "HOME": "/home/ann",
    ]
    for pair in scene[.environment]?.split(separator: " ") ?? [] {
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      variables[parts[0]] = parts[1].isEmpty ? nil : parts[1]
    }
    self.variables = variables
    rest = Mutex(scene.steps[..<scene.end])
  }

  func variable(_ name: String) -> String? { variables[name] }

  func isTerminal(_ stream: Descriptor) -> Bool {
    !isScript && (stream != .output || showsOutput)
  }

  var terminal: (any KeyTerminal)? { isScript ? nil : screen }

  func lines(waiting place: Worker.Place, splitter: any Splitter) -> any LineSource {
    SceneLines(of: self, splitter: splitter)
  }

  /// Returns the lines of the script, which is then read.
  func readInput() throws(SystemError) -> [UInt8] {
    let steps = rest.withLock { steps in
      defer { steps = [] }
      return steps
    }
    var bytes: [UInt8] = []
    for case .typed(let line) in steps {
      note("> \(line)")
      bytes += Array("\(line)\n".utf8)
    }
    return bytes
  }

  func readFile(_ path: String) throws(SystemError) -> [UInt8] {
    guard let bytes = disk[path] else { throw SystemError.notFound }
    return bytes
  }

  func output(onFailure: @escaping @Sendable (SystemError) -> Void) -> any TextOutput {
    SceneOutput(written: written, screen: screen)
  }

  func endWithoutOutput(_ error: SystemError) {}

  func today() -> String { "2026-11-26" }

  func computer(seed: UInt64?, searching place: Worker.Place) -> any Adviser {
    computer.computer(seed: seed)
  }

  /// What was printed, line by line.
  var transcript: String { seen.withLock(\.self) ?? written.transcript }

  /// Writes down what happens between the lines that are printed.
  func note(_ text: String) {
    written.write("\(text)\n", to: .output)
    seen.withLock { $0?.append("\n\(text)") }
  }

  /// Takes the next step of somebody who types lines.
  ///
  /// What is printed behind the last one is no part of a scene at a terminal that does not say how
  /// the program ends.
  func nextStep() async -> SceneStep? {
    if let step = rest.withLock({ $0.popFirst() }) { return step }
    if !tellsEnd {
      await pass(.zero)
      seen.withLock { $0 = $0 ?? written.transcript }
    }
    return nil
  }

  /// Plays on the time of the scene; returns nil if that does not end within an hour of its last
  /// pause.
  func run<Result: Sendable>(_ operation: @escaping @Sendable () async -> Result) -> Result? {
    time?.run(until: pauses + .seconds(3600), operation)
  }

  /// Lets some time pass, with everything that is due then.
  func pass(_ duration: Duration) async { await time?.timeline.sleepLast(for: duration) }

  /// What is waited for, in a sentence each.
  var waits: String { computer.waits }
}

/// Writes to a terminal, and keeps each line.
private struct SceneOutput: TextOutput {
  let written: RecordingOutput
  let screen: SceneTerminal

  func write(_ text: String, to stream: TextStream) {
    written.write(text, to: stream)
    screen.show(text)
  }
}

/// The terminal of a scene: what is typed comes from the scene, and what is written is seen there.
final class SceneTerminal: KeyTerminal {
  let keys = TypedKeys()
  let output: ScreenOutput
  /// What the terminal answers when it is asked where the cursor is, behind a disk; nil if it does
  /// not.
  private let report: String?

  /// Makes the terminal that the settings of a scene describe.
  ///
  /// Without a size it has 80 columns and 24 rows, and breaks no line of the plain front.
  init(_ scene: Scene, resizing: Resizing) {
    let isPlain = scene.arguments.contains("--plain")
    let size = scene[.terminal] ?? (isPlain ? "1000x24" : "80x24")
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    let diskColumns = scene[.diskColumns].flatMap { Int($0) } ?? 1
    output = ScreenOutput(
      columns: numbers[0], rows: numbers[1], diskColumns: diskColumns, resizing: resizing)
    report = scene[.diskColumns] == "unknown" ? nil : "\u{1b}[1;\(1 + diskColumns)R"
  }

  /// Shows a text, and answers if it asks where the cursor is.
  func show(_ text: String) {
    output.write(text, to: .output)
    if let report, text.contains("\u{1b}[6n") { keys.type(report) }
  }

  var size: (columns: Int, rows: Int)? { (output.now.columns, output.now.rows) }

  func switchTo(_ mode: Terminal.Mode) {}

  func next() async throws(InputBrokenOff) -> [UInt8]? { try await keys.next() }
}
