import Adapters
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Each call of a start and of two saves, of moves and after taking back, fails in turn.
struct FaultTests {
  private static let errors: [Int32?] = [ENOSPC, EIO, EACCES, EROFS, EINTR, EDQUOT, nil]

  private let before = SavedGame(game: .over)
  /// Two moves at a level, and then one less.
  private let saves: [SavedGame]

  init() throws {
    let start = SavedGame(modes: Modes(light: .computer(.four)))
    saves = try ["d3c3", "d3"].map(start.played)
  }

  @Test(arguments: errors, [false, true])
  func `R7.6 R10.6 whichever call fails, the old or the new game is there as a whole`(
    code: Int32?, lasts: Bool
  ) throws {
    // A call that is always interrupted would be repeated forever.
    if code == EINTR || code == nil, lasts { return }
    var call = 0
    var struck: [FaultyFiles.Call]
    repeat {
      call += 1
      struck = try play(.init(call: call, error: code.map(SystemError.init), lasts: lasts))
    } while !struck.isEmpty
    #expect(call > 25)
  }

  @Test(arguments: 1...2)
  func `R7.6 a write that takes nothing is an error, and is not repeated`(call: Int) throws {
    let folder = try TemporaryFolder()
    let files = FaultyFiles(.init(call: call, error: nil, only: [.write], taken: 0))
    let path = folder.path("game")
    let repository = try FileGameRepository.opened(path, files: files)
    #expect(throws: SaveFailure(reason: "\(path): Input/output error")) {
      try repository.save(before)
    }
    #expect(try folder.names == ["game.lock"])
    try repository.save(before)
    #expect(try folder.savedGame(in: "game") == before)
  }

  /// Plays a start and two saves with a fault, then one without, and returns the calls it struck.
  private func play(_ fault: FaultyFiles.Fault) throws -> [FaultyFiles.Call] {
    let folder = try TemporaryFolder()
    let path = folder.path("game")
    try folder.save(before, to: "game")
    let files = FaultyFiles(fault)
    let words = fault.error?.description ?? ""
    var opened: FileGameRepository.OpenResult? = FileGameRepository.openWhenFree(
      path: path, owner: .program, files: files)
    let loadFailure = opened?.loadFailure
    #expect(loadFailure == nil || loadFailure == .unreadable(reason: "\(path): \(words)"))
    #expect(loadFailure != nil || opened?.file != nil)
    var kept = before
    var isReported = loadFailure != nil
    for saved in saves {
      let failure = saving(saved, in: opened?.repository)
      let found = try folder.savedGame(in: "game")
      if loadFailure == nil {
        #expect(found == saved || failure != nil && found == kept, "\(fault) \(files.struck)")
      } else {
        #expect(found == before && failure == nil, "a file that was not read is not overwritten")
      }
      if let failure {
        isReported = true
        #expect(failure.reason == "\(path): \(words)")
      }
      kept = found ?? kept
    }
    let struck = files.struck
    if fault.isHarmless {
      #expect(!isReported, "\(fault) \(struck)")
    } else {
      let mustBeReported = struck.contains(where: fault.mustBeReported)
      #expect(isReported || !mustBeReported, "\(fault) \(struck)")
    }
    files.mend()
    if loadFailure == nil { #expect(saving(before, in: opened?.repository) == nil) }
    opened = nil
    let next = try FileGameRepository.opened(path)
    #expect(try next.load() == before)
    #expect(try folder.names == ["game", "game.lock"], "\(fault) \(struck)")
    return struck
  }

  private func saving(_ saved: SavedGame, in repository: (any GameRepository)?) -> SaveFailure? {
    do throws(SaveFailure) {
      try repository?.save(saved)
      return nil
    } catch {
      return error
    }
  }
}

extension FaultyFiles.Fault {
  /// Whether calls that are interrupted or cut short only have to be repeated.
  fileprivate var isHarmless: Bool { error == nil || error?.code == EINTR }

  /// Whether a save cannot promise to last if this call fails.
  fileprivate func mustBeReported(_ call: FaultyFiles.Call) -> Bool {
    switch call {
    case .status, .checkWritable, .open(.new), .write, .setPermissions, .sync, .rename: true
    case .open(.folder): error?.code != EACCES
    case .open(.reading), .open(.locking), .read, .linkTarget, .lock, .close, .remove, .makeFolder:
      false
    }
  }
}
