#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, pipe or terminal.
package struct Descriptor: Hashable, Sendable {
  package let number: Int32

  package init(number: Int32) {
    self.number = number
  }

  /// Opens a file to read it; if it is a pipe, this waits for its writer.
  static func open(_ path: String) throws(SystemError) -> Descriptor {
    Descriptor(number: try uninterrupted(SystemError.check(systemOpen(path, O_RDONLY | O_CLOEXEC))))
  }

  /// Takes the number of another descriptor, which is closed.
  func takePlace(of other: Descriptor) {
    dup2(number, other.number)
    close()
  }

  /// Closes the descriptor.
  func close() {
    systemClose(number)
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Whether it is a terminal that another program uses, in a shell that can bring this one back to
  /// the foreground.
  var isInBackground: Bool {
    let group = tcgetpgrp(number)
    return group > 0 && group != getpgrp() && getsid(getppid()) == getsid(0)
  }

  /// Whether it is no longer a terminal, or is one that was hung up.
  ///
  /// The input of a terminal that is hung up ends a moment before `isTerminal` becomes false. In
  /// that moment its other end is already closed.
  var isGone: Bool {
    var request = pollfd(fd: number, events: 0, revents: 0)
    return !isTerminal || (poll(&request, 1, 0) == 1 && request.revents & Int16(POLLHUP) != 0)
  }

  /// Waits for input, even if another program has set the open file to non-blocking, or uses the
  /// terminal, and returns 1 to `count` bytes, or none at the end.
  func readBytes(atMost count: Int) throws(SystemError) -> [UInt8] {
    try waiting(for: POLLIN) { () throws(SystemError) in try readOnce(atMost: count) }
  }

  /// Reads to the end, but at most a number of bytes.
  func readAll(atMost count: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = try readBytes(atMost: count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Writes all bytes, in as many pieces as that takes.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try waiting(for: POLLOUT) { () throws(SystemError) in try writeOnce(rest) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads 1 to `count` bytes, or none at the end, with a single call.
  func readOnce(atMost count: Int) throws(SystemError) -> [UInt8] {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = read(number, buffer.baseAddress, count)
      filled = max(0, result)
    }
    try SystemError.check(result)
    return bytes
  }

  /// Writes bytes with a single call, and returns how many of them it took.
  func writeOnce(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try SystemError.check(bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) })
  }

  /// Returns what a call returns, and repeats it when the descriptor becomes ready.
  private func waiting<Result>(
    for event: Int32, _ call: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    var mayBeBackground = true
    while true {
      do throws(SystemError) {
        return try uninterrupted(call())
      } catch {
        switch error.code {
        case EAGAIN: try waitUntilReady(for: event)
        // What a read in the background gets, because SIGTTIN is blocked.
        case EIO where isInBackground: Signals.stopInBackground()
        // The program may have been brought to the foreground since.
        case EIO where mayBeBackground: mayBeBackground = false
        default: throw error
        }
      }
    }
  }

  /// Waits until the descriptor can be read or written, or has failed.
  func waitUntilReady(for event: Int32) throws(SystemError) {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    _ = try uninterrupted(SystemError.check(poll(&request, 1, -1)))
  }
}

// The system calls whose names the methods hide.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
private func systemClose(_ number: Int32) { _ = close(number) }
