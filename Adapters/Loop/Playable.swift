/// A value that a loop keeps going: it says what it waits for, and takes inputs and reports.
///
/// A session is one. Another value may hold a session and more, and hand on what it does not take.
public protocol Playable: Sendable {
  /// Something that takes time and that the value waits for.
  associatedtype Wait: Hashable & Sendable
  /// What has come of a wait.
  associatedtype Report: Sendable
  /// What a person can do.
  associatedtype Input: Sendable
  /// What has become of an input.
  associatedtype Outcome: Sendable
  /// What the value reaches outside: where it is saved and shown.
  associatedtype Ports: Sendable

  /// What the value waits for now, or nil if that is a person or nothing.
  var wait: Wait? { get }
  /// Whether nothing more happens before a person does something.
  var isSettled: Bool { get }

  /// Takes an input, and returns what has become of it.
  mutating func take(_ input: Input, _ ports: Ports) -> Outcome

  /// Takes what has come of a wait, and returns whether it counts; if not, nothing has changed.
  mutating func take(_ report: Report, after wait: Wait, _ ports: Ports) -> Bool
}

extension Playable {
  /// Whether nothing is awaited.
  public var isSettled: Bool { wait == nil }
}

/// What a loop does for a wait.
public protocol Work<Wait, Report>: Sendable {
  /// Something that takes time.
  associatedtype Wait: Sendable
  /// What has come of it.
  associatedtype Report: Sendable

  /// Returns what comes of a wait that takes no time; nil if it takes time.
  func reportAtOnce(after wait: Wait) -> Report?

  /// Returns what has come of a wait when that is over, or was called off.
  ///
  /// - Parameters:
  ///   - wait: what is waited for.
  ///   - isAskedAgain: whether it was waited for before, and what came of that did not count.
  ///   - timeline: the time of the game.
  func report(after wait: Wait, isAskedAgain: Bool, on timeline: Timeline) async -> Report

  /// Returns what is wrong with a report that did not count, in words.
  func fault(of report: Report) -> String
}
