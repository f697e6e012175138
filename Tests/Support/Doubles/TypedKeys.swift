import Adapters

/// What is typed at a keyboard, delivered at once.
final class Typing: ByteSource {
  private let (typed, keys) = AsyncStream<Result<[UInt8], InputBrokenOff>>.makeStream()

  /// Types a text, control characters included.
  func type(_ text: String) {
    keys.yield(.success(Array(text.utf8)))
  }

  /// Ends the typing.
  func end() {
    keys.finish()
  }

  /// Lets the next read fail.
  func breakOff(because reason: String) {
    keys.yield(.failure(InputBrokenOff(reason: reason)))
  }

  func next() async throws(InputBrokenOff) -> [UInt8]? {
    for await bytes in typed { return try bytes.get() }
    return nil
  }
}
