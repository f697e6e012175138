#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, pipe or terminal.
package struct Descriptor: Hashable, Sendable {
  /// The number by which the system knows it.
  package let number: Int32

  /// Makes the one with a number.
  package init(number: Int32) {
    self.number = number
  }

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Whether it was a terminal that has been hung up.
  ///
  /// A read ends a moment before the terminal is none any more: the other end is closed by then.
  var isGone: Bool {
    var request = pollfd(fd: number, events: 0, revents: 0)
    return !isTerminal || (poll(&request, 1, 0) == 1 && request.revents & Int16(POLLHUP) != 0)
  }

  /// Waits until there is something to read, or the end.
  func awaitBytes() {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, -1) < 0, errno == EINTR {}
  }

  /// Returns the next bytes, at least one and at most so many; none at the end.
  ///
  /// It waits for them, also where the other side was told not to.
  func bytes(atMost count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemError) {
        filled = try waiting(for: POLLIN) { read(number, buffer.baseAddress, count) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes bytes, all of them, however many pieces that takes.
  func put(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try waiting(for: POLLOUT) {
        rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  private func waiting(for event: Int32, _ call: () -> Int) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try SystemError.check(call)
      } catch {
        guard error.code == EAGAIN else { throw error }
        var request = pollfd(fd: number, events: Int16(event), revents: 0)
        _ = try SystemError.check { poll(&request, 1, -1) }
      }
    }
  }
}
