import Domain

/// The characters and colors of a terminal.
package struct Style: Hashable, Sendable {
  package var palette: Palette
  /// True if the terminal has only ASCII characters, or circles of an unknown width.
  package var isASCII: Bool

  /// Creates a style.
  package init(palette: Palette = .full, isASCII: Bool = false) {
    self.palette = palette
    self.isASCII = isASCII
  }

  /// True if color distinguishes the disks, so both are `●`.
  var hasGrounds: Bool { palette != .none && !isASCII }

  /// Returns the character for a drawn disk.
  func disk(_ side: Disk) -> String {
    if isASCII { return side.description }
    return hasGrounds || side == .dark ? "●" : "○"
  }

  /// Returns a disk beside the board, colored as on the board.
  func row(_ side: Disk) -> Row {
    guard hasGrounds else { return Row(disk(side)) }
    return Row(" \(disk(side)) ", .board(.disk(side), on: .square(isEven: true)))
  }
}

/// The colors of a terminal.
package enum Palette: Hashable, Sendable {
  case none
  /// 256 colors.
  case rich
  /// 24-bit colors.
  case full
}
