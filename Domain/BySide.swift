/// A value for each of the two sides.
public struct BySide<Value> {
  /// The value of dark.
  public var dark: Value
  /// The value of light.
  public var light: Value

  /// Makes the pair of two values.
  public init(dark: Value, light: Value) {
    self.dark = dark
    self.light = light
  }

  /// Makes the pair of the values that a function gives to the sides.
  public init(_ value: (Disk) throws -> Value) rethrows {
    self.init(dark: try value(.dark), light: try value(.light))
  }

  /// The value of a side.
  public subscript(side: Disk) -> Value {
    get { side == .dark ? dark : light }
    set {
      switch side {
      case .dark: dark = newValue
      case .light: light = newValue
      }
    }
  }
}

extension BySide: Equatable where Value: Equatable {}
extension BySide: Hashable where Value: Hashable {}
extension BySide: Sendable where Value: Sendable {}
