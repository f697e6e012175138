import Adapters
import Front
import Synchronization
import TerminalInput

/// Reads keys from bytes and sends them to the front.
final class KeySource: Sendable {
  private let bytes: any ByteSource
  private let mailbox: Mailbox
  private let timeline: Timeline
  private let isBroken = Mutex(false)

  init(_ bytes: any ByteSource, mailbox: Mailbox, timeline: Timeline) {
    self.bytes = bytes
    self.mailbox = mailbox
    self.timeline = timeline
  }

  /// True if the input could not be read.
  var hasBrokenOff: Bool { isBroken.withLock(\.self) }

  /// Reads keys until the input ends.
  func run() async {
    let reader = KeyState()
    var timeout: Task<Void, Never>?
    while let bytes = await nextBytes() {
      timeout?.cancel()
      await timeout?.value
      for byte in bytes {
        if let key = await reader.take(byte) { mailbox.send(.key(key)) }
      }
      timeout = await reader.timeLimit.map { limit in end(reader, after: limit) }
    }
    timeout?.cancel()
    mailbox.send(.inputEnded)
  }

  private func nextBytes() async -> [UInt8]? {
    do {
      return try await bytes.next()
    } catch {
      isBroken.withLock { $0 = true }
      return nil
    }
  }

  /// Ends the wait for the rest of a key, such as Esc, if nothing follows.
  private func end(_ reader: KeyState, after limit: Duration) -> Task<Void, Never> {
    timeline.start { [timeline, mailbox] in
      guard (try? await timeline.sleep(for: limit)) != nil else { return }
      if let key = await reader.timeOut() { mailbox.send(.key(key)) }
    }
  }
}

/// The key reader, shared with the task that ends its wait.
private actor KeyState {
  private var reader = KeyReader()

  var timeLimit: Duration? { reader.timeLimit }

  func take(_ byte: UInt8) -> Key? { reader.take(byte) }

  func timeOut() -> Key? { reader.timeOut() }
}
