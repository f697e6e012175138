import Infrastructure
import Synchronization

/// A fault of the files of the system: one call fails, or all from there on.
package final class Fault: Sendable {
  private let code: Int32?
  private let call: Int
  private let lasts: Bool
  private let only: Set<HookedFiles.Call>?
  private let taken: Int
  private let state = Mutex((calls: 0, struck: [HookedFiles.Call](), isMended: false))

  /// Makes a fault.
  ///
  /// - Parameters:
  ///   - code: the error of the calls; if nil, they read or write `taken` bytes.
  ///   - call: the number of the first call that fails, from 1.
  ///   - lasts: whether all later calls fail, too.
  ///   - only: the calls that count; if nil, all do.
  package init(
    _ code: Int32?, at call: Int = 1, lasts: Bool = false, only: HookedFiles.Call..., taken: Int = 1
  ) {
    self.code = code
    self.call = call
    self.lasts = lasts
    self.taken = taken
    self.only = only.isEmpty ? nil : Set(only)
  }

  /// The calls that have failed or were cut short.
  package var struck: [HookedFiles.Call] { state.withLock { $0.struck } }

  /// The files of the system with this fault; a save takes two writes.
  package var files: HookedFiles { HookedFiles(before: strike) }

  /// Lets every call succeed from now on.
  package func mend() {
    state.withLock { $0.isMended = true }
  }

  @Sendable private func strike(_ call: HookedFiles.Call) throws(SystemError) -> Int {
    let isStruck = state.withLock { state in
      guard !state.isMended, only?.contains(call) != false else { return false }
      state.calls += 1
      guard lasts ? state.calls >= self.call : state.calls == self.call else { return false }
      state.struck.append(call)
      return true
    }
    guard isStruck else { return 40 }
    if let code { throw SystemError(code: code) }
    return taken
  }
}
