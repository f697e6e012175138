/// A file that a player names to read it once, such as a transcript; it may be a pipe.
package enum InputFile {
  package static func read(_ path: String, atMost count: Int) throws(SystemError) -> [UInt8] {
    let file = try uninterrupted(Descriptor.open(path))
    defer { try? file.close() }
    return try file.readAll(atMost: count)
  }
}
