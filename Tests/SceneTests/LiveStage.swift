import Adapters
import Infrastructure
import LiveFront
import ReversiApp
import TestSupport
import UseCases

/// Plays the scenes of the live front: keys are typed, and rows of the screen are seen.
struct LiveStage {
  private let scene: Scene
  private let table: SceneTable
  private let screen: ScreenOutput
  private let keyboard = TypedKeys()
  private let presenter: LivePresenter
  private let prompt: LivePrompt

  init(_ scene: Scene, _ table: SceneTable) throws {
    (self.scene, self.table) = (scene, table)
    let (options, environment) = (table.options, table.environment)
    let palette = environment.palette(options.color)
    let style = LiveStyle(
      columns: table.columns, rows: table.rows,
      glyphs: environment.glyphs(options.glyphs, in: palette), palette: palette,
      size: options.size)
    let diskColumns = Int(scene[.diskColumns] ?? "1") ?? 1
    screen = ScreenOutput(columns: table.columns, rows: table.rows, diskColumns: diskColumns)
    presenter = LivePresenter(
      output: screen, style: style, language: environment.language(options.language),
      timeline: table.time.timeline, farewell: table.farewell)
    let loop = try table.loop(presenter: presenter, isAtTerminal: true)
    prompt = LivePrompt(
      keys: keyboard, loop: loop, presenter: presenter, timeline: table.time.timeline)
    report = style.glyphs == .ascii ? nil : "\u{1b}[1;\(1 + diskColumns)R"
  }

  /// What the terminal answers when it is asked where the cursor is, behind a disk.
  private let report: String?

  /// Returns the lines of the scene as they come.
  func play() throws -> [String] {
    let lines = table.time.run { [self] in
      async let end = prompt.run()
      await pass(.zero)
      if let report { await type(report) }
      var lines: [String] = []
      var letters = ColorLetters(scene)
      for step in scene.steps {
        if case .note(let note) = step, note.hasPrefix("ended: ") {
          keyboard.end()
          lines.append("* ended: \(await end)")
        } else {
          lines += await self.lines(of: step, &letters)
        }
      }
      keyboard.end()
      _ = await end
      return lines + trouble
    }
    return lines ?? ["* never ends. \(table.time.waits.joined(separator: " "))"]
  }

  private func lines(of step: SceneStep, _ letters: inout ColorLetters) async -> [String] {
    switch step {
    case .typed(let keys):
      await type(TypedKeyNames.bytes(of: keys))
      return ["> \(keys)"]
    case .note(let note):
      guard let pause = step.pause else { return ["* \(await told(note))"] }
      await pass(pause)
      return ["* \(note)"]
    case .screen(let excerpt): return excerpt.lines(of: screen.now, &letters)
    case .printed(let lines): return lines.allSatisfy(\.isEmpty) ? lines : []
    }
  }

  /// What no live front may do to a terminal, if it has done so.
  private var trouble: [String] {
    let screen = screen.now
    let unknown = screen.unknown.map { "* unknown: \($0)" }
    return unknown + (screen.hasWrapped ? ["* wrapped: a row"] : [])
  }

  /// Does what a note says, and returns the note as it is then.
  private func told(_ note: String) async -> String {
    let words = note.split(separator: " ").map(String.init)
    switch words.prefix(2) {
    case ["the", "terminal"]:
      let size = (words.last ?? "").split(separator: "x").compactMap { Int($0) }
      screen.resize(columns: size[0], rows: size[1])
      presenter.resize(columns: size[0], rows: size[1])
    case ["an", "interrupt"], ["an", "interrupt,"]:
      let isHeard = prompt.interrupt()
      await pass(.zero)
      return isHeard ? "an interrupt" : "an interrupt, which ends the program"
    case let words where words.first == "cursor:":
      return "cursor: \(screen.now.bracketed ?? "none")"
    default:
      let told = (try? table.carryOut(note)) ?? "wrong: \(note)"
      await pass(.zero)
      return told
    }
    await pass(.zero)
    return note
  }

  private func type(_ text: String) async {
    keyboard.type(text)
    await pass(.zero)
  }

  private func pass(_ time: Duration) async { await table.time.timeline.sleepLast(for: time) }
}
