import Adapters
package import TerminalInput

/// A keyboard whose input arrives immediately.
package final class TypedKeys: ByteSource {
  private let (typed, keys) = AsyncStream<Result<[UInt8], InputBrokenOff>>.makeStream()

  package init() {}

  package func type(_ text: String) {
    keys.yield(.success(Array(text.utf8)))
  }

  package func end() {
    keys.finish()
  }

  /// Fails the next read.
  package func breakOff(because reason: String) {
    keys.yield(.failure(InputBrokenOff(reason: reason)))
  }

  package func next() async throws(InputBrokenOff) -> [UInt8]? {
    for await bytes in typed { return try bytes.get() }
    return nil
  }
}
