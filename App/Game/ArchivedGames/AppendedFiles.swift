import CLibrary
package import Infrastructure

/// A file system with additional calls for append-only files.
package protocol AppendedFiles: FileSystem {
  /// Opens a file for reading and appending.
  func openToAppend(_ path: Path) throws(SystemError) -> Descriptor

  /// Creates a file for reading and appending that must not exist yet.
  ///
  /// Only its owner has access.
  func createToAppend(_ path: Path) throws(SystemError) -> Descriptor

  /// Moves to the start of a file's last `count` bytes.
  ///
  /// - Returns: the number of bytes before them.
  func skip(toLast count: Int, of file: Descriptor) throws(SystemError) -> Int
}

extension SystemFiles: AppendedFiles {
  package func openToAppend(_ path: Path) throws(SystemError) -> Descriptor {
    try Descriptor.open(path.description, O_RDWR | O_APPEND | O_NONBLOCK | O_NOFOLLOW)
  }

  package func createToAppend(_ path: Path) throws(SystemError) -> Descriptor {
    try Descriptor.open(path.description, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW)
  }

  package func skip(toLast count: Int, of file: Descriptor) throws(SystemError) -> Int {
    let length = try SystemError.check(lseek(file.number, 0, SEEK_END))
    let place = max(0, length - off_t(count))
    try SystemError.check(lseek(file.number, place, SEEK_SET))
    return Int(place)
  }
}
