import Domain
import RoomAdapters
import Rooms

/// The terminal's size, characters, and colors.
package struct LiveStyle: Hashable, Sendable {
  package enum Glyphs: Hashable, Sendable {
    /// The letters `x` and `o`.
    case ascii
    /// The circles `●` and `○`.
    case unicode
  }

  package enum Palette: Hashable, Sendable {
    case none
    /// 256 colors.
    case rich
    /// 24-bit colors.
    case full
  }

  package var columns: Int
  package var rows: Int
  package var glyphs: Glyphs
  package var palette: Palette
  package init(columns: Int, rows: Int, glyphs: Glyphs, palette: Palette) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    self.palette = palette
  }

  var hasColor: Bool { palette != .none }

  /// True if the terminal can show Unicode symbols.
  var isSmooth: Bool { glyphs == .unicode }

  /// True if disks outside the board have the board's background (C6.31).
  ///
  /// Letters have no color there.
  var hasGrounds: Bool { hasColor && isSmooth }

  /// Returns the character for a disk in a sentence.
  func disk(_ side: Disk) -> String {
    guard isSmooth else { return side.description }
    return side == .dark ? "●" : "○"
  }

  /// Returns the character for a drawn disk, solid if color distinguishes the sides.
  func drawnDisk(_ side: Disk) -> String {
    hasGrounds ? "●" : disk(side)
  }

  /// Returns a sentence as a row, with disks colored as on the board (C6.31).
  ///
  /// On a dark terminal, a plain `●` looks like a light disk.
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
