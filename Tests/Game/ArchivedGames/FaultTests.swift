import Adapters
import ArchivedGames
import Domain
import Foundation
import GameSupport
import Infrastructure
import ProgramSupport
import TestSupport
import Testing
import UseCases

/// Each call of a start and of two writes fails in turn.
struct FaultTests {
  private static let errors: [Int32?] = [
    ENOSPC, EINTR, nil, EIO, EACCES, EPERM, EROFS, EDQUOT,
  ]

  /// A file, and whether it is missing at the start.
  struct Found: CustomTestStringConvertible {
    let kind: NumberedFile.Kind
    let isMissing: Bool

    var testDescription: String { "\(isMissing ? "no " : "")\(kind)" }

    static let all = NumberedFile.Kind.besideGame.flatMap { kind in
      [false, true].map { Self(kind: kind, isMissing: $0) }
    }
  }

  private let games: [SavedGame]

  init() throws {
    let start = SavedGame(modes: BySide(dark: .manual, light: .computer))
    games = try ["e6f4e3f6g5d6e7f5c5", "d3c3", "d3", "c4e3"].map(start.played)
  }

  @Test(arguments: Found.all, errors.prefix(RunOptions.faults))
  func `R7.6 R7.10 R7.15 G11.2 a failure of any call leaves the old or the new contents as a whole`(
    found: Found, code: Int32?
  ) throws {
    for lasts in [false, true] {
      // A call that is always interrupted would be repeated forever.
      if code == EINTR || code == nil, lasts { continue }
      var call = 0
      var struck: [HookedFiles.Call]
      repeat {
        call += 1
        struck = try play(found, code, Fault(code, at: call, lasts: lasts))
      } while !struck.isEmpty
      #expect(call > 20)
    }
  }

  /// Plays a start and two writes with a fault, then one without, and returns the calls it struck.
  private func play(
    _ found: Found, _ code: Int32?, _ fault: Fault
  ) throws -> [HookedFiles.Call] {
    let kind = found.kind
    let folder = TemporaryFolder()
    if kind != .savedGame { try folder.save(games[3]) }
    if !found.isMissing { try #require(opened(kind, in: folder).failure(writing: 0) == nil) }
    let files = fault.files
    var file: NumberedFile? = try opened(kind, in: folder, files)
    let failure = code.map { folder.failure(.error($0), at: kind.name) }
    let unread = file?.unread
    if let unread { #expect(unread == folder.detail(.error(code ?? 0), at: kind.name)) }
    var kept = found.isMissing ? [] : [0]
    var failures = 0
    // The start tells both.
    var isReported = unread != nil || file?.isForeseen == true
    for number in 1...2 {
      let told = file?.failure(writing: number)
      if told != nil { failures += 1 }
      let now = try numbers(kind, in: folder, damagedLines: failures)
      let new = kind.numbers(kept, writing: number)
      if unread == nil {
        #expect(now == new || told != nil && now == kept, "\(fault.struck)")
      } else {
        #expect(now == kept && told == nil, "a file that was not read is not overwritten")
      }
      #expect(told == nil || told == failure)
      #expect(files.openCount == 0)
      isReported = isReported || told != nil
      kept = now ?? kept
    }
    let struck = fault.struck
    // Calls that are interrupted or cut short only have to be repeated.
    if code == EINTR || code == nil {
      #expect(!isReported, "\(struck)")
    } else {
      #expect(isReported || !struck.contains { mustBeReported($0, code, found) }, "\(struck)")
    }
    fault.mend()
    if unread == nil {
      #expect(file?.failure(writing: 3) == nil)
      kept = kind.numbers(kept, writing: 3)
    }
    file = nil
    #expect(files.openCount == 0)
    // The next program reads what is kept, and no file is in its way.
    let next = try opened(kind, in: folder)
    #expect(try numbers(kind, in: folder, damagedLines: failures) == kept, "\(struck)")
    #expect(next.failure(writing: 0) == nil)
    let last = kept.last == 0 ? kept : kind.numbers(kept, writing: 0)
    #expect(try numbers(kind, in: folder, damagedLines: failures) == last, "\(struck)")
    #expect(try folder.names == kind.names, "\(struck)")
    return struck
  }

  private func opened(
    _ kind: NumberedFile.Kind, in folder: TemporaryFolder,
    _ files: any AppendedFiles = SystemFiles()
  ) throws -> NumberedFile {
    try NumberedFile(kind, games, at: folder.path, files: files, game: SystemFiles())
  }

  private func numbers(
    _ kind: NumberedFile.Kind, in folder: TemporaryFolder, damagedLines: Int
  ) throws -> [Int]? {
    let isThere = try folder.names.contains(kind.name)
    let bytes = isThere ? try folder.bytes(of: kind.name) : nil
    return NumberedFile.numbers(in: bytes, kind, games, damagedLines: damagedLines)
  }

  /// Returns whether a write cannot promise to last if a call fails.
  private func mustBeReported(_ call: HookedFiles.Call, _ code: Int32?, _ found: Found) -> Bool {
    switch call {
    case .checkWritable, .create, .write, .setPermissions, .sync, .rename, .openToAppend,
      .createToAppend, .skip:
      true
    case .openFolder: code != EACCES && code != EPERM
    // The status of the saved game only tells who owns it.
    case .status: found.kind == .settings && !found.isMissing
    case .read, .lock: found.kind == .archive
    // Only root needs to set an owner.
    default: false
    }
  }
}
