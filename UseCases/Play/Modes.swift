public import Domain

/// The modes of both sides, with the level of its computer that each keeps whoever plays it (R9.2).
public struct Modes: Hashable, Sendable {
  /// Who plays a side.
  private struct Seat: Hashable {
    /// Whether a person plays, and no computer.
    var isPerson = true
    /// The level at which the side's computer plays or, while another plays, played last.
    var level = Level.random
  }

  private var dark = Seat()
  private var light = Seat()

  /// Makes the modes of both sides.
  public init(dark: Mode = .manual, light: Mode = .manual) {
    self[.dark] = dark
    self[.light] = light
  }

  /// The mode of a side.
  public subscript(side: Disk) -> Mode {
    get {
      isManual(side) ? .manual : .computer(level(of: side))
    }
    set {
      var seat = seat(of: side)
      seat.isPerson = newValue == .manual
      if case .computer(let level) = newValue { seat.level = level }
      set(seat, at: side)
    }
  }

  /// Whether a person plays at least one of the sides.
  package var hasPerson: Bool { isManual(.dark) || isManual(.light) }

  /// The side of the only person, to whom a game is told; nil if nobody or both are persons.
  package var onlyPerson: Disk? {
    guard isManual(.dark) != isManual(.light) else { return nil }
    return isManual(.dark) ? .dark : .light
  }

  /// The sides whose mistakes are told and taught: the only person's, or else both.
  package var learners: [Disk] { onlyPerson.map { [$0] } ?? Disk.sides }

  /// Returns whether a person plays a side.
  func isManual(_ side: Disk) -> Bool {
    seat(of: side).isPerson
  }

  /// Returns the level at which a side's computer plays, or would play if the side were its own.
  public func level(of side: Disk) -> Level {
    seat(of: side).level
  }

  /// Sets the level of a side's computer, whether the side is its own or not.
  public mutating func setLevel(_ level: Level, of side: Disk) {
    var seat = seat(of: side)
    seat.level = level
    set(seat, at: side)
  }

  /// Sets the mode that was chosen for a side.
  public mutating func choose(_ choice: ModeChoice, for side: Disk) {
    switch choice {
    case .manual: self[side] = .manual
    case .computer: self[side] = .computer(level(of: side))
    case .computerAt(let level): self[side] = .computer(level)
    }
  }

  /// Sets a level for both sides, if there is one, and then the modes that were chosen.
  public mutating func set(_ choices: BySide<ModeChoice?>, level: Level?) {
    for side in Disk.sides {
      if let level { setLevel(level, of: side) }
      if let choice = choices[side] { choose(choice, for: side) }
    }
  }

  private func seat(of side: Disk) -> Seat {
    side == .dark ? dark : light
  }

  private mutating func set(_ seat: Seat, at side: Disk) {
    switch side {
    case .dark: dark = seat
    case .light: light = seat
    }
  }
}
