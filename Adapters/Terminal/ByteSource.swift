/// The port through which the live front reads what is typed.
package protocol ByteSource: Sendable {
  /// Returns the next bytes, at least one, or nil at the end of input.
  ///
  /// - Throws: `InputBrokenOff` if the input cannot be read; no more bytes follow.
  func next() async throws(InputBrokenOff) -> [UInt8]?
}

/// The error of an input that cannot be read, for a reason in the system's words.
package struct InputBrokenOff: Error, Hashable {
  /// The reason.
  package let reason: String

  /// Makes the error of a reason.
  package init(reason: String) { self.reason = reason }
}
