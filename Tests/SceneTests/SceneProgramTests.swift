import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Scenes are played by the program's own composition, and a process prints what they show.
@Suite(.startsPrograms) struct SceneProgramTests {
  /// Twenty scenes of scripts without a double, from everywhere among them.
  private static let scenes: [Scene] = {
    let all = Scenes.all.filter(\.needsNoDouble)
    return (0..<20).map { all[$0 * all.count / 20] }
  }()

  @Test(arguments: scenes)
  func `a process prints the same bytes as a scene`(scene: Scene) async throws {
    let folder = try TemporaryFolder()
    let disk = try SceneDisk(scene)
    for name in ["game"] + scene.files.keys {
      if let bytes = disk[name] { try folder.write(bytes, to: name) }
    }
    let script = #"cd "$1" && shift && exec "$0" "$@""#
    let child = try Child(
      ["/bin/sh", "-c", script, builtProgram("reversi"), folder.path] + scene.arguments,
      environment: ["LANG": "C.UTF-8"])
    child.types(scene.typedLines.map { $0 + "\n" }.joined())
    child.endInput()
    let run = await child.ended()
    let lines = scene.printedLines
    let diagnostics = lines.filter { $0.hasPrefix("2> ") }.map { $0.dropFirst(3) + "\n" }
    #expect(run.err == diagnostics.joined())
    #expect(run.end == .status(scene.status))
    #expect(run.out == lines.filter { !$0.hasPrefix("2> ") }.map { $0 + "\n" }.joined())
    if let saved = scene.told("saved: ") {
      let isThere = try folder.names.contains("game")
      let text = isThere ? try folder.text(of: "game") : "nothing"
      #expect(text.split(separator: "\n").first == saved[...])
    }
  }
}

extension Scene {
  /// Whether the program itself can play it: it has no computer, no pause, no fault, and no gap.
  fileprivate var needsNoDouble: Bool {
    let usesFilesOnly = settings.keys.allSatisfy {
      ["saved", "moves"].contains($0) || $0.hasPrefix("row ")
    }
    let isPlain = steps.allSatisfy {
      switch $0 {
      case .typed(let line): !line.hasPrefix("<")
      case .note(let note): note.hasPrefix("saved: ") || note.hasPrefix("ended: ")
      case .printed, .screen: true
      }
    }
    let isWhole = excerpts.allSatisfy { !$0.hasGap }
    return isScript && usesFilesOnly && isPlain && isWhole && others.isEmpty
      && !arguments.contains("--real-time") && !text.contains("thinking")
  }

  /// The status with which the program ends.
  fileprivate var status: Int32 {
    let isRefused = printedLines.contains { $0.hasPrefix("2> reversi: line ") }
    return switch told("ended: ") {
    case "failed": 1
    case "usage": 2
    case "missing": 3
    default: isRefused ? 1 : 0
    }
  }

  /// What the last note that begins in some way tells.
  fileprivate func told(_ begin: String) -> String? {
    steps.compactMap {
      if case .note(let note) = $0, note.hasPrefix(begin) { note } else { nil }
    }.last.map { String($0.dropFirst(begin.count)) }
  }

  /// The lines that are typed.
  fileprivate var typedLines: [String] {
    steps.compactMap { if case .typed(let line) = $0 { line } else { nil } }
  }

  /// The lines that are printed.
  fileprivate var printedLines: [String] {
    steps.flatMap { step -> [String] in
      guard case .printed(let lines) = step else { return [] }
      return lines.filter { !$0.isEmpty }
    }
  }
}
