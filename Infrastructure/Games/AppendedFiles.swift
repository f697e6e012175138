import CLibrary
package import Infrastructure

/// The calls for files to which something is only added, besides those for saved games.
package protocol AppendedFiles: FileSystem {
  /// Opens a file to read it, and to write at its end; one that is missing is made for its owner
  /// alone.
  func openToAppend(_ path: Path) throws(SystemError) -> Descriptor

  /// Goes to the last bytes of a file, to read them, and returns how many stand before them.
  func skip(toLast count: Int, of file: Descriptor) throws(SystemError) -> Int
}

extension SystemFiles: AppendedFiles {
  /// Opens a file to read it, and to write at its end.
  package func openToAppend(_ path: Path) throws(SystemError) -> Descriptor {
    try Descriptor.open(path.description, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_NOFOLLOW)
  }

  /// Goes to the last bytes of a file.
  package func skip(toLast count: Int, of file: Descriptor) throws(SystemError) -> Int {
    let length = try SystemError.check(lseek(file.number, 0, SEEK_END))
    let place = max(0, length - off_t(count))
    try SystemError.check(lseek(file.number, place, SEEK_SET))
    return Int(place)
  }
}
