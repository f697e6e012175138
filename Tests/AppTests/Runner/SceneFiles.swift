import Adapters
import Domain
import Infrastructure
import Synchronization

/// The files of a scene: a folder in memory, in which the saved game is called `game`.
final class SceneFiles: FileSystem {
  private struct State {
    var files: [String: [UInt8]] = [:]
    var open: [Int32: (name: String, place: Int)] = [:]
    var opened: Int32 = 0
    var failingSaves = 0
    var saves = 0

    mutating func open(_ path: Path) -> Descriptor {
      opened += 1
      open[opened] = (path.name, 0)
      return Descriptor(number: opened)
    }
  }

  /// The errors of the system on Linux and macOS.
  private static let notFound = SystemError(code: 2)
  private static let noSpace = SystemError(code: 28)

  private let state = Mutex(State())

  /// Makes the files that the settings of a scene describe.
  init(_ scene: Scene) {
    let lines = scene.settings.filter { $0.name == "line" }.map(\.value)
    if !lines.isEmpty { self["game"] = lines == [""] ? "" : lines.map { "\($0)\n" }.joined() }
    let rows = (1...8).map { scene.setting("row \($0)") }
    if let header = scene.setting("saved") {
      let isStart = rows.allSatisfy { $0 == nil }
      let board = isStart ? "\(Board())" : rows.map { $0 ?? "--------" }.joined(separator: "\n")
      self["game"] = "\(header)\n\(board)\n"
    }
    failSaves(scene.setting("failing saves").flatMap { Int($0) } ?? 0)
  }

  /// The text of a file, or nil if there is none.
  subscript(name: String) -> String? {
    get { state.withLock { $0.files[name] }.map { String(decoding: $0, as: UTF8.self) } }
    set { state.withLock { $0.files[name] = newValue.map { Array($0.utf8) } } }
  }

  /// The names of the files, but that of the lock.
  var names: [String] { state.withLock { $0.files.keys.sorted() }.filter { $0 != "game.lock" } }
  /// How often a game was to be saved.
  var saves: Int { state.withLock(\.saves) }

  /// Makes some of the next saves fail.
  func failSaves(_ count: Int) { state.withLock { $0.failingSaves = count } }

  func status(of path: Path) throws(SystemError) -> FileStatus {
    if self[path.name] == nil { throw Self.notFound }
    return FileStatus(kind: .file, permissions: 0o600, user: 1, group: 1)
  }

  func openToRead(_ path: Path) throws(SystemError) -> Descriptor {
    try state.withLock { state throws(SystemError) in
      if state.files[path.name] == nil { throw Self.notFound }
      return state.open(path)
    }
  }

  func create(_ path: Path) throws(SystemError) -> Descriptor {
    try state.withLock { state throws(SystemError) in
      state.saves += 1
      state.failingSaves -= 1
      if state.failingSaves >= 0 { throw Self.noSpace }
      state.files[path.name] = []
      return state.open(path)
    }
  }

  func openLock(_ path: Path) throws(SystemError) -> Descriptor { try openToRead(path) }

  func createLock(_ path: Path) -> Descriptor {
    self[path.name] = ""
    return state.withLock { $0.open(path) }
  }

  func openFolder(_ path: Path) -> Descriptor { state.withLock { $0.open(path) } }

  func read(_ file: Descriptor, atMost count: Int) -> [UInt8] {
    state.withLock { state in
      guard let (name, place) = state.open[file.number] else { return [] }
      let bytes = (state.files[name] ?? []).dropFirst(place).prefix(count)
      state.open[file.number]?.place += bytes.count
      return Array(bytes)
    }
  }

  func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) -> Int {
    state.withLock { state in
      if let name = state.open[file.number]?.name { state.files[name]? += bytes }
    }
    return bytes.count
  }

  func rename(_ path: Path, to other: Path) {
    state.withLock { $0.files[other.name] = $0.files.removeValue(forKey: path.name) }
  }

  func remove(_ path: Path) { self[path.name] = nil }
  func linkTarget(of path: Path) -> String? { nil }
  func path(_ path: Path, refersTo file: Descriptor) -> Bool { true }
  func checkWritable(_ path: Path) {}
  func setPermissions(_ permissions: UInt32, of file: Descriptor) {}
  func setOwner(_ user: UInt32, _ group: UInt32, of file: Descriptor) {}
  func sync(_ file: Descriptor) {}
  func lock(_ file: Descriptor) {}
  func close(_ file: Descriptor) {}
  func makeFolder(_ path: Path) {}
}
