import Adapters
import Synchronization

/// What is typed at a keyboard, delivered at once.
final class Typing: ByteSource {
  private struct State {
    var bytes: [[UInt8]] = []
    var isOver = false
    var reader: CheckedContinuation<[UInt8]?, Never>?
  }

  private let state = Mutex(State())

  /// Types a text, control characters included.
  func type(_ text: String) {
    let reader = state.withLock { state in
      guard let reader = state.reader else {
        state.bytes.append(Array(text.utf8))
        return nil as CheckedContinuation<[UInt8]?, Never>?
      }
      state.reader = nil
      return reader
    }
    reader?.resume(returning: Array(text.utf8))
  }

  /// Ends the typing.
  func end() {
    let reader = state.withLock { state in
      state.isOver = true
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume(returning: nil)
  }

  func next() async -> [UInt8]? {
    await withCheckedContinuation { reader in
      let (bytes, isReady) = state.withLock { state -> ([UInt8]?, Bool) in
        if !state.bytes.isEmpty { return (state.bytes.removeFirst(), true) }
        if state.isOver { return (nil, true) }
        state.reader = reader
        return (nil, false)
      }
      if isReady { reader.resume(returning: bytes) }
    }
  }
}
