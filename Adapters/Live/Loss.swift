import Adapters
import RoomAdapters

/// How much a move gives away against the best one (C6.41).
package enum Loss: Hashable, Sendable, CaseIterable {
  /// Nothing: it is worth as much as the best.
  case none
  /// Less than makes a move doubtful: the next estimate may give it back.
  case little
  /// What makes a move doubtful.
  case some
  /// What makes it a mistake.
  case much

  /// Makes the loss of so many disks.
  init(disks: Int) {
    switch MoveMark(loss: disks) {
    case nil: self = disks > 0 ? .little : .none
    case .doubtful: self = .some
    case .mistake, .blunder: self = .much
    }
  }
}
