import Domain
import TestSupport

/// The visible part of a session, and its wait.
struct PaperFace: Hashable {
  /// The disks on the board.
  let disks: [Disk?]
  /// The numbers of dark and light disks.
  let counts: [Int]
  let message: String
  /// The side with the indicator.
  let thinking: Disk?
  /// The title, the message, and the actions of the open alert.
  let alert: String?
  /// The squares that a human may pick.
  let picks: [Int]
  let wait: PaperWait?
}

/// An operation that takes time.
enum PaperWait: Hashable {
  /// A thought about a board, for the side on turn.
  case thought(on: PaperBoard, turn: Disk?)
  /// A disk of a move on a board.
  case disk(Int, on: PaperBoard, by: Disk, at: Int)
}
