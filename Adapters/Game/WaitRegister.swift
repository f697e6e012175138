/// The port through which those who wait on a timeline say for what, so that virtual time can tell
/// it when nothing more can happen.
package protocol WaitRegister: Sendable {
  /// Adds the sentence of somebody who begins to wait, and returns its number.
  func add(_ sentence: @escaping @Sendable () -> String) -> Int

  /// Removes the sentence of a number, because the waiting is over.
  func remove(_ number: Int)
}
