import Adapters
import ArchivedGames
import Domain
import Front
import Infrastructure
import ProgramSupport
import Synchronization
import TestSupport
import UseCases

/// A durable file as its program opens and writes it, with contents that a test knows by number.
struct NumberedFile {
  enum Kind: CaseIterable {
    case savedGame, archive
    /// A small file of bytes beside the saved game.
    case settings

    /// The files beside the saved game.
    static let besideGame: [Self] = [.archive, .settings]

    var name: String {
      switch self {
      case .savedGame: "game"
      case .archive: "games"
      case .settings: "settings"
      }
    }

    /// True if a write adds to the contents, and does not replace them.
    var isAppended: Bool { self == .archive }

    /// Returns the contents after a write.
    func numbers(_ before: [Int], writing number: Int) -> [Int] {
      isAppended ? before + [number] : [number]
    }
  }

  private enum Writer {
    case savedGame(OpenedGame)
    case archive(ArchivingRepository)
    case settings(DurableFile)
    /// A small file that its program could not read, and so does not write.
    case unread(FileError)
  }

  let kind: Kind
  private let games: [SavedGame]
  private let writer: Writer

  /// Opens a file as its program does at the start.
  ///
  /// An archive's saved game is opened in a file system without faults. `games` are the contents
  /// of a saved game and of an archive.
  init(
    _ kind: Kind, _ games: [SavedGame], at folder: String, files: any AppendedFiles,
    game gameFiles: (any FileSystem)? = nil
  ) throws {
    self.kind = kind
    self.games = games
    let game = "\(folder)/game"
    switch kind {
    case .savedGame:
      writer = .savedGame(
        ProgramStart.lock.withLock { _ in
          FileGameRepository.open(path: game, owner: .program, files: files)
        })
    case .archive:
      let opened = OpenedGame.opened(try .opened(game, files: gameFiles ?? files))
      writer = .archive(
        ArchivingRepository(
          opened, at: game, owner: .program, files: files, today: { "2026-11-26" }, pause: {}))
    case .settings:
      do throws(FileError) {
        let file = try DurableFile(
          Path("\(folder)/settings"), atMost: 200, tooLong: "it is too long",
          ownedLike: Path(game), files: files)
        _ = try file.read()
        writer = .settings(file)
      } catch {
        writer = .unread(error)
      }
    }
  }

  /// The failure to read the file at the start, which keeps its program from writing it.
  var unread: String? {
    switch writer {
    case .savedGame(let opened):
      guard case .unreadable(let reason) = opened.loadFailure else { return nil }
      return reason
    case .unread(let error): return "\(error)"
    case .archive, .settings: return nil
    }
  }

  /// True if the start tells that the file cannot be written.
  var isForeseen: Bool {
    guard case .savedGame(let opened) = writer else { return false }
    return opened.file?.warning != nil
  }

  /// Writes contents, and returns the failure, if any.
  func failure(writing number: Int) -> SaveFailure? {
    let game = games[number]
    do {
      switch writer {
      case .savedGame(let opened): return opened.repository.failure(saving: game)
      case .archive(let archive):
        let players = BySide<Player>(dark: .human, light: .human)
        try archive.archive(KeptGame(game.record, players: players))
      case .settings(let file): try file.replace(by: Self.bytes(number), isLocked: true)
      case .unread: break
      }
      return nil
    } catch let error as FileError {
      return SaveFailure(error)
    } catch {
      return error as? SaveFailure
    }
  }

  /// Returns the numbers of the contents in a file, or nil if it is damaged.
  ///
  /// An archive may have some damaged lines.
  static func numbers(
    in bytes: [UInt8]?, _ kind: Kind, _ games: [SavedGame], damagedLines: Int = 0
  ) -> [Int]? {
    guard let bytes else { return [] }
    switch kind {
    case .savedGame:
      let found = try? SavedGameText.decode(bytes)
      return found.flatMap(games.firstIndex).map { [$0] }
    case .settings: return games.indices.first { self.bytes($0) == bytes }.map { [$0] }
    case .archive:
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      let whole = bytes.last == UInt8(ascii: "\n") ? lines : lines.dropLast()
      let found = whole.compactMap { line in
        ArchivedGameText.decode(line, last: 1, isNumbered: false).first
      }
      guard lines.count - found.count <= damagedLines else { return nil }
      return found.compactMap { line in games.firstIndex { $0.record == line.game.record } }
    }
  }

  /// The bytes of a small file, of which no part is like a part of another.
  private static func bytes(_ number: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "a") + UInt8(number), count: 100)
  }
}

extension NumberedFile.Kind {
  /// The names in a folder after a write, with a saved game beside the file.
  var names: [String] {
    switch self {
    case .savedGame: ["game", "game.lock"]
    case .archive: ["game", "game.lock", "games"]
    case .settings: ["game", "settings"]
    }
  }
}
