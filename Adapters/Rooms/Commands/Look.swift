import Adapters
package import Domain

/// What a player asks to see.
package enum Look: Hashable, Sendable {
  case board
  case history
  /// The board and the turn, in one line.
  case position
  case help(Help)
  case rules
  case mode(Disk)

  /// Whether the answer is for programs, too, which read it as one line (C3.16).
  var canBeReadAgain: Bool {
    switch self {
    case .history, .position: true
    case .board, .help, .rules, .mode: false
    }
  }

  /// How much of the list of commands is shown.
  package enum Help: Hashable, Sendable {
    /// What a beginner needs.
    case first
    case all
    /// The rows in which a word stands, or all if there is none.
    case rows(with: String)
  }
}
