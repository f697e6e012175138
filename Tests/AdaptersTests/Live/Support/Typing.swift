import Adapters

/// What is typed at a keyboard, delivered at once.
final class Typing: ByteSource {
  private let (typed, keys) = AsyncStream<[UInt8]>.makeStream()

  /// Types a text, control characters included.
  func type(_ text: String) {
    keys.yield(Array(text.utf8))
  }

  /// Ends the typing.
  func end() {
    keys.finish()
  }

  func next() async -> [UInt8]? {
    for await bytes in typed { return bytes }
    return nil
  }
}
