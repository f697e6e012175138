/// The port through which saved games reach the disk: the system's calls about files, each tried
/// once, with the error that it gives.
package protocol FileSystem: Sendable {
  /// Returns what stands under a name, without following a link.
  func status(of path: Path) throws(SystemError) -> FileStatus

  /// Returns where a link leads, or nil if there is none.
  func linkTarget(of path: Path) throws(SystemError) -> String?

  /// Returns whether an open file is what stands under a name.
  func isNamed(_ path: Path, _ file: Descriptor) -> Bool

  /// Finds out whether a file may be written.
  func checkWritable(_ path: Path) throws(SystemError)

  /// Opens a file or a folder.
  func open(_ path: Path, _ purpose: OpenPurpose) throws(SystemError) -> Descriptor

  /// Returns the next bytes of a file, at least one and at most so many; none at its end.
  func read(_ file: Descriptor, atMost count: Int) throws(SystemError) -> [UInt8]

  /// Writes the first of some bytes, and returns how many.
  func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(SystemError) -> Int

  /// Sets who may do what with a file.
  func permit(_ permissions: UInt32, _ file: Descriptor) throws(SystemError)

  /// Returns when what was written to a file, or the names in a folder, are safe from a loss of
  /// power.
  func sync(_ file: Descriptor) throws(SystemError)

  /// Locks a file against other programs, without waiting; it stays locked until it is closed, at
  /// the latest when this program ends.
  func lock(_ file: Descriptor) throws(SystemError)

  /// Closes a file or a folder.
  func close(_ file: Descriptor) throws(SystemError)

  /// Gives what stands under a name another one; what stood there is gone.
  func rename(_ path: Path, to other: Path) throws(SystemError)

  /// Removes a file.
  func remove(_ path: Path) throws(SystemError)

  /// Makes a folder for its owner alone.
  func makeFolder(_ path: Path) throws(SystemError)
}

/// What a file or a folder is opened for.
package enum OpenPurpose: Hashable, Sendable {
  /// To read a file, without ever waiting for one who writes.
  case reading
  /// To write a file for its owner alone, which must not be there yet.
  case new
  /// To lock a file, which is made if need be.
  case locking
  /// To sync a folder.
  case folder
}

/// What stands under a name.
package struct FileStatus: Hashable, Sendable {
  /// The kinds of things that have names.
  package enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// Anything else, such as a pipe.
    case other
  }

  /// The kind of thing it is.
  package let kind: Kind
  /// Who may do what with it.
  package let permissions: UInt32

  /// Makes a status.
  package init(kind: Kind, permissions: UInt32) {
    self.kind = kind
    self.permissions = permissions
  }
}
