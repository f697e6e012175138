public import Domain

/// The modes of both sides, with what each keeps whoever plays it: the level of its computer, and
/// its guest (R9.2, R2.8).
public struct Modes: Hashable, Sendable {
  /// Who plays a side when no guest does.
  private struct Seat: Hashable {
    /// Whether a person plays, and no computer.
    var isPerson = true
    /// The level at which the side's computer plays or, while another plays, played last.
    var level = Level.random
  }

  /// Another program that belongs to a side.
  private struct GuestOfSide: Hashable {
    let name: String
    var isPlaying = true
  }

  /// Those who have a name, in a box, because modes are copied with every session.
  private enum Named: Hashable {
    case nobody
    indirect case some(guests: BySide<GuestOfSide?>, players: BySide<String?>)
  }

  private var dark = Seat()
  private var light = Seat()
  private var named = Named.nobody

  /// Makes the modes of both sides.
  public init(dark: Mode = .manual, light: Mode = .manual) {
    self[.dark] = dark
    self[.light] = light
  }

  /// The mode of a side.
  public subscript(side: Disk) -> Mode {
    get {
      if let guest = guests[side], guest.isPlaying { return .guest(guest.name) }
      return isManual(side) ? .manual : .computer(level(of: side))
    }
    set {
      var seat = seat(of: side)
      var guest = guests[side]
      guest?.isPlaying = false
      seat.isPerson = newValue == .manual
      switch newValue {
      case .manual: break
      case .computer(let level): seat.level = level
      case .guest(let name):
        seat.level = .ofGuest
        guest = GuestOfSide(name: name)
      }
      set(seat, guest, at: side)
    }
  }

  /// The names of those who have played a game that was given, as far as they are told, and until a
  /// mode or a level changes.
  public var names: BySide<String?> {
    if case .some(guests: _, let players) = named { players } else { BySide(dark: nil, light: nil) }
  }

  /// The modes as they are saved: a guest is saved as a computer (R2.8), and names are not.
  var saved: Modes {
    guard case .some = named else { return self }
    var modes = self
    // Another level may have been set since the guest took its side.
    if guests.dark?.isPlaying == true { modes.dark.level = .ofGuest }
    if guests.light?.isPlaying == true { modes.light.level = .ofGuest }
    modes.named = .nobody
    return modes
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

  /// Returns the name of the guest that belongs to a side, whoever plays it now; nil if it has
  /// none.
  public func guest(of side: Disk) -> String? {
    guests[side]?.name
  }

  /// Sets the level of a side's computer, whether the side is its own or not.
  public mutating func setLevel(_ level: Level, of side: Disk) {
    var seat = seat(of: side)
    seat.level = level
    set(seat, guests[side], at: side)
  }

  /// Sets the mode that was chosen for a side.
  public mutating func choose(_ choice: ModeChoice, for side: Disk) {
    switch choice {
    case .manual: self[side] = .manual
    case .computer: self[side] = guest(of: side).map(Mode.guest) ?? .computer(level(of: side))
    case .computerAt(let level): self[side] = .computer(level)
    case .guest(let name): self[side] = .guest(name)
    }
  }

  /// Sets a level for both sides, if there is one, and then the modes that were chosen.
  public mutating func set(_ choices: BySide<ModeChoice?>, level: Level?) {
    for side in Disk.sides {
      if let level { setLevel(level, of: side) }
      if let choice = choices[side] { choose(choice, for: side) }
    }
  }

  /// Names those who have played, as far as they are told.
  mutating func name(_ players: BySide<String?>) {
    name(guests: guests, players: players)
  }

  /// Forgets the names of those who have played.
  mutating func forgetNames() {
    name(BySide(dark: nil, light: nil))
  }

  private func seat(of side: Disk) -> Seat {
    side == .dark ? dark : light
  }

  private var guests: BySide<GuestOfSide?> {
    if case .some(let guests, players: _) = named { guests } else { BySide(dark: nil, light: nil) }
  }

  /// Changes who plays a side; the names of those who have played a given game are forgotten then.
  private mutating func set(_ seat: Seat, _ guest: GuestOfSide?, at side: Disk) {
    var guests = guests
    guard seat != self.seat(of: side) || guest != guests[side] else { return }
    guests[side] = guest
    switch side {
    case .dark: dark = seat
    case .light: light = seat
    }
    name(guests: guests, players: BySide(dark: nil, light: nil))
  }

  private mutating func name(guests: BySide<GuestOfSide?>, players: BySide<String?>) {
    let nobody = BySide<String?>(dark: nil, light: nil)
    let hasGuest = guests.dark != nil || guests.light != nil
    named = hasGuest || players != nobody ? .some(guests: guests, players: players) : .nobody
  }
}

extension Level {
  /// The level as which a guest is saved, so that a run without it goes on with our computer
  /// (R2.8).
  public static let ofGuest = highest
}
