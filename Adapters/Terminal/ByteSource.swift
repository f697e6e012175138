/// The port through which the live front end reads keys.
package protocol ByteSource: Sendable {
  /// Returns the next bytes, at least one, or `nil` at the end.
  ///
  /// - Throws: `InputBrokenOff` if the input cannot be read. No bytes follow.
  func next() async throws(InputBrokenOff) -> [UInt8]?
}

/// The failure to read an input, with the system's reason.
package struct InputBrokenOff: Error, Hashable {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}
