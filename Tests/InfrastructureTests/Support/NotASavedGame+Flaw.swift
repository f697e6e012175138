import Adapters
import TestSupport
import UseCases

extension NotASavedGame {
  /// The error in the file.
  var flaw: Detail? {
    do throws(SavedGameError) {
      _ = try SavedGameText.decode(bytes)
      return nil
    } catch {
      return Detail(error)
    }
  }
}
