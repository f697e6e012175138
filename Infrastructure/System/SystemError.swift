import CLibrary

/// The error number of a failed system call.
public struct SystemError: Error, Hashable, CustomStringConvertible {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of a device that cannot be read or written.
  package static let inputOutput = SystemError(code: EIO)

  /// The system's message for the error.
  public var description: String { String(cString: strerror(code)) }

  /// True if a read failed because the terminal is gone.
  package var isTerminalGone: Bool { code == EIO }
  /// True if a descriptor is closed, or not open for this use.
  var isNotOpen: Bool { code == EBADF }

  package var isNotFound: Bool { code == ENOENT }
  var isAlreadyThere: Bool { code == EEXIST }
  package var isHeldByAnother: Bool { code == EWOULDBLOCK }
  var isInterrupted: Bool { code == EINTR }
  var isNotPermitted: Bool { code == EACCES || code == EPERM }
  /// True if files cannot be locked, as on some network file systems.
  package var saysNoLocks: Bool { [ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) }
  var isNotSupported: Bool { code == EINVAL || code == ENOTSUP }

  /// Returns the result of a system call.
  ///
  /// - Throws: the error in `errno` if the result is negative.
  @discardableResult
  package static func check<Number: SignedInteger>(_ result: Number) throws(SystemError) -> Number {
    if result < 0 { throw SystemError(code: errno) }
    return result
  }
}

/// Returns the result of a call, repeating it while signals interrupt it.
@discardableResult
package func uninterrupted<Result>(
  _ call: @autoclosure () throws(SystemError) -> Result
) throws(SystemError) -> Result {
  while true {
    do throws(SystemError) {
      return try call()
    } catch {
      if !error.isInterrupted { throw error }
    }
  }
}

/// Returns the result of calls, or `nil` after an expected error.
@discardableResult
package func ignoring<Result>(
  _ isExpected: (SystemError) -> Bool, _ calls: @autoclosure () throws(SystemError) -> Result
) throws(SystemError) -> Result? {
  do throws(SystemError) {
    return try calls()
  } catch {
    if isExpected(error) { return nil }
    throw error
  }
}
