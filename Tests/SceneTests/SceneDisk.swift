import Adapters
import ArchivedGames
import Infrastructure
import RoomAdapters
import Rooms
import Synchronization
import TestSupport
import UseCases

/// The disk of a scene: a single folder, in which the saved game is called `game`.
final class SceneDisk: Sendable {
  private struct State {
    var failingSaves: Int
    var saves = 0
  }

  private let model: ModelFiles
  private let state: Mutex<State>

  /// Makes the disk that the settings of a scene describe.
  ///
  /// - Throws: what is wrong with a setting.
  init(_ scene: Scene) throws {
    var files = scene.files.mapValues { Array($0.utf8) }
    if let saved = try Self.saved(scene) { files["game"] = Array(SavedGameText.encode(saved).utf8) }
    model = ModelFiles(files)
    state = Mutex(State(failingSaves: scene[.failingSaves].flatMap { Int($0) } ?? 0))
  }

  private static func saved(_ scene: Scene) throws -> SavedGame? {
    let rows = scene.settings.filter { $0.key.hasPrefix("row ") }
    guard scene[.saved] != nil || scene[.moves] != nil || !rows.isEmpty else { return nil }
    let pairs = rows.map { (Int($0.key.dropFirst(4)) ?? 0, $0.value) }
    return try TestSupport.saved(
      scene[.saved] ?? "x00", Dictionary(uniqueKeysWithValues: pairs)
    ).played(scene[.moves] ?? "")
  }

  /// The files, in which saves fail that are told to.
  var files: any AppendedFiles {
    HookedFiles(base: model) { [self] call throws(SystemError) in
      guard call == .open(.new) else { return .max }
      let isFailing = state.withLock { state in
        state.saves += 1
        defer { state.failingSaves = max(0, state.failingSaves - 1) }
        return state.failingSaves > 0
      }
      if isFailing { throw SystemError.noSpace }
      return .max
    }
  }

  /// How often something was to be saved.
  var saves: Int { state.withLock(\.saves) }

  /// Makes the next save fail.
  func failNextSave() { state.withLock { $0.failingSaves = 1 } }

  /// Returns what the file of a path holds, or nil if there is none.
  subscript(path: String) -> [UInt8]? { model[Path(path).name] }

  /// The first line of the saved game.
  var saved: String? {
    self["game"].map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
  }
}
