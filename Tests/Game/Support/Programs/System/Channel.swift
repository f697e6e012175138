import CLibrary
import Infrastructure

package struct Channel: Sendable {
  package let reading: Int32
  package let writing: Int32

  package init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
    // The low numbers are those of a program's standard streams.
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    (reading, writing) = (high[0], high[1])
  }
}

/// Returns the next bytes of a pipe or terminal, or none at its end.
///
/// A terminal also ends when its other side is closed.
package func nextBytes(of end: Int32) -> [UInt8] {
  var count = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialized in
    repeat { count = read(end, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
    initialized = max(0, count)
  }
  return bytes
}
