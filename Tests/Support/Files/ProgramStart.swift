package import Synchronization

/// The start of a program by a test.
package enum ProgramStart {
  /// Locked while a program starts, and while a test opens a file that it locks.
  ///
  /// A program inherits all descriptors, and with them the locks, until it runs code of its own.
  package static let lock = Mutex(())
}
