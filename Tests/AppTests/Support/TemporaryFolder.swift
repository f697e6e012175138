import Foundation

/// A fresh folder that goes when nobody needs it any more.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "reversi-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the path of something in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// All that is in the folder and the folders in it, by name.
  var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }
  }

  func write(_ text: String, to name: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  /// Returns what a file holds.
  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }
}
