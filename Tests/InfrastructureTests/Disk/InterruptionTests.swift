import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Each call of a start and of a save is interrupted in turn.
struct InterruptionTests {
  /// The files that a start finds.
  enum Found: CaseIterable, Sendable {
    case game, damaged, damagedBehindLink, noFolders, folderForLock, circleOfLinks, restOfSave

    /// Puts it into a folder.
    func put(into folder: TemporaryFolder) throws {
      switch self {
      case .game: try folder.save(SavedGame(game: .over), to: "a/b/game")
      case .damaged:
        try folder.write("junk", to: "a/b/game")
        try folder.write("kept before", to: "a/b/game.bad-1")
      case .damagedBehindLink:
        try folder.write("junk", to: "a/b/mine")
        try folder.link("a/b/game", to: "mine")
      case .noFolders: break
      case .folderForLock: try folder.makeFolder("a/b/game.lock")
      case .circleOfLinks:
        try folder.makeFolder("a/b")
        try folder.link("a/b/game", to: "game")
      case .restOfSave: try folder.write("half", to: "a/b/game.reversi-saving")
      }
    }
  }

  @Test(arguments: Found.allCases, [FileGameRepository.Owner.program, .user])
  func `R7.6 an interrupted call changes nothing`(
    found: Found, owner: FileGameRepository.Owner
  ) throws {
    let (expected, _) = try play(found, owner, interrupting: .max)
    var call = 0
    var isStruck: Bool
    repeat {
      call += 1
      let result: [String]
      (result, isStruck) = try play(found, owner, interrupting: call)
      #expect(result == expected, "\(call)")
    } while isStruck
    #expect(call > 4)
  }

  /// Plays a start and a save, and returns what was told and what is there then.
  private func play(
    _ found: Found, _ owner: FileGameRepository.Owner, interrupting call: Int
  ) throws -> (result: [String], isStruck: Bool) {
    let folder = TemporaryFolder()
    try found.put(into: folder)
    let fault = Fault(EINTR, at: call)
    let opened = folder.open("a/b/game", by: owner, fault)
    let namesAtStart = try folder.allNames
    var told = opened.loadFailure.map { "\($0)" } ?? "loaded"
    told += opened.repository.failure().map { " \($0)" } ?? ""
    let result = [told.replacing(folder.path, with: "")] + namesAtStart + (try folder.allNames)
    return (result, !fault.struck.isEmpty)
  }
}
