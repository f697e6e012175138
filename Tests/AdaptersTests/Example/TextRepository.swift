import Adapters
import Synchronization
import UseCases

/// Keeps the saved game as text, to be stored wherever your front end stores things.
final class TextRepository: GameRepository {
  private let text: Mutex<String?>

  init(_ text: String? = nil) {
    self.text = Mutex(text)
  }

  func load() throws(LoadFailure) -> SavedGame? {
    guard let text = text.withLock({ $0 }) else { return nil }
    do throws(SavedGameError) {
      return try SavedGameText.decode(Array(text.utf8))
    } catch {
      throw .unreadable(Detail(error))
    }
  }

  func save(_ saved: SavedGame) throws(SaveFailure) {
    // A text that is not a saved game is somebody's: it is never overwritten.
    do throws(LoadFailure) { _ = try load() } catch {
      throw SaveFailure(Detail("what was there is not a saved game"))
    }
    text.withLock { $0 = SavedGameText.encode(saved) }
  }
}
