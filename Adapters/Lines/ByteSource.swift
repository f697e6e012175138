/// The port through which the live front reads what is typed.
package protocol ByteSource: Sendable {
  /// Returns the next bytes, at least one, or nil at the end of input.
  ///
  /// - Throws: `InputBrokenOff` if the input cannot be read; no more bytes follow.
  func next() async throws(InputBrokenOff) -> [UInt8]?
}
