import Adapters
import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Each call of a start and of two saves, the second with a move less, fails in turn.
struct FaultTests {
  private static let errors: [Int32?] = [
    ENOSPC, EINTR, nil, EIO, EACCES, EPERM, EROFS, EDQUOT,
  ]

  private let before = SavedGame(game: .over)
  /// Two moves, and then one less.
  private let saves: [SavedGame]

  init() throws {
    let start = SavedGame(modes: BySide(dark: .manual, light: .computer))
    saves = try ["d3c3", "d3"].map(start.played)
  }

  @Test(arguments: errors.prefix(RunOptions.faults), [false, true])
  func `R7.6 a failure of any call leaves the old or the new game as a whole`(
    code: Int32?, lasts: Bool
  ) throws {
    // A call that is always interrupted would be repeated forever.
    if code == EINTR || code == nil, lasts { return }
    var call = 0
    var struck: [HookedFiles.Call]
    repeat {
      call += 1
      struck = try play(code, Fault(code, at: call, lasts: lasts))
    } while !struck.isEmpty
    #expect(call > 25)
  }

  /// Plays a start and two saves with a fault, then one without, and returns the calls it struck.
  private func play(_ code: Int32?, _ fault: Fault) throws -> [HookedFiles.Call] {
    let folder = TemporaryFolder()
    try folder.save(before)
    let files = fault.files
    var opened: OpenedGame? = folder.open(files: files)
    let failure = code.map { folder.failure(.error($0)) }
    let loadFailure = opened?.loadFailure
    if let loadFailure {
      #expect(loadFailure == .unreadable(folder.detail(.error(code ?? 0))))
    }
    #expect(loadFailure != nil || opened?.file != nil)
    var kept = before
    // The start tells both.
    var isReported = loadFailure != nil || opened?.file?.warning != nil
    for saved in saves {
      let told = opened?.repository.failure(saving: saved)
      let found = try folder.savedGame()
      if loadFailure == nil {
        #expect(found == saved || told != nil && found == kept, "\(fault.struck)")
      } else {
        #expect(found == before && told == nil, "a file that was not read is not overwritten")
      }
      #expect(told == nil || told == failure)
      #expect(files.openCount <= 1, "at most the lock is open")
      isReported = isReported || told != nil
      kept = found ?? kept
    }
    let struck = fault.struck
    // Calls that are interrupted or cut short only have to be repeated.
    if code == EINTR || code == nil {
      #expect(!isReported, "\(struck)")
    } else {
      #expect(isReported || !struck.contains { mustBeReported($0, code) }, "\(struck)")
    }
    fault.mend()
    if loadFailure == nil { #expect(opened?.repository.failure(saving: before) == nil) }
    opened = nil
    #expect(files.openCount == 0)
    #expect(try folder.opened().load() == before)
    #expect(try folder.names == ["game", "game.lock"], "\(struck)")
    return struck
  }

  /// Returns whether a save cannot promise to last if a call fails.
  private func mustBeReported(_ call: HookedFiles.Call, _ code: Int32?) -> Bool {
    let needed: [HookedFiles.Call] = [
      .status, .checkWritable, .create, .write, .setPermissions, .sync, .rename,
    ]
    if call == .openFolder { return code != EACCES && code != EPERM }
    return needed.contains(call)
  }
}
