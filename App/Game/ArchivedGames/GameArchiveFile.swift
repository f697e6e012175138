import Domain
import Front
import Infrastructure
import Notations
import UseCases

/// The archive: an append-only file with one game per line (C5.28).
struct GameArchiveFile {
  private static let newline = UInt8(ascii: "\n")
  /// The maximum number of bytes to read for the last games.
  private static let lengthRead = 256 << 10
  /// The number of attempts to lock the file, with a pause between them.
  private static let triesToLock = 100

  let path: Path
  /// The path reached by following links once, at the opening.
  ///
  /// No link is followed later, and none in its place.
  private let end: Path
  /// The saved game, whose owner a new file gets.
  private let game: Path
  private let files: any AppendedFiles
  private let today: @Sendable () -> String
  private let pause: @Sendable () -> Void

  /// Opens the archive beside a saved game by following the links to both.
  ///
  /// `pause` waits a hundredth of a second.
  init(
    besides game: Path, files: any AppendedFiles, today: @escaping @Sendable () -> String,
    pause: @escaping @Sendable () -> Void
  ) {
    let path = game.folder.adding("/games")
    self.path = path
    end = (try? files.followingLinks(from: path)) ?? path
    self.game = (try? files.followingLinks(from: game)) ?? game
    self.files = files
    self.today = today
    self.pause = pause
  }

  /// Appends a game, and syncs the file and its name.
  ///
  /// Skips a game with the same steps as the last one. Keeps a truncated line and starts a new line
  /// after it. Locks the file meanwhile.
  ///
  /// Creates a missing file, and its folder, as the saved game's.
  func add(_ game: KeptGame) throws(SystemError) {
    try files.makeFolders(to: end.folder)
    let opened = try files.open(
      { () throws(SystemError) in try files.openToAppend(end) },
      orCreate: { () throws(SystemError) in try files.createToAppend(end) })
    let file = opened.file
    let added = Result { () throws(SystemError) in
      if opened.isNew { giveToOwner(file) }
      try lock(file)
      let bytes = try lastBytes(Self.lengthRead, of: file).bytes
      try files.writeAll(line(of: game, behind: bytes), to: file)
      // The program that wrote the last line may have been killed before syncing it.
      try uninterrupted(files.sync(file))
    }
    let closed = Result { () throws(SystemError) in try files.closeOnce(file) }
    try added.get()
    try closed.get()
    try files.syncNames(in: end.folder)
  }

  /// Returns the most recent games, newest last, ignoring truncated lines.
  ///
  /// Reads the whole file if all games are asked for, and otherwise only its end.
  func games(last count: Int) throws(SystemError) -> [ArchivedGame] {
    let opened = try ignoring(\.isNotFound, uninterrupted(files.openToRead(end)))
    guard let file = opened else { return [] }
    defer { try? files.close(file) }
    let limit = count == .max ? Descriptor.greatestFile : Self.lengthRead
    let (bytes, isWhole) = try lastBytes(limit, of: file)
    return Self.games(in: bytes, last: count, isNumbered: isWhole)
  }

  /// Gives a new file to the saved game's owner, if the system allows that.
  private func giveToOwner(_ file: Descriptor) {
    guard let owner = try? uninterrupted(files.status(of: game)) else { return }
    try? uninterrupted(files.setOwner(owner.user, owner.group, of: file))
  }

  /// Returns the bytes to append, or none if the last game is the same.
  private func line(of game: KeptGame, behind bytes: [UInt8]) -> [UInt8] {
    let last = Self.games(in: bytes, last: 1, isNumbered: false).first
    if last?.game.record.steps == game.record.steps { return [] }
    let isTorn = bytes.last.map { $0 != Self.newline } ?? false
    let line = ArchivedGameText.encode(game, on: today())
    // The extra field invalidates the truncated line, even if it lacks only the newline.
    return Array("\(isTorn ? "\t\n" : "")\(line)\n".utf8)
  }

  private static func games(
    in bytes: [UInt8], last count: Int, isNumbered: Bool
  ) -> [ArchivedGame] {
    let whole = bytes.prefix(upTo: bytes.lastIndex(of: newline) ?? bytes.startIndex)
    return ArchivedGameText.decode(whole, last: count, isNumbered: isNumbered)
  }

  /// Returns the last `count` bytes, and whether they are the whole file.
  ///
  /// If they are not, they may begin in the middle of a line.
  private func lastBytes(
    _ count: Int, of file: Descriptor
  ) throws(SystemError) -> (bytes: [UInt8], isWhole: Bool) {
    let skipped = try uninterrupted(files.skip(toLast: count, of: file))
    return (try files.bytes(of: file, atMost: count), skipped == 0)
  }

  /// Locks a file, waiting at most a second.
  ///
  /// Continues without a lock where files cannot be locked.
  private func lock(_ file: Descriptor) throws(SystemError) {
    for attempt in 1...Self.triesToLock {
      do throws(SystemError) {
        return try uninterrupted(files.lock(file))
      } catch {
        if error.saysNoLocks { return }
        if !error.isHeldByAnother || attempt == Self.triesToLock { throw error }
      }
      pause()
    }
  }
}
