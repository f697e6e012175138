/// A file that a player names to read it once, such as a transcript; it may be a pipe.
package enum InputFile {
  /// Reads a file to its end, but at most a number of bytes.
  package static func read(_ path: String, atMost count: Int) throws(SystemError) -> [UInt8] {
    let file = try Descriptor.open(path)
    defer { file.close() }
    return try file.readAll(atMost: count)
  }
}
