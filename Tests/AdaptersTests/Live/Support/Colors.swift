import Adapters
import Domain
import LiveFront

/// The colors of the board in a palette, as the parameters that set them.
struct Colors {
  let palette: LiveStyle.Palette
  let black, white, pick: [Int]
  let greens: [[Int]]
  let last, hint: [Int]
  /// The ground of the cursor; with 16 colors it is in brackets.
  let cursor: [Int]
  /// The ink of the letters and numbers at the sides.
  let dim: [Int]

  static let all = [basic, rich, full]

  static let basic = Colors(
    palette: .basic, black: [30], white: [1, 37], pick: [30], greens: [[42], [42]], last: [45],
    hint: [46], cursor: [], dim: [2])
  static let rich = Colors(
    palette: .rich, black: [38, 5, 233], white: [38, 5, 255], pick: [1, 38, 5, 114],
    greens: [[48, 5, 29], [48, 5, 65]], last: [48, 5, 94], hint: [48, 5, 31],
    cursor: [48, 5, 127], dim: [38, 5, 244])
  static let full = Colors(
    palette: .full, black: [38, 2, 17, 17, 19], white: [38, 2, 244, 242, 234],
    pick: [1, 38, 2, 150, 208, 154], greens: [[48, 2, 42, 118, 76], [48, 2, 52, 130, 82]],
    last: [48, 2, 150, 112, 30], hint: [48, 2, 40, 120, 165], cursor: [48, 2, 162, 46, 156],
    dim: [38, 5, 244])

  func ink(_ side: Disk) -> [Int] { side == .dark ? black : white }

  /// What paints a part of a disk as a ground, and a square as its ink; a bright ground is painted
  /// in reverse.
  func body(of side: Disk, on ground: [Int]) -> [Int] {
    guard palette != .basic else {
      return side == .light ? [1, 7, 37, ground[0]] : [ground[0] - 10, 40]
    }
    return [38] + ground.dropFirst() + [48] + ink(side).dropFirst()
  }
}
