package import Front

/// The messages to the front, in the order in which they were sent.
package struct Mailbox: Sendable {
  let messages: AsyncStream<Message>
  private let continuation: AsyncStream<Message>.Continuation

  package init() {
    (messages, continuation) = AsyncStream.makeStream()
  }

  package func send(_ message: Message) {
    continuation.yield(message)
  }

  /// Ends the messages behind those that were sent.
  func close() {
    continuation.finish()
  }
}
