import Domain

/// What is seen of a session, and what it waits for.
struct PaperFace: Hashable {
  /// The disks on the board.
  let disks: [Disk?]
  /// How many disks dark and light have.
  let counts: [Int]
  let message: String
  /// The side beside which the indicator is.
  let thinking: Disk?
  /// The title, the message, and the actions of the alert that is up.
  let alert: String?
  /// The squares that a person may pick.
  let picks: [Int]
  let wait: PaperWait?
}

/// Something that takes time.
enum PaperWait: Hashable {
  /// A thought about a game, by its beginning and its steps, at a level.
  case thought(first: PaperBoard, turn: Disk?, steps: String, level: Int)
  /// A disk of a move on a board.
  case disk(Int, on: PaperBoard, by: Disk, at: Int)
}
