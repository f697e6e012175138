import Domain
import Infrastructure
import Synchronization
import TestSupport

/// The files of a scene: a folder in memory, in which the saved game is called `game`.
final class SceneFiles: Sendable {
  private let folder = ModelFiles(bytesAtOnce: .max)
  /// The number of saves, and how many of the next ones fail.
  private let saving = Mutex((count: 0, failing: 0))

  /// Creates the files that the settings of a scene describe.
  init(_ scene: Scene) {
    let lines = scene.settings.filter { $0.name == "line" }.map(\.value)
    if !lines.isEmpty { write(lines == [""] ? "" : lines.map { "\($0)\n" }.joined()) }
    let rows = (1...8).map { scene.setting("row \($0)") }
    if let header = scene.setting("saved") {
      let isStart = rows.allSatisfy { $0 == nil }
      let board = isStart ? "\(Board())" : rows.map { $0 ?? "--------" }.joined(separator: "\n")
      write("\(header)\n\(board)\n")
    }
    failSaves(scene.setting("failing saves").flatMap { Int($0) } ?? 0)
  }

  /// The files as the program has them.
  var files: HookedFiles {
    HookedFiles(base: folder) { [self] call throws(SystemError) in
      if call == .create, isFailing() { throw SystemError.noSpace }
      return .max
    }
  }

  /// The text of the saved game, or nil if there is none.
  var game: String? { folder["game"].map { String(decoding: $0, as: UTF8.self) } }
  /// The names of the files, except that of the lock.
  var names: [String] { folder.disk.seen.names.keys.filter { $0 != "game.lock" }.sorted() }
  /// The number of times that the program has tried to save.
  var saves: Int { saving.withLock(\.count) }

  /// Writes the saved game, as another program does.
  func write(_ text: String) { folder.write(Array(text.utf8), to: "game") }

  /// Makes some of the next saves fail.
  func failSaves(_ count: Int) { saving.withLock { $0.failing = count } }

  /// Counts a save, and returns whether it fails.
  private func isFailing() -> Bool {
    saving.withLock { saving in
      saving.count += 1
      saving.failing -= 1
      return saving.failing >= 0
    }
  }
}
