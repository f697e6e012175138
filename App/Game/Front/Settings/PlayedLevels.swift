import Domain
import UseCases

/// The levels at which the computers play, as the panel shows them.
///
/// Another level counts from the next thought on, and never in a game that is over.
struct PlayedLevels: Hashable {
  private(set) var levels = BySide(dark: Level.first, light: Level.first)
  /// The position that a computer thinks about.
  private var thought: Record?
  private var hasBegun = false

  /// Follows the game and the levels of the settings.
  mutating func follow(_ session: Session, _ chosen: BySide<Level>, isOver: Bool) {
    defer { hasBegun = true }
    guard !isOver || !hasBegun else { return }
    for side in Disk.sides where session.thinkingSide != side || thought != session.record {
      levels[side] = chosen[side]
    }
    thought = session.thinkingSide == nil ? nil : session.record
  }
}

extension Model {
  mutating func followLevels() {
    levels.follow(session, settings.now.levels, isOver: ending != nil)
  }
}
