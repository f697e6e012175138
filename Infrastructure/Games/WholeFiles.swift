import CLibrary
package import Infrastructure

/// Files that are read to their end.
extension Descriptor {
  /// How many bytes are read to the end of a file at most, so that memory suffices.
  package static let greatestFile = 64 << 20

  /// Reads a file, which may be a pipe, to its end.
  package static func readFile(_ path: String) throws(SystemError) -> [UInt8] {
    let file = try uninterrupted(open(path))
    defer { try? file.close() }
    return try file.readAll()
  }

  /// Reads to the end; fails if that does not come within so many bytes as a file may have.
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
  /// Whether a file is longer than what is read of it.
  package var isTooLarge: Bool { code == EFBIG }
}
