/// A game that a loop can run.
///
/// It names its current wait and receives inputs and reports. `Session` conforms, and so can a
/// type that wraps a session.
public protocol Playable: Sendable {
  associatedtype Wait: Hashable & Sendable
  associatedtype Report: Sendable
  associatedtype Input: Sendable
  associatedtype Outcome: Sendable
  /// The storage and the presenter of the game.
  associatedtype Ports: Sendable

  /// The current wait, or `nil` if only a player can continue the game.
  var wait: Wait? { get }
  /// True if nothing happens until a player acts.
  var isSettled: Bool { get }

  /// Handles an input and returns its outcome.
  mutating func take(_ input: Input, _ ports: Ports) -> Outcome

  /// Handles the report of a wait.
  ///
  /// - Returns: false if the report was ignored. The game is then unchanged.
  mutating func take(_ report: Report, after wait: Wait, _ ports: Ports) -> Bool
}

extension Playable {
  /// True if there is no wait.
  public var isSettled: Bool { wait == nil }
}

/// The work that a loop waits for.
public protocol Work<Wait, Report>: Sendable {
  associatedtype Wait: Sendable
  associatedtype Report: Sendable

  /// Returns the report of a wait that takes no time, or `nil`.
  func reportAtOnce(after wait: Wait) -> Report?

  /// Returns the report of a wait once it ends or the task is canceled.
  ///
  /// `isAskedAgain` is true if the last report for the wait was ignored.
  func report(after wait: Wait, isAskedAgain: Bool, on timeline: Timeline) async -> Report

  /// Returns the error message for an ignored report.
  func fault(of report: Report) -> String
}
