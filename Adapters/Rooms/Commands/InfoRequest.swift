import Adapters
package import Domain

/// Information that a player asks for.
package enum InfoRequest: Hashable, Sendable {
  case board
  case history
  /// The viewed position and the side to move, on one line.
  case position
  case help(Help)
  case rules
  case mode(Disk)

  /// True if the program can read the answer back (C3.16).
  ///
  /// Such an answer stays on one line.
  var canBeReadAgain: Bool {
    switch self {
    case .history, .position: true
    case .board, .help, .rules, .mode: false
    }
  }

  /// The part of the command list to show.
  package enum Help: Hashable, Sendable {
    /// Basic commands only.
    case first
    case all
    /// The rows that contain a word, or all rows if none does.
    case rows(with: String)
  }
}
