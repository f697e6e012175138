import Adapters
package import TerminalInput

/// A keyboard whose input arrives immediately.
package final class TypedKeys: ByteSource {
  private let (typed, keys) = AsyncStream<[UInt8]>.makeStream()

  package init() {}

  package func type(_ text: String) {
    keys.yield(Array(text.utf8))
  }

  package func end() {
    keys.finish()
  }

  package func next() async throws(InputBrokenOff) -> [UInt8]? {
    for await bytes in typed { return bytes }
    return nil
  }
}
