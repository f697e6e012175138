/// The port through which saved games reach the disk: the system's calls for files, each tried once
/// and with the error that the system gives; `uninterrupted` repeats a call.
package protocol FileSystem: Sendable {
  /// Returns what a path names, without following a link.
  func status(of path: Path) throws(SystemError) -> FileStatus

  /// Returns the path that a link holds, or nil if there is no link.
  func linkTarget(of path: Path) throws(SystemError) -> String?

  /// Returns whether a path names the file that is open as a descriptor.
  func path(_ path: Path, refersTo file: Descriptor) -> Bool

  /// Throws if this program may not write a file.
  func checkWritable(_ path: Path) throws(SystemError)

  /// Opens a file or a folder for a purpose.
  func open(_ path: Path, _ purpose: OpenPurpose) throws(SystemError) -> Descriptor

  /// Reads up to so many bytes, or none at the end of the file.
  func read(_ file: Descriptor, atMost count: Int) throws(SystemError) -> [UInt8]

  /// Writes bytes, and returns how many of them were written.
  func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(SystemError) -> Int

  /// Sets who may read and write a file.
  func setPermissions(_ permissions: UInt32, of file: Descriptor) throws(SystemError)

  /// Waits until the content of a file, or the names in a folder, would survive a loss of power.
  func sync(_ file: Descriptor) throws(SystemError)

  /// Locks a file against other programs until it is closed or this program ends, and throws if
  /// another one has locked it.
  func lock(_ file: Descriptor) throws(SystemError)

  /// Closes a file, and unlocks it; it is closed even if this throws.
  func close(_ file: Descriptor) throws(SystemError)

  /// Gives a file another name, in the place of a file that has it.
  func rename(_ path: Path, to other: Path) throws(SystemError)

  /// Removes a file.
  func remove(_ path: Path) throws(SystemError)

  /// Makes a folder for its owner alone.
  func makeFolder(_ path: Path) throws(SystemError)
}

/// What a file or a folder is opened for.
package enum OpenPurpose: Hashable, Sendable {
  /// To read a file, without waiting for a writer if it is a pipe.
  case reading
  /// To write a file that does not exist yet, for its owner alone.
  case new
  /// To lock a file, which is made if it does not exist.
  case locking
  /// To sync the names in a folder.
  case folder
}

/// What the system says about a file: what it is, and who may do what with it.
package typealias FileStatus = (kind: FileKind, permissions: UInt32)

/// What a path names.
package enum FileKind: Hashable, Sendable {
  case file
  case folder
  case link
  case other
}
