import Infrastructure
import ProgramSupport
import TestSupport
import UseCases

extension Bench {
  /// Measures a save that lasts.
  static func measureSaves() {
    let saved = SavedGame()
    // In the current folder, since the system's temporary files may not be on a disk.
    guard let folder = try? TemporaryFolder(in: ".") else { fail("no folder can be made here") }
    let path = folder.path("game")
    guard case .opened(let repository) = FileGameRepository.open(path: path, owner: .user) else {
      fail("the file cannot be opened")
    }
    Measurement.print("a save", runs: 25) {
      do { try repository.save(saved) } catch { fail("\(error)") }
    }
    guard case .heldByAnother(let copy) = FileGameRepository.open(path: path, owner: .user),
      (try? copy.load()) == saved
    else { fail("a save was not there") }
  }
}
