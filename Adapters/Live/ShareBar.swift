import Domain

/// The bar that shows how the disks are shared (C6.25).
struct ShareBar {
  let dark: Int
  let light: Int
  /// The columns of the bar.
  let columns: Int

  /// Returns the part of each side, as long as it has disks.
  func runs(in style: LiveStyle) -> [TextRun] {
    let darkColumns = (dark * columns + (dark + light) / 2) / max(1, dark + light)
    return [
      part(of: .dark, darkColumns, in: style), part(of: .light, columns - darkColumns, in: style),
    ]
  }

  private func part(of side: Disk, _ count: Int, in style: LiveStyle) -> TextRun {
    func row(of cell: String) -> String {
      String(repeating: cell, count: count)
    }
    switch style.palette {
    case .none: return TextRun(row(of: side == .dark ? "#" : "-"))
    // Of 8 grounds none but the green of the board can be seen in every window.
    case .basic:
      let cell = row(of: style.isSmooth ? "■" : "=")
      return TextRun(cell, .board(.disk(side), on: .square(isEven: true)))
    case .rich, .full: return TextRun(row(of: " "), .board(.disk(side), on: .share(side)))
    }
  }
}
