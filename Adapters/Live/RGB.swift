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
    let steps = [red, green, blue].map(Self.step)
    let inCube = RGB(Self.level(steps[0]), Self.level(steps[1]), Self.level(steps[2]))
    let gray = min(23, max(0, ((red + green + blue) / 3 - 3) / 10))
    let level = 8 + 10 * gray
    let isGray = distance(to: RGB(level, level, level)) < distance(to: inCube)
    return isGray ? 232 + gray : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }

  /// Returns the step of the cube that is nearest to a part.
  private static func step(_ part: Int) -> Int {
    part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40
  }

  /// Returns the part at a step of the cube.
  private static func level(_ step: Int) -> Int {
    step == 0 ? 0 : 55 + 40 * step
  }

  private func distance(to other: RGB) -> Int {
    let parts = [red - other.red, green - other.green, blue - other.blue]
    return parts.reduce(0) { $0 + $1 * $1 }
  }
}
