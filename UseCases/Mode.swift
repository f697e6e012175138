public import Domain

/// Who plays a side (R2.1).
public enum Mode: UInt8, Hashable, Sendable, CaseIterable {
  /// A person picks the squares.
  case manual
  /// A computer thinks of them.
  case computer
}

/// The modes of both sides.
public struct Modes: Hashable, Sendable {
  /// The mode of the dark side.
  public var dark: Mode
  /// The mode of the light side.
  public var light: Mode

  /// Makes the modes of both sides, Manual where nothing else is said.
  public init(dark: Mode = .manual, light: Mode = .manual) {
    self.dark = dark
    self.light = light
  }

  /// The mode of a side.
  public subscript(side: Disk) -> Mode {
    get { side == .dark ? dark : light }
    set {
      switch side {
      case .dark: dark = newValue
      case .light: light = newValue
      }
    }
  }
}
