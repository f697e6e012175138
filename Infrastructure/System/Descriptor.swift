import CLibrary

/// An open file, pipe, or terminal.
package struct Descriptor: Hashable, Sendable {
  package static let input = Descriptor(number: 0)

  package static let output = Descriptor(number: 1)

  /// Standard error.
  package static let diagnostics = Descriptor(number: 2)

  package let number: Int32

  /// Creates a descriptor from its number, without checking that it is open.
  package init(number: Int32) { self.number = number }

  /// Opens a file, by default for reading.
  ///
  /// Opening a pipe waits for its writer. A new file is accessible to its owner only.
  package static func open(
    _ path: String, _ flags: Int32 = O_RDONLY
  ) throws(SystemError) -> Descriptor {
    Descriptor(number: try SystemError.check(CLibrary.open(path, flags | O_CLOEXEC, 0o600)))
  }

  /// Closes the descriptor, whose number the system may then reuse.
  package func close() throws(SystemError) {
    try SystemError.check(CLibrary.close(number))
  }

  package var isTerminal: Bool { isatty(number) == 1 }

  /// Returns 1 to `count` bytes, or none at the end of input.
  ///
  /// Waits for input, even if another program has made the open file non-blocking.
  package func readBytes(atMost count: Int = 4096) throws(SystemError) -> [UInt8] {
    try waiting(for: POLLIN) { () throws(SystemError) in try readOnce(atMost: count) }
  }

  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try waiting(for: POLLOUT) { () throws(SystemError) in try writeOnce(rest) }
      // Without this, a write of zero bytes without an error would be repeated forever.
      if count == 0 { throw SystemError.inputOutput }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns the bytes of one read, or none at the end of input.
  func readOnce(atMost count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let filled = try SystemError.check(read(number, &bytes, count))
    return Array(bytes.prefix(filled))
  }

  /// Writes once and returns the number of bytes written.
  func writeOnce(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try SystemError.check(bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) })
  }

  /// Returns the result of a call, waiting, if necessary, until the descriptor is ready.
  private func waiting<Result>(
    for event: Int32, _ call: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    while true {
      do throws(SystemError) {
        return try uninterrupted(call())
      } catch {
        guard error.code == EAGAIN else { throw error }
        var request = pollfd(fd: number, events: Int16(event), revents: 0)
        try uninterrupted(SystemError.check(poll(&request, 1, -1)))
        // On some systems, `poll` cannot wait for a terminal and returns at once.
        if request.revents & Int16(POLLNVAL) != 0 { poll(nil, 0, 50) }
      }
    }
  }
}
