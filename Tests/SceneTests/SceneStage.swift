import Adapters
import Foundation
import Infrastructure
import RawTerminal
import ReversiApp
import RoomAdapters
import TestSupport

/// Plays a scene by the program's own composition.
struct SceneStage {
  private let scene: Scene
  private let outside: SceneOutside

  init(_ scene: Scene) throws {
    self.scene = scene
    outside = try SceneOutside(scene)
  }

  /// Returns the lines of the scene as they come.
  func play() throws -> [String] {
    do throws(StartError) {
      guard let program = try Program(outside) else { return written + notes(endingWith: "done") }
      let run = try program.open()
      return program.isLive ? playLive(run) : playLines(run)
    } catch {
      outside.tell(error)
      return written + notes(endingWith: word(error.status))
    }
  }

  /// Plays what is typed in lines; what is noted behind the last typed line, or the last pause, is
  /// so when the program has ended.
  private func playLines(_ run: ProgramRun) -> [String] {
    let status = outside.run { await run.play() }
    let end = ended(status, run)
    let trouble = status == nil && !scene.tellsEnd ? ["* ended: \(end)"] : []
    return written + notes(endingWith: end) + trouble
  }

  /// What is noted behind the last step of somebody, when the program has ended in some way.
  private func notes(endingWith end: String) -> [String] {
    scene.steps[scene.end...].compactMap { step in
      guard case .note(let note) = step else { return nil }
      return "* \(note.hasPrefix("ended: ") ? "ended: \(end)" : outside.told(note))"
    }
  }

  /// How the program has ended.
  private func ended(_ status: ExitStatus?, _ run: ProgramRun) -> String {
    guard let status else { return outside.waits.isEmpty ? "never" : "never. \(outside.waits)" }
    var end = ""
    run.whenSaved { end = word($0 ? status : .failed) }
    return end
  }

  private func word(_ status: ExitStatus) -> String {
    switch status {
    case .done: "done"
    case .failed: "failed"
    case .usage: "usage"
    case .missing: "missing"
    default: "\(status)"
    }
  }

  /// What was printed, with gaps where the scene has them.
  private var written: [String] {
    var blocks: [[String]] = [[]]
    for line in printed {
      if SceneStep.isPrinted(line) {
        blocks[blocks.count - 1].append(line)
      } else {
        blocks.append([line])
      }
    }
    let excerpts = scene.excerpts
    return blocks.indices.flatMap { index -> [String] in
      guard excerpts.indices.contains(index) else { return blocks[index] }
      // Before its lines stands what somebody did.
      let head = blocks[index].prefix(index == 0 ? 0 : 1)
      return head + excerpts[index].rows(of: Array(blocks[index].dropFirst(head.count)), gap: "...")
    }
  }

  /// What was printed; what comes behind a prompt is in a row of its own.
  private var printed: [String] {
    guard !outside.transcript.isEmpty else { return [] }
    var lines: [String] = []
    for line in outside.transcript.components(separatedBy: "\n")
    where !line.isEmpty || lines.last?.hasSuffix(">") != true {
      lines.append(line.replacing(">  (without line end)", with: ">"))
    }
    return lines
  }

  /// Plays keys that are typed at a screen.
  private func playLive(_ run: ProgramRun) -> [String] {
    let lines = outside.run { [self] in
      async let status = run.play()
      await outside.pass(.zero)
      var lines: [String] = []
      var letters = ColorLetters(scene)
      for step in scene.steps {
        if case .note(let note) = step, note.hasPrefix("ended: ") {
          outside.screen.keys.end()
          lines.append("* ended: \(ended(await status, run))")
        } else {
          lines += await self.lines(of: step, run, &letters)
        }
      }
      outside.screen.keys.end()
      _ = await status
      return lines + trouble
    }
    return lines ?? ["* ended: \(ended(nil, run))"]
  }

  private func lines(of step: SceneStep, _ run: ProgramRun, _ letters: inout ColorLetters) async
    -> [String]
  {
    switch step {
    case .typed(let keys):
      await type(TypedKeyNames.bytes(of: keys))
      return ["> \(keys)"]
    case .note(let note):
      if let pause = step.pause {
        await outside.pass(pause)
        return ["* \(note)"]
      }
      let told = seen(note, run)
      await outside.pass(.zero)
      return ["* \(told)"]
    case .screen(let excerpt): return excerpt.lines(of: outside.screen.output.now, &letters)
    case .printed(let lines): return lines.allSatisfy(\.isEmpty) ? lines : []
    }
  }

  /// What no live front may do to a terminal, if it has done so.
  private var trouble: [String] {
    let screen = outside.screen.output.now
    let unknown = screen.unknown.map { "* unknown: \($0)" }
    return unknown + (screen.hasWrapped ? ["* wrapped: a row"] : [])
  }

  /// Does what a note says of a terminal, and returns the note as it is then.
  private func seen(_ note: String, _ run: ProgramRun) -> String {
    let words = note.split(separator: " ").map(String.init)
    if words.starts(with: ["the", "terminal"]) {
      let size = (words.last ?? "").split(separator: "x").compactMap { Int($0) }
      outside.screen.output.resize(columns: size[0], rows: size[1])
      run.respond(to: .resize)
      return note
    } else if note.hasPrefix("an interrupt") {
      var isEnd = false
      run.respond(to: .interrupt { isEnd = true })
      return isEnd ? "an interrupt, which ends the program" : "an interrupt"
    } else if note.hasPrefix("cursor:") {
      return "cursor: \(outside.screen.output.now.bracketed ?? "none")"
    }
    return outside.told(note)
  }

  private func type(_ text: String) async {
    outside.screen.keys.type(text)
    await outside.pass(.zero)
  }
}

extension SceneOutside {
  /// Does what a note tells to do, or finds what it tells is so; returns it as it is, behind
  /// `wrong: ` if it tells neither.
  func told(_ note: String) -> String {
    if note == "the next save fails" {
      disk.failNextSave()
    } else if let square = note.split(separator: "the computer answers ").first, square != note {
      guard (try? computer.answer(String(square))) != nil else { return "wrong: \(note)" }
    } else if note.hasPrefix("saved: ") {
      return "saved: \(disk.saved ?? "nothing")"
    } else if note.hasPrefix("saves: ") {
      return "saves: \(disk.saves)"
    } else if note.hasPrefix("asked: ") {
      return "asked: \(computer.asked)"
    } else if note.hasPrefix("time: ") {
      return "time: \(time?.now.sinceStart ?? .zero)"
    } else {
      return "wrong: \(note)"
    }
    return note
  }
}
