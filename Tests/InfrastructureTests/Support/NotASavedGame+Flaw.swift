import Adapters
import TestSupport

extension NotASavedGame {
  /// The error in the file.
  var flaw: String? {
    do throws(SavedGameError) {
      _ = try SavedGameText.decode(bytes)
      return nil
    } catch {
      return error.text
    }
  }
}
