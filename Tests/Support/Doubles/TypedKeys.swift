import Adapters
import RoomAdapters
package import TerminalInput

/// A keyboard whose input arrives at once.
package final class TypedKeys: ByteSource {
  private let (typed, keys) = AsyncStream<Result<[UInt8], InputBrokenOff>>.makeStream()

  package init() {}

  package func type(_ text: String) {
    keys.yield(.success(Array(text.utf8)))
  }

  package func end() {
    keys.finish()
  }

  /// Makes the next read fail.
  package func breakOff(because reason: String) {
    keys.yield(.failure(InputBrokenOff(reason: reason)))
  }

  package func next() async throws(InputBrokenOff) -> [UInt8]? {
    for await bytes in typed { return try bytes.get() }
    return nil
  }
}
