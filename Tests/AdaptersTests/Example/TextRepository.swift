import Adapters
import Synchronization
import UseCases

/// Keeps the saved game as text, to be stored wherever your front end stores things.
final class TextRepository: GameRepository {
  private let kept: Mutex<String?>

  init(_ text: String? = nil) {
    kept = Mutex(text)
  }

  var text: String? { kept.withLock { $0 } }

  func load() throws(LoadFailure) -> SavedGame? {
    guard let text else { return nil }
    do throws(SavedGameError) {
      return try SavedGameText.decode(text.utf8)
    } catch {
      throw .unreadable(error.text)
    }
  }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    // A text that is not a saved game is somebody's: it is never overwritten.
    do throws(LoadFailure) { _ = try load() } catch {
      throw SaveFailure("the text there is not a saved game")
    }
    kept.withLock { $0 = SavedGameText.encode(saved) }
  }
}
