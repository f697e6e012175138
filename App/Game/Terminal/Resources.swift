import CLibrary
package import Infrastructure

extension CurrentProcess {
  /// Checks that the program can create another thread and `count` more descriptors.
  ///
  /// Without them, Swift's runtime would hang or trap.
  package static func checkResources(descriptors count: Int) throws(SystemError) {
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    while copies.count < count { copies.append(try SystemError.check(dup(2))) }
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let begun = pthread_create(
      &thread, nil,
      { _ in
        pthread_detach(pthread_self())
        return nil
      }, nil)
    if begun != 0 { throw SystemError(code: begun) }
  }
}
