import Adapters
import ArchivedGames
import Infrastructure
import RoomAdapters
import Rooms
import UseCases

enum SavePlace: Sendable {
  case nowhere
  /// Nowhere, because the usual place needs a home folder and none is usable.
  case noHome(SaveFailure)
  /// A file, its opened game, and the repository that archives games beside it.
  case file(String, OpenedGame, ArchivingRepository)

  /// Opens the saved game.
  ///
  /// The file is the one given by `--save` or, at a terminal without a given game, the usual one.
  static func opened(for program: Program) throws(StartError) -> SavePlace {
    let options = program.options
    let outside = program.outside
    switch options.save {
    case .file(let path):
      let place = outside.open(path, owner: .user)
      if options.given != nil, !options.isNew, (try? place.repository().load()) != nil {
        throw .game {
          $0(
            "\(path) already holds a game; use --new to replace it",
            ja: "\(path) には対局があります。--new で置き換えます。")
        }
      }
      return place
    case .usual where program.isAtTerminal && options.given == nil:
      do throws(SaveFailure) {
        let path = try SavedGamePlace.usual(variable: outside.variable)
        return outside.open(path, owner: .program)
      } catch {
        return .noHome(error)
      }
    case .usual, .nowhere: return .nowhere
    }
  }

  /// The path of the saved game, even if this run must not save it.
  var path: String? {
    if case .file(let path, _, _) = self { path } else { nil }
  }

  /// The file to which this run saves, or `nil`.
  var file: FileGameRepository? {
    if case .file(_, let opened, _) = self { opened.file } else { nil }
  }

  /// The path of the file that holds the current game, or `nil`.
  var upToDatePath: String? {
    guard let file, !file.hasFailed, (try? file.load()) != nil else { return nil }
    return path
  }

  /// Returns the run's repository, which is in memory if there is no file.
  func repository() -> any Table.Repository {
    if case .file(_, _, let repository) = self { repository } else { ArchivingRepository() }
  }

  /// Calls `end` after any save in progress.
  ///
  /// `holdsGame` is `false` if no file holds the game.
  func afterSaving(_ end: (_ holdsGame: Bool) -> Void) {
    guard let file else { return end(false) }
    file.afterSaving { hasFailed in end(!hasFailed) }
  }
}

extension Outside {
  fileprivate func open(_ path: String, owner: FileGameRepository.Owner) -> SavePlace {
    let opened = FileGameRepository.open(path: path, owner: owner, files: files)
    let repository = ArchivingRepository(opened, at: path, owner: owner, files: files, today: today)
    return .file(path, opened, repository)
  }
}
