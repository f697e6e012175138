import Domain
import Foundation
import LiveFront
import Testing

/// The contrasts of the colors (C6.29, C6.31, C6.41).
struct PaintTests {
  private static let disks: [Paint] = [.disk(.dark), .disk(.light)]
  private static let squares: [Paint] = [.square(isEven: true), .square(isEven: false)]

  @Test
  func `C6.29 each disk has a contrast of at least 3 to 1 with each ground, in 24 bits and 256`() {
    for disk in Self.disks {
      // No disk lies on the square of a hint.
      for ground in Self.squares {
        #expect(RGB(disk).contrast(to: RGB(ground)) >= 3, "\(disk) on \(ground) in 24 bits")
        let (ink, paper) = (RGB.of256(disk), RGB.of256(ground))
        #expect(ink.contrast(to: paper) >= 3, "\(disk) on \(ground) of 256 colors")
      }
    }
  }

  @Test func `C6.31 each color of words has a contrast of 3 to 1 in a dark and in a light window`()
  {
    let windows = [RGB(0, 0, 0), RGB(30, 30, 30), RGB(255, 255, 255)]
    for paint in [Paint.dim, .accent, .good, .doubtful, .bad] {
      #expect(paint.numbers.full == nil)
      let ink = RGB.of256(paint)
      #expect(windows.allSatisfy { ink.contrast(to: $0) >= 3 }, "\(paint)")
    }
    let shares = Disk.sides.map { RGB(.share($0)) }
    #expect(shares[0].contrast(to: shares[1]) >= 3)
  }

  @Test func `C6.31 good words are green, doubtful ones yellow, and bad ones red`() {
    let (good, doubtful, bad) = (RGB.of256(.good), RGB.of256(.doubtful), RGB.of256(.bad))
    #expect(good.parts.allSatisfy { $0 <= good.parts[1] } && good.parts[0] == 0)
    #expect(doubtful.parts[2] == 0 && abs(doubtful.parts[0] - doubtful.parts[1]) < 60)
    #expect(bad.parts.allSatisfy { $0 <= bad.parts[0] } && bad.parts[0] > 2 * bad.parts[1])
  }

  @Test
  func `C6.41 each value has a contrast of at least 3 to 1 with each ground, in 24 bits and 256`() {
    for loss in [0, 2, 3, 6] {
      let number = Paint.value(loss: loss)
      for ground in Self.squares + [.hint] {
        #expect(RGB(number).contrast(to: RGB(ground)) >= 3, "\(loss) on \(ground) in 24 bits")
        let (ink, paper) = (RGB.of256(number), RGB.of256(ground))
        #expect(ink.contrast(to: paper) >= 3, "\(loss) on \(ground) of 256 colors")
      }
    }
  }
}

/// A color of 24 bits.
private struct RGB: Equatable {
  let parts: [Int]

  init(_ red: Int, _ green: Int, _ blue: Int) { parts = [red, green, blue] }

  init(_ paint: Paint) {
    self = paint.numbers.full.map { RGB($0.red, $0.green, $0.blue) } ?? RGB.of256(paint)
  }

  /// Returns the color that a paint has among 256: those from 16 on are a cube and 24 grays, and
  /// alike on every terminal.
  static func of256(_ paint: Paint) -> RGB {
    let number = paint.numbers.rich
    guard number < 232 else {
      let gray = 8 + 10 * (number - 232)
      return RGB(gray, gray, gray)
    }
    let levels = [0, 95, 135, 175, 215, 255]
    let place = number - 16
    return RGB(levels[place / 36], levels[place / 6 % 6], levels[place % 6])
  }

  /// Returns the contrast as WCAG 2 defines it, from 1 to 21.
  fileprivate func contrast(to other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    zip(parts, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      sum + part.1 * Self.linear(Double(part.0) / 255)
    }
  }

  static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
