import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Paths that name something other than a small file.
@Suite(.watched) struct NotAFileTests {
  /// What a path may name, besides a small file.
  enum Thing: CaseIterable {
    case folder
    case pipe
    case hugeFile
    case linkToFolder
    case linkToItself
    case circleOfLinks

    var flaw: Flaw {
      switch self {
      case .folder: .folder
      case .pipe: .special
      case .hugeFile: .tooLong
      case .linkToFolder, .linkToItself, .circleOfLinks: .brokenLink
      }
    }

    var type: FileAttributeType {
      switch self {
      case .folder: .typeDirectory
      case .pipe: .typeUnknown
      case .hugeFile: .typeRegular
      case .linkToFolder, .linkToItself, .circleOfLinks: .typeSymbolicLink
      }
    }

    func make(_ name: String, in folder: TemporaryFolder) throws {
      switch self {
      case .folder:
        try folder.makeFolder(name)
        try folder.write("inside".utf8, to: "\(name)/file")
      case .pipe: try #require(mkfifo(folder.path(name), 0o600) == 0)
      case .hugeFile:
        // It is far too long to be read in a test, but takes no room on the disk.
        try folder.write([], to: name)
        try #require(truncate(folder.path(name), 1 << 40) == 0)
      case .linkToFolder:
        try folder.makeFolder("precious/inside")
        try folder.link(name, to: "precious")
      case .linkToItself: try folder.link(name, to: folder.path(name))
      case .circleOfLinks:
        try folder.link(name, to: "second")
        try folder.link("second", to: "third")
        try folder.link("third", to: name)
      }
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Thing.allCases)
  func `R7.5 what is not a small file is set aside, without waiting or reading much`(
    thing: Thing
  ) throws {
    try thing.make("game", in: folder)
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
    #expect([[], ["precious"], ["second", "third"]].contains(others))
  }

  @Test(arguments: Thing.allCases)
  func `R7.5 what is not a small file stays as it is if the user has named it`(
    thing: Thing
  ) throws {
    try thing.make("mine", in: folder)
    let before = try folder.attributes(of: "mine")
    let opened = folder.open("mine", by: .user)
    #expect(opened.isUnloadable)
    #expect(opened.loadFailure == .foreign(thing.flaw))
    let after = try folder.attributes(of: "mine")
    #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
    #expect(after[.modificationDate] as? Date == before[.modificationDate] as? Date)
  }
}
