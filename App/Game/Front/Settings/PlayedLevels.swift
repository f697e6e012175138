import Domain
import UseCases

/// The levels at which the computers play, as the panel shows them.
///
/// Another level counts from the next thought on, and never in a game that is over.
struct PlayedLevels: Hashable {
  private(set) var levels = BySide(dark: Level.first, light: Level.first)
  /// The position that a computer thinks about.
  private var thought: Record?
  /// The levels of the last thoughts in this game.
  private var played = BySide<Level?>(dark: nil, light: nil)
  private var hasBegun = false

  /// Follows the game and the levels of the settings.
  mutating func follow(_ session: Session, _ chosen: BySide<Level>, isOver: Bool) {
    defer { hasBegun = true }
    if session.record.steps.isEmpty { played = BySide(dark: nil, light: nil) }
    for side in Disk.sides where session.thinkingSide != side || thought != session.record {
      if !isOver || !hasBegun { levels[side] = chosen[side] }
      if session.thinkingSide == side { played[side] = levels[side] }
    }
    if isOver { levels = BySide { played[$0] ?? levels[$0] } }
    thought = session.thinkingSide == nil ? nil : session.record
  }
}

extension Model {
  mutating func followLevels() {
    levels.follow(session, settings.now.levels, isOver: ending != nil)
  }
}
