/// A color of 24 bits.
package struct RGB: Hashable, Sendable {
  /// The red part, from 0 to 255.
  package let red: Int
  /// The green part.
  package let green: Int
  /// The blue part.
  package let blue: Int

  /// Makes a color of its parts.
  package init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The number of the nearest of those among 256 colors that are alike on every terminal: a cube
  /// of 6 × 6 × 6, and 24 grays.
  package var nearestOf256: Int {
    let steps = RGB(Self.step(red), Self.step(green), Self.step(blue))
    let inCube = RGB(Self.level(steps.red), Self.level(steps.green), Self.level(steps.blue))
    let gray = min(23, max(0, ((red + green + blue) / 3 - 3) / 10))
    let level = 8 + 10 * gray
    let isGray = distance(to: RGB(level, level, level)) < distance(to: inCube)
    return isGray ? 232 + gray : 16 + 36 * steps.red + 6 * steps.green + steps.blue
  }

  /// Returns the step of the cube that is nearest to a part.
  private static func step(_ part: Int) -> Int {
    guard part >= 48 else { return 0 }
    return part < 115 ? 1 : (part - 35) / 40
  }

  /// Returns the part at a step of the cube.
  private static func level(_ step: Int) -> Int {
    step == 0 ? 0 : 55 + 40 * step
  }

  private func distance(to other: RGB) -> Int {
    let difference = RGB(red - other.red, green - other.green, blue - other.blue)
    return difference.red * difference.red + difference.green * difference.green
      + difference.blue * difference.blue
  }
}
