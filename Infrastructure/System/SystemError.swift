import CLibrary

/// The error number of a failed system call.
public struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The number that the system has given.
  package let code: Int32

  /// Makes the error of a number.
  package init(code: Int32) { self.code = code }

  /// The error of a device that takes or gives nothing.
  package static let inputOutput = SystemError(code: EIO)

  /// What the system calls the error.
  public var description: String { String(cString: strerror(code)) }

  /// Whether a terminal is gone.
  package var isTerminalGone: Bool { code == EIO }
  /// Whether a descriptor is closed, or not open for this use.
  var isNotOpen: Bool { code == EBADF }

  /// Whether there is no such file.
  package var isNotFound: Bool { code == ENOENT }
  var isAlreadyThere: Bool { code == EEXIST }
  package var isHeldByAnother: Bool { code == EWOULDBLOCK }
  var isInterrupted: Bool { code == EINTR }
  var isNotPermitted: Bool { code == EACCES || code == EPERM }
  /// Whether it says of a lock that there are none where the file is, as on some network file
  /// systems.
  package var saysNoLocks: Bool { [ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) }
  var isNotSupported: Bool { code == EINVAL || code == ENOTSUP }

  /// Returns the result of a system call, or throws its error if the result is negative.
  @discardableResult
  package static func check<Number: SignedInteger>(_ result: Number) throws(SystemError) -> Number {
    if result < 0 { throw SystemError(code: errno) }
    return result
  }
}

/// Returns what a call returns, and repeats the call as long as a signal interrupts it.
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

/// Returns what calls return, or nil if one fails with an error that is expected.
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
