import Adapters
import UseCases

/// Reads any bytes as a saved game: what is one must come back from its own text.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSavedGame(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(SavedGameError) {
    let saved = try SavedGameText.decode(bytes)
    let again = try SavedGameText.decode(Array(SavedGameText.encode(saved).utf8))
    precondition(again == saved)
  } catch {
    precondition(!"\(error)".isEmpty)
  }
  return 0
}
