import Foundation

/// Returns the text of a file of the project.
func text(of name: String) throws -> String {
  try String(contentsOf: project.appending(path: name), encoding: .utf8)
}

/// Returns whether the project has a file.
func isThere(_ name: String) -> Bool {
  FileManager.default.fileExists(atPath: project.appending(path: name).path())
}

/// Returns every Swift file in a folder of the project.
func swiftFiles(in folder: String) -> [URL] { files("swift", in: folder) }

/// Returns every file of a type in a folder of the project.
func files(_ type: String, in folder: String) -> [URL] {
  let files = FileManager.default.enumerator(
    at: project.appending(path: folder), includingPropertiesForKeys: nil)
  return files?.compactMap { $0 as? URL }.filter { $0.pathExtension == type } ?? []
}

let project = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
