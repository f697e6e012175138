import Foundation

/// The texts of the project that tests read.
enum Project {
  private static let challenge = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let written = ProcessInfo.processInfo.environment["REVERSI_SCENES"]

  /// The scenes, in the order of their names.
  static let scenes = names(in: "Scenes", type: ".txt").compactMap { name in
    Scene(name: name, text: text("Scenes/\(name).txt"))
  }

  /// The names of the files in a folder of the challenge, without their type.
  static func names(in folder: String, type: String) -> [String] {
    let path = challenge.appending(path: folder).path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(type) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(type.count)) }.sorted()
  }

  /// Returns the text of a file, by its path from the folder of the challenge on.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: challenge.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// Whether what happens is written into the file of a scene.
  static func isWritten(_ scene: Scene) -> Bool {
    guard let written else { return false }
    return written == "write"
      || written.hasPrefix("write:") && scene.name.hasPrefix(written.dropFirst(6))
  }

  /// Replaces the file of a scene.
  static func write(_ text: String, to scene: Scene) throws {
    let file = challenge.appending(path: "Scenes/\(scene.name).txt")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
