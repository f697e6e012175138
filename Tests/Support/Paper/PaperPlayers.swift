import Domain
import Rooms
import UseCases

/// The reference players and their levels (R2.1, R9.2).
struct PaperPlayers: Equatable, Sendable {
  private(set) var modes: BySide<Mode>
  private(set) var levels: BySide<Level>

  init(_ saved: Modes) {
    modes = BySide { saved[$0] }
    levels = BySide { saved.level(of: $0) }
  }

  var hasHuman: Bool { isHuman(.dark) || isHuman(.light) }

  func isHuman(_ side: Disk) -> Bool { modes[side] == .manual }

  /// Returns whether a side's mistakes count.
  ///
  /// With a lone human, only that side's mistakes count; otherwise, both sides' mistakes do.
  func learns(_ side: Disk) -> Bool { isHuman(side) || isHuman(.dark) == isHuman(.light) }

  /// Sets the player of a side; a computer defaults to the side's last level.
  mutating func choose(_ choice: ModeChoice, for side: Disk) {
    switch choice {
    case .manual: modes[side] = .manual
    case .computer: modes[side] = .computer(levels[side])
    case .computerAt(let level): (modes[side], levels[side]) = (.computer(level), level)
    }
  }

  /// Returns whether these players and `other` have the same saved form.
  func isSaved(as other: PaperPlayers) -> Bool {
    levels == other.levels && Disk.sides.allSatisfy { isHuman($0) == other.isHuman($0) }
  }

  var saved: Modes {
    var saved = Modes()
    for side in Disk.sides {
      saved.setLevel(levels[side], of: side)
      if !isHuman(side) { saved[side] = .computer(levels[side]) }
    }
    return saved
  }
}
