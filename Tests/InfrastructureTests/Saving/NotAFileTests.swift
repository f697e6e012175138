import Adapters
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Paths to something other than a small file.
struct NotAFileTests {
  /// A thing that a path may name, other than a small file.
  struct Thing: CustomTestStringConvertible {
    let testDescription: String
    let flaw: String
    let type: FileAttributeType
    /// Makes it under a name in a folder.
    let make: @Sendable (String, TemporaryFolder) throws -> Void

    static let all = [
      Self(testDescription: "a folder", flaw: "it is a folder", type: .typeDirectory) {
        name, folder in
        try folder.write("inside", to: "\(name)/file")
      },
      Self(testDescription: "a pipe", flaw: "it is not a regular file", type: .typeUnknown) {
        name, folder in
        try #require(mkfifo(folder.path(name), 0o600) == 0)
      },
      Self(testDescription: "a huge file", flaw: SavedGameError.tooLong.text, type: .typeRegular) {
        name, folder in
        // It is far too long to be read in a test, but takes no room on the disk.
        try folder.write([], to: name)
        try #require(truncate(folder.path(name), 1 << 40) == 0)
      },
      Self(
        testDescription: "a link to a folder", flaw: "it is a broken link", type: .typeSymbolicLink
      ) { name, folder in
        try folder.makeFolder("precious/inside")
        try folder.link(name, to: "precious")
      },
      Self(
        testDescription: "a link to itself", flaw: "it is a broken link", type: .typeSymbolicLink
      ) { name, folder in
        try folder.link(name, to: folder.path(name))
      },
    ]
  }

  private let folder = TemporaryFolder()

  @Test(arguments: Thing.all)
  func `R7.5 anything but a small file is set aside without waiting or reading much`(
    thing: Thing
  ) throws {
    try thing.make("game", folder)
    let before = try folder.attributes(of: "game")
    let opened = folder.open()
    #expect(opened.loadFailure == .setAside(thing.flaw, name: "game.bad-1"))
    try #require(opened.file).save(SavedGame())
    #expect(try folder.savedGame() == SavedGame())
    let after = try folder.attributes(of: "game.bad-1")
    #expect(after[.type] as? FileAttributeType == thing.type)
    #expect(after[.size] as? Int == before[.size] as? Int)
    #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
    #expect(try folder.attributes(of: "game")[.type] as? FileAttributeType == .typeRegular)
    // What a link leads to stays where it is.
    let others = try folder.names.filter { !$0.hasPrefix("game") }
    #expect([[], ["precious"]].contains(others))
  }

  @Test(arguments: Thing.all)
  func `R7.9 anything but a small file stays as it is if the user has named it`(
    thing: Thing
  ) throws {
    try thing.make("mine", folder)
    let before = try folder.attributes(of: "mine")
    let opened = folder.open("mine", by: .user)
    #expect(opened.isUnloadable)
    #expect(opened.loadFailure == .foreign(thing.flaw))
    let after = try folder.attributes(of: "mine")
    #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
    #expect(after[.modificationDate] as? Date == before[.modificationDate] as? Date)
  }
}
