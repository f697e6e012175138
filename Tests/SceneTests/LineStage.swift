import Adapters
import Domain
import Foundation
import GTPFront
import Infrastructure
import ReversiApp
import Synchronization
import TestSupport
import UseCases

/// Plays the scenes in which lines are typed and printed: those of scripts, of the plain front, and
/// of another program.
struct LineStage {
  let scene: Scene
  let table: SceneTable
  private let output = RecordingOutput()

  init(_ scene: Scene, _ table: SceneTable) {
    (self.scene, self.table) = (scene, table)
  }

  /// Returns the lines of the scene as they come; what is noted behind the last typed line, or the
  /// last pause, is so when the program has ended.
  func play() throws -> [String] {
    let end = scene.steps.lastIndex { $0.isTyped || $0.pause != nil }.map { $0 + 1 } ?? 0
    let how = try run(SceneLines(scene.steps[..<end], output: output, table: table))
    for case .note(let note) in scene.steps[end...] {
      write(note.hasPrefix("ended: ") ? "ended: \(how)" : try table.carryOut(note))
    }
    return withPrompts(output.transcript.components(separatedBy: "\n"))
  }

  /// Returns the lines with prompts as they are seen: what comes next is in a row of its own.
  private func withPrompts(_ written: [String]) -> [String] {
    var lines: [String] = []
    for line in written where !line.isEmpty || lines.last?.hasSuffix(">") != true {
      lines.append(line.replacing(">  (without line end)", with: ">"))
    }
    return lines
  }

  private func write(_ note: String) { output.write("* \(note)\n", to: .output) }

  private func run(_ lines: SceneLines) throws -> String {
    let (options, time) = (table.options, table.time)
    if options.isGTP {
      let presenter = GTPPresenter(output: output)
      let session = try table.session(
        modes: BySide(dark: .manual, light: .manual),
        Ports(repository: table.repository, presenter: presenter))
      let server = GTPServer(
        lines: lines, session: session, repository: table.repository, presenter: presenter,
        computer: table.computer.computer, timeline: time.timeline, delay: options.pace.thought,
        level: options.level ?? .random, version: "1.2.3")
      return time.run { await server.run() }.map { "\($0)" } ?? hangs
    }
    let numbered = NumberedLines(lines)
    let presenter = PlainPresenter(
      output: output, boards: options.boards ?? (scene.isScript ? .asked : .turns),
      isScript: scene.isScript,
      language: scene.isScript ? .english : table.environment.language(options.language),
      columns: { [columns = scene[.terminal] == nil ? nil : table.columns] _ in columns },
      lineNumber: { scene.isScript ? numbered.number : nil })
    let loop = try table.loop(presenter: presenter, isAtTerminal: !scene.isScript)
    if scene.isScript {
      let script = ScriptRunner(
        lines: numbered, loop: loop, presenter: presenter)
      return time.run { await script.run() }.map { "\($0)" } ?? hangs
    }
    let prompt = PlainPrompt(lines: lines, loop: loop, presenter: presenter)
    return time.run { await prompt.run() }.map { "\($0)" } ?? hangs
  }

  private var hangs: String { "never. \(table.time.waits.joined(separator: " "))" }
}

/// The lines that a scene types, each of which is written down when it is read.
private final class SceneLines: LineSource {
  private let rest: Mutex<ArraySlice<SceneStep>>
  private let output: RecordingOutput
  private let table: SceneTable

  init(_ steps: ArraySlice<SceneStep>, output: RecordingOutput, table: SceneTable) {
    rest = Mutex(steps)
    (self.output, self.table) = (output, table)
  }

  func next() async -> InputLine? {
    while let step = rest.withLock({ $0.popFirst() }) {
      switch step {
      case .typed(let line):
        output.write(line.isEmpty ? ">\n" : "> \(line)\n", to: .output)
        return input(line)
      case .note(let note):
        if let pause = step.pause {
          output.write("* \(note)\n", to: .output)
          await table.time.timeline.sleepLast(for: pause)
        } else {
          let told = (try? table.carryOut(note)) ?? "wrong: \(note)"
          output.write("* \(told)\n", to: .output)
        }
      case .printed, .screen: break
      }
    }
    return nil
  }

  /// Returns what a line is; some that a file cannot show have names.
  private func input(_ line: String) -> InputLine {
    switch line {
    case "<not UTF-8>": .refused(.notUTF8)
    case "<too long>": .refused(.tooLong)
    case "<a control character>": .refused(.control)
    case "<breaks off>": .refused(.brokenOff("no such luck"))
    default: .text(line)
    }
  }
}
