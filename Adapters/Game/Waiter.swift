import UseCases

/// Somebody who waits until something is true of the session.
struct Waiter {
  let isTrue: @Sendable (Session) -> Bool
  /// Goes on once it is true.
  let continuation: CheckedContinuation<Void, Never>
}
