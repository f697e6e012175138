import Adapters
import Domain
import Infrastructure
import Notations
import Rooms
import UseCases

/// The file of the games that were left, one a line, to which lines are only added (C5.28).
struct KeptGamesFile {
  private static let newline = UInt8(ascii: "\n")

  let path: Path
  private let files: any FileSystem
  private let today: @Sendable () -> String

  /// Makes the file beside the saved game of a path.
  init(besides game: Path, files: any FileSystem, today: @escaping @Sendable () -> String) {
    path = game.folder.adding("/games")
    self.files = files
    self.today = today
  }

  /// Adds the line of a game that is on the disk then, unless the last whole line is that of the
  /// same game.
  ///
  /// A line that has broken off stays, and the new one begins behind it. A line that is there may
  /// not have been synced by the program that has written it, so that nothing is added is no reason
  /// not to sync.
  func add(
    _ record: Record, playedBy modes: Modes, ownedLike owner: FileStatus?
  ) throws(FileTrouble) {
    let line = KeptGameText.encode(record, playedBy: modes, on: today())
    var added: [UInt8] = []
    let bytes = try content()
    if !isLast(line, in: bytes) {
      if let last = bytes.last, last != Self.newline { added.append(Self.newline) }
      added += Array(line.utf8) + [Self.newline]
    }
    do throws(SystemError) {
      try files.append(added, to: path, ownedLike: owner)
    } catch {
      throw FileTrouble(.refused(error), at: path)
    }
  }

  /// Returns the last games, the newest last; lines that broke off are skipped.
  func games(last count: Int) throws(FileTrouble) -> [KeptGame] {
    KeptGameText.decode(try content(), last: count)
  }

  /// Returns the bytes of the file, or none if there is no file.
  private func content() throws(FileTrouble) -> [UInt8] {
    do throws(SystemError) {
      let status = try ignoring(\.isNotFound, uninterrupted(files.status(of: path)))
      guard let kind = status?.kind else { return [] }
      if kind == .file { return try files.bytes(of: path, atMost: Descriptor.greatestFile) }
    } catch {
      throw FileTrouble(.refused(error), at: path)
    }
    // What waits for somebody who reads it, such as a pipe, must not even be opened.
    throw FileTrouble(.notASavedGame(.special), at: path)
  }

  /// Returns whether the last whole line is that of a game, whenever that was left.
  private func isLast(_ line: String, in bytes: [UInt8]) -> Bool {
    let whole = bytes.prefix(upTo: bytes.lastIndex(of: Self.newline) ?? bytes.startIndex)
    let last = whole[(whole.lastIndex(of: Self.newline).map { $0 + 1 } ?? whole.startIndex)...]
    return KeptGameText.game(in: last).elementsEqual(KeptGameText.game(in: Array(line.utf8)))
  }
}
