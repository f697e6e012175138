#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that has failed, with its error number.
public struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The error number.
  public let code: Int32

  /// Makes the error with a number.
  public init(code: Int32) {
    self.code = code
  }

  /// The error of a device that does not do what it should.
  static let inputOutput = SystemError(code: EIO)

  /// Makes the error of the system call that has just failed.
  init() {
    code = errno
  }

  /// The system's words for the error, such as `No space left on device`.
  public var description: String {
    String(cString: strerror(code))
  }

  /// Whether nothing is there under a name.
  var isNotFound: Bool { code == ENOENT }

  /// Whether something is there already under a name.
  var isAlreadyThere: Bool { code == EEXIST }

  /// Whether another program holds a lock.
  var isHeldByAnother: Bool { code == EWOULDBLOCK }

  /// Whether nobody reads the other end of a pipe any more.
  public var isBrokenPipe: Bool { code == EPIPE }

  /// Whether there is no input at all: it was closed, or its terminal has gone.
  var meansNoInput: Bool { code == EBADF || code == EIO }

  /// Whether a signal came in between.
  var isInterrupted: Bool { code == EINTR }

  /// Whether that may not be done.
  var isNotPermitted: Bool { code == EACCES || code == EPERM }

  /// Whether a file system does not know of what was asked.
  var isNotSupported: Bool { code == EINVAL || code == ENOTSUP }

  /// Returns what a system call returns, again and again while it is interrupted by a signal.
  ///
  /// - Throws: the error, if it returns less than zero.
  static func check<Number: SignedInteger>(
    _ call: () -> Number
  ) throws(SystemError) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      let error = SystemError()
      if !error.isInterrupted { throw error }
    }
  }
}
