import Dispatch
import Foundation
import Synchronization

/// A program's input, typed without waiting for the program to read it.
final class Keyboard: Sendable {
  private let end: Mutex<Int32?>
  private let queue = DispatchQueue(label: "keyboard")

  init(_ end: Int32) {
    self.end = Mutex(end)
  }

  func type(_ bytes: [UInt8]) {
    queue.async {
      self.end.withLock { end in
        guard let end else { return }
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
          guard count > 0 else { return }
          rest = rest.dropFirst(count)
        }
      }
    }
  }

  /// Ends the input after everything typed so far.
  func close() {
    queue.async {
      self.end.withLock { end in
        if let number = end { closeEnd(number) }
        end = nil
      }
    }
  }
}

private func closeEnd(_ number: Int32) {
  _ = close(number)
}
