/// The port through which the live front end reads keys.
package protocol ByteSource: Sendable {
  /// Returns one or more bytes, or `nil` at the end of the input.
  ///
  /// - Throws: `InputBrokenOff` if the input cannot be read. No more bytes follow.
  func next() async throws(InputBrokenOff) -> [UInt8]?
}

/// A failure to read the input, with the system's reason.
package struct InputBrokenOff: Error, Hashable {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}
