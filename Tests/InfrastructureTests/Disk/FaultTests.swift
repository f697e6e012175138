import Adapters
import Foundation
import Infrastructure
import Testing
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Every call of a start and of two saves goes wrong in turn, until none is left.
@Suite(.timeLimit(.minutes(1))) struct FaultTests {
  private static let errors: [Int32?] = [ENOSPC, EIO, EACCES, EROFS, EINTR, EDQUOT, nil]

  private let before = SavedGame(game: .over)
  private let saves = [SavedGame(game: .darkMustPass), SavedGame(game: .lightMustPass)]

  @Test(arguments: errors, [false, true])
  func `R7.6 whichever call of a save fails, the old game or the new one is there, whole`(
    code: Int32?, lasts: Bool
  ) throws {
    // What is interrupted for ever is tried for ever.
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
  func `R7.6 a write that takes nothing is an error and is not repeated forever`(call: Int) throws {
    let folder = try TemporaryFolder()
    let files = FaultyFiles(.init(call: call, error: nil, only: [.write], taken: 0))
    let path = folder.path("game")
    let repository = FileGameRepository(path: path, owner: .program, files: files)
    #expect(throws: SaveFailure(reason: "\(path): Input/output error")) {
      try repository.save(before)
    }
    #expect(try folder.names == ["game.lock"])
    try repository.save(before)
    #expect(try repository.load() == before)
  }

  /// Plays a start and two saves with a fault, then one without, and returns the calls it struck.
  private func play(_ fault: FaultyFiles.Fault) throws -> [FaultyFiles.Call] {
    let folder = try TemporaryFolder()
    let name = folder.path("game")
    // A lock that was let go may be held a little longer by a program that is just being started.
    try folder.write(SavedGameText.encode(before).utf8, to: "game")
    let files = FaultyFiles(fault)
    var repository: FileGameRepository? = FileGameRepository(
      path: name, owner: .program, files: files)
    let words = fault.error?.description ?? ""
    let unread = LoadFailure.unreadable(reason: "\(name): \(words)")
    let loading = loading(repository)
    let isRead = loading == nil
    #expect(isRead || loading == unread)
    var kept = before
    var isTold = !isRead
    for saved in saves {
      let failure = saving(saved, in: repository)
      let isThere = try FileGameRepository(path: name, owner: .user).load()
      if isRead {
        #expect(isThere == saved || failure != nil && isThere == kept, "\(fault) \(files.struck)")
      } else {
        #expect(isThere == before && failure == nil, "what was not read is not overwritten")
      }
      if let failure {
        isTold = true
        #expect(failure.reason == "\(name): \(words)")
      }
      kept = isThere ?? kept
    }
    let struck = files.struck
    #expect(isTold || !struck.contains { fault.mustBeTold($0) }, "\(fault) \(struck)")
    files.mend()
    if isRead { #expect(saving(before, in: repository) == nil) }
    repository = nil
    repository = FileGameRepository(path: name, owner: .program)
    #expect(try repository?.load() == before)
    #expect(try folder.names == ["game", "game.lock"], "\(fault) \(struck)")
    return struck
  }

  private func loading(_ repository: FileGameRepository?) -> LoadFailure? {
    do throws(LoadFailure) {
      _ = try repository?.load()
      return nil
    } catch {
      return error
    }
  }

  private func saving(_ saved: SavedGame, in repository: FileGameRepository?) -> SaveFailure? {
    do throws(SaveFailure) {
      try repository?.save(saved)
      return nil
    } catch {
      return error
    }
  }
}

extension FaultyFiles.Fault {
  /// Whether a save without this call cannot be promised to last; what is interrupted or cut short
  /// goes on.
  fileprivate func mustBeTold(_ call: FaultyFiles.Call) -> Bool {
    guard let error, error.code != EINTR else { return false }
    return switch call {
    case .status, .checkWritable, .open(.new), .write, .permit, .sync, .rename: true
    case .open(.folder): error.code != EACCES
    case .open(.reading), .open(.locking), .read, .linkTarget, .lock, .close, .remove, .makeFolder:
      false
    }
  }
}
