import Foundation

/// The scenes of the project.
enum Scenes {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenes")
  private static let environment = ProcessInfo.processInfo.environment["REVERSI_SCENES"]

  /// Returns whether what happens is written into the file of a scene.
  static func isWritten(_ scene: Scene) -> Bool {
    guard let environment else { return false }
    return environment == "write"
      || environment.hasPrefix("write:") && scene.name.hasPrefix(environment.dropFirst(6))
  }

  private static let read: [Result<Scene, any Error>] = names.map { name in
    Result {
      try Scene(
        name: name,
        text: String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8))
    }
  }

  /// All scenes, in the order of their names.
  static let all = read.compactMap { try? $0.get() }

  /// Why files are none.
  static let unreadable = read.compactMap { scene -> String? in
    if case .failure(let error) = scene { "\(error)" } else { nil }
  }

  private static let names: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path())
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".txt") }
      .map { String($0.dropLast(4)) }.sorted()
  }()

  /// Replaces the file of a scene.
  static func write(_ text: String, to scene: Scene) throws {
    try text.write(
      to: folder.appending(path: "\(scene.name).txt"), atomically: true, encoding: .utf8)
  }
}
