import Adapters
import Domain
import Infrastructure
import Synchronization
import UseCases
import reversi_console

/// The play of a scene: the program of the challenge, put together as `App/Console` does it, on
/// virtual time and with files in memory.
final class ScenePlay: Sendable {
  private typealias Ending = CheckedContinuation<String, Never>

  private let scene: Scene
  private let files: SceneFiles
  private let transcript = Transcript()
  private let running = Mutex<GameLoop?>(nil)

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
    let computer = SceneComputer(scene.setting("computer")?.words ?? [])
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
          guard let options = try? run.options else { return finish("usage") }
          finish(await program(options, isScript: run.isScript, lines, computer, time))
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

  /// Runs the program, and returns how it has ended.
  private func program(
    _ options: Options, isScript: Bool, _ source: any LineSource, _ computer: any Computer,
    _ time: VirtualTime
  ) async -> String {
    let lines = NumberedLines(source)
    let presenter = PlainPresenter(
      output: transcript, isScript: isScript, language: options.language,
      lineNumber: { isScript ? lines.number : nil })
    let opened = opened(options, isScript: isScript)
    let ports = Ports(
      repository: opened?.repository ?? MemoryGameRepository(), presenter: presenter)
    let session: Session
    do throws(LoadFailure) {
      session = try LoadGame.start(isNew: options.isNew, modes: options.modes, ports)
    } catch {
      presenter.tell(presenter.text.cannotLoad(error, from: "game"))
      return "failed"
    }
    let computer = options.seed.map { RandomComputer(seed: $0) } ?? computer
    let work = GameWork(computer: computer, timing: options.timing)
    let loop = Loop(session, ports, work: work, timeline: time.timeline)
    running.withLock { $0 = loop }
    let isDone =
      if isScript {
        await ScriptRunner(lines: lines, loop: loop, presenter: presenter).run() == .done
      } else {
        await PlainPrompt(lines: lines, loop: loop, presenter: presenter).run() == .ended
      }
    let isSaved = options.savePath == nil || opened?.file?.hasFailed == false
    return isDone && isSaved ? "done" : "failed"
  }

  /// Opens the saved game, which at a terminal is the program's own.
  private func opened(_ options: Options, isScript: Bool) -> OpenedGame? {
    let isNamed = options.savePath != nil
    if isScript && !isNamed { return nil }
    return FileGameRepository.open(path: "game", owner: isNamed ? .user : .program, files: files)
  }

  /// Does what a note says, or finds what it says is so; returns it as it is.
  private func told(_ note: String, _ computer: SceneComputer, _ time: VirtualTime) -> String {
    let words = note.words
    switch words.first {
    case "saved:":
      return "saved: \(files["game"]?.split(separator: "\n").first ?? "nothing")"
    case "file:":
      return "file:\n" + (files["game"] ?? "").split(separator: "\n").joined(separator: "\n")
    case "files:": return "files: \(files.names.joined(separator: " "))"
    case "saves:": return "saves: \(files.saves)"
    case "asked:": return "asked: \(computer.asked)"
    case "time:": return "time: \(time.now.sinceStart)"
    case "killed": return note
    default: break
    }
    if note == "the next save fails" {
      files.failSaves(1)
    } else if note.hasPrefix("the computer answers "), let square = Square(words[3]) {
      computer.answer(square)
    } else if note.hasPrefix("another program saves ") {
      files["game"] = "\(words[3])\n\(Board())\n"
    } else if note.hasPrefix("another front opens "), let saved = SavedGame(words.dropFirst(3)) {
      let loop = running.withLock(\.self)
      time.timeline.start { await loop?.send(.open(saved)) }
    } else {
      return "wrong: \(note)"
    }
    return note
  }
}

extension Scene.Run {
  /// What is done before the program ends.
  fileprivate var actions: ArraySlice<Scene.Step> {
    steps[...(steps.lastIndex(where: \.isAction) ?? -1)]
  }
}

extension SavedGame {
  /// Reads the modes in a first line such as `x01`, and the steps of a game; nil if they are none.
  fileprivate init?(_ words: ArraySlice<String>) {
    var record = Record()
    for word in words.dropFirst() {
      guard let step = Record.Step(word), record.make(step) else { return nil }
    }
    let text = "\(words.first ?? "")\n\(record.game.board)\n"
    guard let saved = try? SavedGameText.decode(text.utf8) else { return nil }
    self.init(record: record, modes: saved.modes)
  }
}

extension String {
  /// The words between spaces.
  var words: [String] { split(separator: " ").map(String.init) }
}
