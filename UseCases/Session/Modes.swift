public import Domain

/// The players of both sides and their levels.
///
/// A side keeps its level while a human plays (R9.2).
public struct Modes: Hashable, Sendable {
  private struct Seat: Hashable {
    var isManual = true
    var level = Level.random
  }

  private var seats = BySide(dark: Seat(), light: Seat())

  /// Creates the modes of both sides.
  public init(dark: Mode = .manual, light: Mode = .manual) {
    self[.dark] = dark
    self[.light] = light
  }

  /// Accesses the mode of a side.
  public subscript(side: Disk) -> Mode {
    get { seats[side].isManual ? .manual : .computer(seats[side].level) }
    set {
      seats[side].isManual = newValue == .manual
      if case .computer(let level) = newValue { seats[side].level = level }
    }
  }

  /// Returns a side's computer level, even while a human plays.
  public func level(of side: Disk) -> Level { seats[side].level }

  /// Sets a side's computer level, even while a human plays.
  public mutating func setLevel(_ level: Level, of side: Disk) { seats[side].level = level }

  /// Sets the player of a side.
  public mutating func choose(_ choice: ModeChoice, for side: Disk) {
    switch choice {
    case .manual: self[side] = .manual
    case .computer: self[side] = .computer(level(of: side))
    case .computerAt(let level): self[side] = .computer(level)
    }
  }

  /// The modes with the same levels but two humans.
  var manual: Modes {
    var modes = self
    for side in Disk.sides { modes[side] = .manual }
    return modes
  }

  package func isManual(_ side: Disk) -> Bool { seats[side].isManual }
}
