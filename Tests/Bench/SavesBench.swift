import Adapters
import Domain
import Infrastructure
import ProgramSupport
import RoomAdapters
import Rooms
import UseCases

extension Bench {
  /// Measures the saved game: its text, and a save that lasts.
  static func measureSaves() {
    let saved = SavedGame()
    Measurement.print("saved game to text", .rate(2000, of: "texts"), runs: 9) {
      (0..<2000).reduce(0) { sum, _ in sum + SavedGameText.encode(saved).utf8.count }
    }
    let text = Array(SavedGameText.encode(saved).utf8)
    Measurement.print("text to saved game", .rate(2000, of: "texts"), runs: 9) {
      (0..<2000).reduce(0) { sum, _ in
        sum + ((try? SavedGameText.decode(text))?.game.board.emptySquares.count ?? 0)
      }
    }
    // In the current folder, since the system's temporary files may not be on a disk.
    guard let folder = try? TemporaryFolder(in: ".") else { fail("no folder can be made here") }
    let path = folder.path("game")
    guard case .opened(let repository) = FileGameRepository.open(path: path, owner: .user) else {
      fail("the file cannot be opened")
    }
    Measurement.print("one durable save", .time, runs: 25) {
      do {
        try repository.save(saved)
        return true
      } catch {
        fail("\(error)")
      }
    }
    guard case .heldByAnother(let copy) = FileGameRepository.open(path: path, owner: .user),
      (try? copy.load()) == saved
    else { fail("a save was not there") }
  }
}
