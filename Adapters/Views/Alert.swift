public import Domain
import UseCases

/// An alert as data: it is shown in one place and answered in another.
public enum Alert: Hashable, Sendable {
  /// A side must pass (R5.1).
  case pass(Disk)
  /// The reset question (R6.2).
  case confirmation

  /// The title (R5.1, R6.2).
  public var title: String { self == .confirmation ? "Confirmation" : "Pass" }

  /// The message (R5.1, R6.2).
  public var message: String {
    self == .confirmation ? "Do you really want to reset the game?" : "Cannot place a disk."
  }

  /// The answers a player can give: the one that changes least first, the one that agrees last.
  public var actions: [Action] { self == .confirmation ? [.cancel, .ok] : [.dismiss] }

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
