import Domain
import RoomAdapters
import Rooms

/// What the terminal of the live front is like.
package struct LiveStyle: Hashable, Sendable {
  /// How disks are drawn.
  package enum Glyphs: Hashable, Sendable {
    /// As `x` and `o`.
    case ascii
    /// As `●` and `○`.
    case unicode
  }

  /// The colors that are used.
  package enum Palette: Hashable, Sendable {
    /// No colors.
    case none
    /// The nearest of 256 colors.
    case rich
    /// Colors of 24 bits.
    case full
  }

  /// The columns of the terminal.
  package var columns: Int
  /// The rows of the terminal.
  package var rows: Int
  /// How disks are drawn.
  package var glyphs: Glyphs
  /// The colors that are used.
  package var palette: Palette
  /// Makes the style of a terminal.
  package init(columns: Int, rows: Int, glyphs: Glyphs, palette: Palette) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    self.palette = palette
  }

  /// Whether colors are used.
  var hasColor: Bool { palette != .none }

  /// Whether drawing characters can be shown.
  var isSmooth: Bool { glyphs == .unicode }

  /// Whether disks outside the board lie on its ground: letters have no color there (C6.31).
  var hasGrounds: Bool { hasColor && isSmooth }

  /// Returns a disk as it is named in sentences.
  func disk(_ side: Disk) -> String {
    guard isSmooth else { return side.description }
    return side == .dark ? "●" : "○"
  }

  /// Returns a disk as it is drawn: where there are colors, they tell the sides apart.
  func drawnDisk(_ side: Disk) -> String {
    hasGrounds ? "●" : disk(side)
  }

  /// Returns the row of a sentence, whose disks have the colors of those on the board: on a dark
  /// terminal a `●` would look like a light disk (C6.31).
  func row(_ text: String, _ face: Face = .plain) -> Row {
    guard hasGrounds else { return Row(text, face) }
    return text.flatMap { character -> Row in
      guard let side = Disk.sides.first(where: { disk($0) == String(character) }) else {
        return Row(String(character), face)
      }
      return Row(drawnDisk(side), .board(.disk(side), on: .square(isEven: true)))
    }
  }
}
