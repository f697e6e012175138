public import Domain

/// The modes of both sides, with what each keeps whoever plays it: the level of its computer, and
/// its guest (R9.2, R2.8).
public struct Modes: Hashable, Sendable {
  private struct Player: Hashable {
    enum Kind: Hashable {
      case person
      case computer
      case guest
    }

    var kind = Kind.person
    /// The level at which the side's computer plays or, while another plays, played last.
    var level = Level.random
    /// The name of the guest that belongs to the side, if it has one.
    var guest: String?

    var mode: Mode {
      switch kind {
      case .person: .manual
      case .computer: .computer(level)
      case .guest: guest.map(Mode.guest) ?? .computer(level)
      }
    }
  }

  private var players = BySide(dark: Player(), light: Player())

  /// Makes the modes of both sides.
  public init(dark: Mode = .manual, light: Mode = .manual) {
    self[.dark] = dark
    self[.light] = light
  }

  /// The mode of a side.
  public subscript(side: Disk) -> Mode {
    get { players[side].mode }
    set {
      switch newValue {
      case .manual: players[side].kind = .person
      case .computer(let level):
        players[side].kind = .computer
        players[side].level = level
      case .guest(let name): seat(name, at: side)
      }
    }
  }

  /// The modes as they are saved: a guest is saved as a computer (C8.1).
  var saved: Modes {
    var modes = self
    for side in Disk.sides {
      if players[side].kind == .guest { modes.players[side].kind = .computer }
      modes.players[side].guest = nil
    }
    return modes
  }

  /// Whether a person plays at least one of the sides.
  package var hasPerson: Bool { isManual(.dark) || isManual(.light) }

  /// Returns whether a person plays a side.
  func isManual(_ side: Disk) -> Bool {
    players[side].kind == .person
  }

  /// Returns the level at which a side's computer plays, or would play if the side were its own.
  public func level(of side: Disk) -> Level {
    players[side].level
  }

  /// Returns the name of the guest that belongs to a side, whoever plays it now; nil if it has
  /// none.
  public func guest(of side: Disk) -> String? {
    players[side].guest
  }

  /// Sets the level of a side's computer, whether the side is its own or not.
  public mutating func setLevel(_ level: Level, of side: Disk) {
    players[side].level = level
  }

  /// Sets the mode that was chosen for a side.
  public mutating func choose(_ choice: ModeChoice, for side: Disk) {
    switch choice {
    case .manual: self[side] = .manual
    case .computer:
      if let guest = players[side].guest {
        seat(guest, at: side)
      } else {
        self[side] = .computer(level(of: side))
      }
    case .computerAt(let level): self[side] = .computer(level)
    case .guest(let name): seat(name, at: side)
    }
  }

  /// Hands a side to a guest.
  private mutating func seat(_ guest: String, at side: Disk) {
    players[side].kind = .guest
    players[side].level = .ofGuest
    players[side].guest = guest
  }

  /// Sets a level for both sides, if there is one, and then the modes that were chosen.
  public mutating func set(_ choices: BySide<ModeChoice?>, level: Level?) {
    for side in Disk.sides {
      if let level { setLevel(level, of: side) }
      if let choice = choices[side] { choose(choice, for: side) }
    }
  }
}

extension Level {
  /// The level as which a guest is saved, so that a run without it goes on with our computer
  /// (C8.1).
  public static let ofGuest = highest
}
