import LiveFront

/// The colors of a palette that are looked for beside those of disks, as the parameters that set
/// them.
struct Colors {
  let palette: LiveStyle.Palette
  /// The ground of the cursor; with 16 colors it is in brackets.
  let cursor: [Int]
  /// The ink of the letters and numbers at the sides.
  let dim: [Int]

  static let basic = Colors(palette: .basic, cursor: [], dim: [2])
  static let rich = Colors(palette: .rich, cursor: [48, 5, 127], dim: [38, 5, 244])
  static let full = Colors(palette: .full, cursor: [48, 2, 162, 46, 156], dim: [38, 5, 244])
}
