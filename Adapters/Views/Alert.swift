public import Domain
public import UseCases

/// An alert as data: it is shown in one place and answered in another.
public enum Alert: Hashable, Sendable {
  /// A side must pass (R5.1).
  case pass(Disk)
  /// A question (R6.2, R6.5).
  case confirmation(Reset.Question)

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
    }
  }

  /// The answers a player can give: the one that changes least first, the one that agrees last.
  public var actions: [Action] {
    switch self {
    case .pass: [.dismiss]
    case .confirmation: [.cancel, .ok]
    }
  }

  /// An answer to an alert.
  public enum Action: String, Hashable, Sendable {
    /// Dismisses a pass.
    case dismiss = "Dismiss"
    /// Leaves the game as it is.
    case cancel = "Cancel"
    /// Starts a new game.
    case ok = "OK"

    /// The title (R5.1, R6.2).
    public var title: String { rawValue }

    /// The input to send for this answer.
    public var input: Input {
      switch self {
      case .dismiss: .dismissPass
      case .cancel: .answerReset(.cancel)
      case .ok: .answerReset(.ok)
      }
    }
  }
}
