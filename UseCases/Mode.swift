public import Domain

/// Who plays a side (R2.1); the raw value is the digit of the classic save format (R7.4).
public enum Mode: UInt8, Hashable, Sendable, CaseIterable {
  /// A person picks the squares.
  case manual
  /// A computer chooses the squares.
  case computer
}

/// The modes of both sides.
public struct Modes: Hashable, Sendable {
  /// The mode of the dark side.
  public var dark: Mode
  /// The mode of the light side.
  public var light: Mode

  /// Makes the modes of both sides.
  public init(dark: Mode = .manual, light: Mode = .manual) {
    self.dark = dark
    self.light = light
  }

  /// The mode of a side.
  public subscript(side: Disk) -> Mode {
    get { side == .dark ? dark : light }
    set {
      if side == .dark { dark = newValue } else { light = newValue }
    }
  }
}

extension Modes: CustomStringConvertible {
  /// Both modes, such as `x manual, o computer`.
  public var description: String { "\(Disk.dark) \(dark), \(Disk.light) \(light)" }
}
