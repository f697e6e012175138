import CLibrary
package import Infrastructure

extension Descriptor {
  /// The maximum number of bytes to read from a file, to limit memory use.
  package static let greatestFile = 64 << 20

  /// Returns the content of a file or a pipe.
  package static func readFile(_ path: String) throws(SystemError) -> [UInt8] {
    let file = try uninterrupted(open(path))
    defer { try? file.close() }
    return try file.readAll()
  }

  /// Returns all remaining bytes.
  ///
  /// - Throws: an `isTooLarge` error if there are more than `greatestFile`.
  package func readAll() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more = try readBytes(atMost: 65_536)
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count > Self.greatestFile { throw SystemError(code: EFBIG) }
    }
  }
}

extension SystemError {
  package var isTooLarge: Bool { code == EFBIG }
}
