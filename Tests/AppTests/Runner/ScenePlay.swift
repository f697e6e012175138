import Adapters
import Domain
import Infrastructure
import Synchronization
import TestSupport
import UseCases
import reversi_console

/// The play of a scene: the program, on virtual time and with files in memory.
final class ScenePlay: Sendable {
  private typealias Ending = CheckedContinuation<String, Never>

  private let scene: Scene
  private let files: SceneFiles
  private let transcript = Transcript()

  /// Makes the play of a scene.
  init(_ scene: Scene) {
    self.scene = scene
    files = SceneFiles(scene)
  }

  /// Returns the text of the scene with what happens in it.
  func play() -> String {
    for (number, run) in scene.runs.enumerated() {
      if number > 0 { transcript.note("\n\(run.command)\n") }
      play(run)
    }
    return (scene.head + transcript.lines).joined(separator: "\n") + "\n"
  }

  private func play(_ run: Scene.Run) {
    let time = VirtualTime()
    let computer = ScriptedComputer(scene.setting("computer")?.words ?? [])
    let end = time.run(until: .seconds(3600)) { [self] in
      await withCheckedContinuation { (ending: Ending) in
        let ending = Mutex<Ending?>(ending)
        let finish: @Sendable (String) -> Void = { end in
          ending.withLock { $0.take() }?.resume(returning: end)
        }
        transcript.whenFull { finish("never") }
        let lines = SceneLines(run.actions, on: time, transcript) { [self] note in
          if note == "killed" { finish("killed") }
          return told(note, computer, time)
        }
        time.timeline.start { [self] in
          guard let program = try? program(run, lines, computer) else { return finish("usage") }
          finish(await program.play(on: time.timeline) ? "done" : "failed")
        }
      }
    }
    var isTold = false
    for note in run.steps.dropFirst(run.actions.count) {
      guard case .note(let note) = note else { continue }
      let isEnd = note.hasPrefix("ended: ")
      transcript.note("* \(isEnd ? "ended: \(end ?? "never")" : told(note, computer, time))")
      isTold = isTold || isEnd
    }
    if end == nil, !isTold { transcript.note("* ended: never") }
  }

  private func program(
    _ run: Scene.Run, _ lines: any LineSource, _ computer: any Computer
  ) throws -> Program {
    let options = try run.options
    return Program(
      options, Dialog(lines: lines, output: transcript, isScript: run.isScript),
      computer: options.seed.map { RandomComputer(seed: $0) } ?? computer,
      openFile: { [files] path, owner in
        let isExpected = owner == .user || path.hasSuffix("/reversi/console")
        let name = isExpected ? "game" : "file that no scene has"
        return FileGameRepository.open(path: name, owner: owner, files: files.files)
      })
  }

  /// Does what a note says, or finds what it says is so; returns it as it is.
  private func told(_ note: String, _ computer: ScriptedComputer, _ time: VirtualTime) -> String {
    let words = note.words
    switch words.first {
    case "saved:":
      return "saved: \(files.game?.split(separator: "\n").first ?? "nothing")"
    case "file:":
      return "file:\n" + (files.game ?? "").split(separator: "\n").joined(separator: "\n")
    case "files:": return "files: \(files.names.joined(separator: " "))"
    case "saves:": return "saves: \(files.saves)"
    case "asked:": return "asked: \(computer.askedSides)"
    case "time:": return "time: \(time.now.sinceStart)"
    case "killed": return note
    default: break
    }
    if note == "the next save fails" {
      files.failSaves(1)
    } else if note.hasPrefix("the computer answers "), let square = Square(words[3]) {
      computer.answer(square)
    } else if note.hasPrefix("another program saves ") {
      files.write("\(words[3])\n\(Board())\n")
    } else {
      return "wrong: \(note)"
    }
    return note
  }
}

extension ScriptedComputer {
  /// The sides for which the computer was asked.
  fileprivate var askedSides: String {
    let sides = asked.map { $0.turn?.description ?? "-" }
    return sides.isEmpty ? "nobody" : sides.joined(separator: ", ")
  }
}

extension Scene.Run {
  /// What is done before the program ends.
  fileprivate var actions: ArraySlice<Scene.Step> {
    steps[...(steps.lastIndex(where: \.isAction) ?? -1)]
  }
}

extension String {
  /// The words between spaces.
  var words: [String] { split(separator: " ").map(String.init) }
}
