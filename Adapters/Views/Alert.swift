public import Domain
public import UseCases

/// An alert as data: it is shown in one place and answered in another.
public enum Alert: Hashable, Sendable {
  /// A side must pass (R5.1).
  case pass(Disk)
  /// A question (R6.2, R6.5).
  case confirmation(Question)

  /// The title (R5.1, R6.2).
  public var title: String {
    switch self {
    case .pass: "Pass"
    case .confirmation: "Confirmation"
    }
  }

  /// The message (R5.1, R6.2, R6.5).
  public var message: String {
    switch self {
    case .pass: "Cannot place a disk."
    case .confirmation(.reset): "Do you really want to reset the game?"
    case .confirmation(.again): "Do you really want to start another game?"
    case .confirmation(.play(let square)): "Do you really want to play \(square)?"
    }
  }

  /// The answers a player can give: the one that changes least first, the one that agrees last.
  public var actions: [Action] {
    switch self {
    case .pass: [Action("Dismiss", .make(.pass))]
    case .confirmation:
      [Action("Cancel", .answer(.cancel)), Action("OK", .answer(.ok))]
    }
  }

  /// An answer to an alert, which only that alert has: a pass can only be dismissed, and a question
  /// only be answered.
  public struct Action: Hashable, Sendable {
    /// The title (R5.1, R6.2).
    public let title: String
    /// The input to send for this answer.
    public let input: Input

    fileprivate init(_ title: String, _ input: Input) {
      self.title = title
      self.input = input
    }
  }
}
