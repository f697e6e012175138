public import Domain

/// The modes of both sides, and the level of each side's computer, which a Manual side keeps (R9.2).
public struct Modes: Hashable, Sendable {
  private struct Player: Hashable {
    var isComputer = false
    var level = Level.random
  }

  private var players: [Disk: Player] = [:]

  /// Makes the modes of both sides.
  public init(dark: Mode = .manual, light: Mode = .manual) {
    self[.dark] = dark
    self[.light] = light
  }

  /// The mode of a side.
  public subscript(side: Disk) -> Mode {
    get { players[side]?.isComputer == true ? .computer(level(of: side)) : .manual }
    set {
      switch newValue {
      case .manual: players[side, default: Player()].isComputer = false
      case .computer(let level): players[side] = Player(isComputer: true, level: level)
      }
    }
  }

  /// Whether a person plays a side.
  package var isManual: Bool { Disk.sides.contains { self[$0] == .manual } }

  /// Returns the level at which a side's computer plays, or would play if the side were its own.
  public func level(of side: Disk) -> Level { players[side]?.level ?? .random }

  /// Sets the level of a side's computer, whether the side is its own or not.
  public mutating func setLevel(_ level: Level, of side: Disk) {
    players[side, default: Player()].level = level
  }

  /// Sets the mode that was chosen for a side.
  public mutating func choose(_ choice: ModeChoice, for side: Disk) {
    switch choice {
    case .manual: self[side] = .manual
    case .computer: self[side] = .computer(level(of: side))
    case .computerAt(let level): self[side] = .computer(level)
    }
  }

  /// Sets a level for both sides, if there is one, and then the modes that were chosen, by side.
  public mutating func set(_ choices: [Disk: ModeChoice], level: Level?) {
    for side in Disk.sides {
      if let level { setLevel(level, of: side) }
      if let choice = choices[side] { choose(choice, for: side) }
    }
  }
}
