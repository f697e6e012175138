import Foundation
import Infrastructure
import TestSupport
import Testing

/// A small file of bytes beside the saved game, such as the settings of a front end.
struct DurableFileTests {
  private let folder = TemporaryFolder()

  private func opened() throws -> DurableFile {
    try DurableFile(
      Path(folder.path("settings")), atMost: 3, tooLong: "it is too long", files: SystemFiles())
  }

  @Test func `R7.5 a file above the limit is not read in part`() throws {
    try folder.write("four", to: "settings")
    let file = try opened()
    #expect(throws: FileError(.invalid("it is too long"), at: file.path)) { try file.read() }
  }

  @Test func `R7.6 a folder in place of a small file stays, and the failure is reported`() throws {
    try folder.makeFolder("settings")
    let file = try opened()
    #expect(throws: FileError(.error(EISDIR), at: file.path)) {
      try file.replace(by: [1], isLocked: true)
    }
    #expect(try folder.allNames == ["settings"])
  }
}
