import Adapters
import Domain
import Foundation
import Infrastructure
import LiveFront
import Testing

/// The colors of the board, by their numbers alone (C6.28, C6.29).
struct BoardColorTests {
  private static let disks: [BoardColor] = [.disk(.dark), .disk(.light)]
  private static let grounds: [BoardColor] = [
    .square(isEven: true), .square(isEven: false), .last, .cursor, .hint,
  ]

  @Test
  func `C6.29 each disk has a contrast of at least 3 to 1 with each ground, in 24 bits and 256`() {
    for disk in Self.disks {
      for ground in Self.grounds {
        let contrast = disk.full.contrast(to: ground.full)
        #expect(contrast >= 3, "\(disk) on \(ground) in 24 bits")
        let (ink, paper) = (RGB.of256(disk.full), RGB.of256(ground.full))
        #expect(ink.contrast(to: paper) >= 3, "\(disk) on \(ground) of 256 colors")
      }
    }
  }

  @Test
  func `C6.29 with 16 colors, too, on the squares where a disk may lie, as a console has them`() {
    // No disk lies on the square of a hint. Black, red, green, yellow, blue, magenta, cyan, white.
    let console = [
      RGB(0, 0, 0), RGB(170, 0, 0), RGB(0, 170, 0), RGB(170, 85, 0), RGB(0, 0, 170),
      RGB(170, 0, 170), RGB(0, 170, 170), RGB(170, 170, 170),
    ]
    for disk in Self.disks {
      for ground in Self.grounds.dropLast() {
        let ink = disk.isBright ? RGB(255, 255, 255) : console[disk.basic]
        #expect(ink.contrast(to: console[ground.basic]) >= 3, "\(disk) on \(ground)")
      }
    }
    let others: [BoardColor] = [.pick, .empty] + Self.grounds
    #expect(others.allSatisfy { !$0.isBright })
    #expect(BoardColor.pick.basic == 0 && BoardColor.empty.basic == 0)
  }

  @Test func `C6.46 each mark has a contrast of at least 3 to 1 with the ground of the cursor`() {
    let (mark, ground) = (BoardColor.pick.full, BoardColor.cursor.full)
    #expect(mark.contrast(to: ground) >= 3)
    #expect(RGB.of256(mark).contrast(to: RGB.of256(ground)) >= 3)
  }

  @Test func `C6.31 each color of words has a contrast of 3 to 1 in a dark and in a light window`()
  {
    let windows = [RGB(0, 0, 0), RGB(30, 30, 30), RGB(255, 255, 255)]
    for number in Tone.allCases.compactMap(\.of256) {
      let ink = RGB.table[number]
      #expect(windows.allSatisfy { (ink?.contrast(to: $0) ?? 0) >= 3 }, "\(number)")
    }
    let shares = Disk.sides.map { BoardColor.share($0).full }
    #expect(shares[0].contrast(to: shares[1]) >= 3)
  }

  @Test
  func `C6.41 a number has a contrast of at least 3 to 1 with its grounds, in 24 bits and 256`() {
    for loss in Loss.allCases {
      let number = BoardColor.worth(loss)
      for ground in Self.grounds where ground != .last {
        #expect(number.full.contrast(to: ground.full) >= 3, "\(loss) on \(ground) in 24 bits")
        let (ink, paper) = (RGB.of256(number.full), RGB.of256(ground.full))
        #expect(ink.contrast(to: paper) >= 3, "\(loss) on \(ground) of 256 colors")
      }
      #expect(number.basic == 0 && !number.isBright)
    }
  }

  @Test func `C6.28 no two grounds are alike, nor are two disks, with 24 bits and 256 colors`() {
    for colors in [Self.grounds, Self.disks] {
      #expect(Set(colors.map(\.full)).count == colors.count)
      #expect(Set(colors.map(\.full.nearestOf256)).count == colors.count)
    }
  }

  @Test func `C6.28 a color of 24 bits has the nearest of 256`() {
    var chance = SplitMix64(seed: 31)
    func part() -> Int { Int.random(in: 0...255, using: &chance) }
    let colors =
      (Self.disks + Self.grounds + [.pick, .empty]).map(\.full)
      + (0..<60).map { _ in RGB(part(), part(), part()) }
      + stride(from: 0, to: 256, by: 5).map { RGB($0, $0, $0) }
    let table = RGB.table
    for color in colors {
      let least = table.values.map(color.distance).min()
      #expect(table[color.nearestOf256].map(color.distance) == least, "\(color)")
    }
  }
}

extension RGB {
  /// The colors that have the numbers 16 to 255 on every terminal with 256.
  fileprivate static let table: [Int: RGB] = {
    let levels = [0, 95, 135, 175, 215, 255]
    var table: [Int: RGB] = [:]
    for number in 0..<216 {
      table[16 + number] = RGB(
        levels[number / 36], levels[number / 6 % 6], levels[number % 6])
    }
    for number in 0..<24 {
      table[232 + number] = RGB(8 + 10 * number, 8 + 10 * number, 8 + 10 * number)
    }
    return table
  }()

  /// Returns the color that stands for another one among 256.
  fileprivate static func of256(_ color: RGB) -> RGB {
    table[color.nearestOf256] ?? color
  }

  fileprivate func distance(to other: RGB) -> Int {
    let parts = [red - other.red, green - other.green, blue - other.blue]
    return parts.map { $0 * $0 }.reduce(0, +)
  }

  /// Returns the contrast as WCAG 2 defines it, from 1 to 21.
  fileprivate func contrast(to other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    zip([red, green, blue], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      sum + part.1 * Self.linear(Double(part.0) / 255)
    }
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
