/// The port through which saved games reach the disk: the system's calls for files, each tried once
/// and with the error that the system gives; `uninterrupted` repeats a call.
package protocol FileSystem: Sendable {
  /// Returns what a path names, without following a link.
  func status(of path: Path) throws(SystemError) -> FileStatus

  /// Returns the path that a link holds, or nil if there is no link.
  func linkTarget(of path: Path) throws(SystemError) -> String?

  /// Returns whether a path names the file that is open as a descriptor.
  func path(_ path: Path, refersTo file: Descriptor) -> Bool

  func checkWritable(_ path: Path) throws(SystemError)
  func open(_ path: Path, _ purpose: OpenPurpose) throws(SystemError) -> Descriptor
  func read(_ file: Descriptor, atMost count: Int) throws(SystemError) -> [UInt8]
  func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(SystemError) -> Int
  func setPermissions(_ permissions: UInt32, of file: Descriptor) throws(SystemError)

  /// Waits until the content of a file, or the names in a folder, would survive a loss of power.
  func sync(_ file: Descriptor) throws(SystemError)

  /// Locks a file against other programs until it is closed or this program ends, and throws if
  /// another one has locked it.
  func lock(_ file: Descriptor) throws(SystemError)

  func close(_ file: Descriptor) throws(SystemError)
  func rename(_ path: Path, to other: Path) throws(SystemError)
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
  case locking
  case folder
}

package typealias FileStatus = (kind: FileKind, permissions: UInt32)

package enum FileKind: Hashable, Sendable {
  case file
  case folder
  case link
  case other
}
