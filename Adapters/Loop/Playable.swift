/// A game that a loop can run.
///
/// It names what it waits for, and receives inputs and reports. A session is one, and another can
/// wrap a session.
public protocol Playable: Sendable {
  associatedtype Wait: Hashable & Sendable
  associatedtype Report: Sendable
  associatedtype Input: Sendable
  associatedtype Outcome: Sendable
  /// The storage and the presenter of the game.
  associatedtype Ports: Sendable

  /// The current wait, or `nil` while only a player or nothing is awaited.
  var wait: Wait? { get }
  /// True if nothing happens before a player acts.
  var isSettled: Bool { get }

  /// Receives an input.
  mutating func take(_ input: Input, _ ports: Ports) -> Outcome

  /// Receives the report of a wait.
  ///
  /// - Returns: false if the report does not count. The game is then unchanged.
  mutating func take(_ report: Report, after wait: Wait, _ ports: Ports) -> Bool
}

extension Playable {
  /// True without a wait.
  public var isSettled: Bool { wait == nil }
}

/// Carries out the waits of a loop.
public protocol Work<Wait, Report>: Sendable {
  associatedtype Wait: Sendable
  associatedtype Report: Sendable

  /// Returns the report of a wait that takes no time, or `nil`.
  func reportAtOnce(after wait: Wait) -> Report?

  /// Returns the report of a wait when it is over or the task is canceled.
  ///
  /// The wait is asked again if its last report did not count.
  func report(after wait: Wait, isAskedAgain: Bool, on timeline: Timeline) async -> Report

  /// Returns the error in a report that did not count.
  func fault(of report: Report) -> String
}
