/// The port through which the live front reads what is typed.
public protocol ByteSource: Sendable {
  /// Returns the next bytes, at least one, or nil at the end of input.
  func next() async -> [UInt8]?

  /// Delivers whole lines from now on, because the terminal is too small for the live front.
  func switchToLines()
}
