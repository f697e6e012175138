import Adapters
import Infrastructure
import KeptGames
import RoomAdapters
import Rooms
import UseCases

/// Where the game of a run is saved.
enum SavePlace: Sendable {
  case nowhere
  /// Nowhere, because there is no home folder with a usual place.
  case noHome(SaveFailure)
  /// In the file of this path, with the repository that keeps games beside it.
  case file(String, OpenedGame, KeepingRepository)

  /// Opens the saved game: the file that the options name or, if a person is at a terminal and
  /// gives no game, the usual one.
  static func opened(for program: Program) throws(StartError) -> SavePlace {
    let options = program.options
    let outside = program.outside
    switch options.save {
    case .file(let path):
      let place = outside.open(path, owner: .user)
      if options.given != nil, !options.isNew, (try? place.repository().load()) != nil {
        throw .game {
          $0("\(path) holds a game; --new replaces it", ja: "\(path) には対局があります。--new で置き換えます")
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

  /// The path of the saved game, whether or not this run may save it; nil if there is none.
  var path: String? {
    if case .file(let path, _, _) = self { path } else { nil }
  }

  /// The file to which this run saves; nil if it saves nowhere, or must not.
  var file: FileGameRepository? {
    if case .file(_, let opened, _) = self { opened.file } else { nil }
  }

  /// The path of the file that holds the game as it is now; nil if none does.
  var upToDatePath: String? {
    guard let file, !file.hasFailed, (try? file.load()) != nil else { return nil }
    return path
  }

  /// Makes the repository of the run; without a file it is in memory.
  func repository() -> any Table.Repository {
    if case .file(_, _, let repository) = self { repository } else { KeepingRepository() }
  }

  /// Calls a function when no save is under way, and tells it whether the file holds the game; a
  /// run that saves nowhere has no such file.
  func afterSaving(_ end: (_ holdsGame: Bool) -> Void) {
    guard let file else { return end(false) }
    file.afterSaving { hasFailed in end(!hasFailed) }
  }
}

extension Outside {
  fileprivate func open(_ path: String, owner: FileGameRepository.Owner) -> SavePlace {
    let opened = FileGameRepository.open(path: path, owner: owner, files: files)
    let repository = KeepingRepository(opened, at: path, owner: owner, files: files, today: today)
    return .file(path, opened, repository)
  }
}
