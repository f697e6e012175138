import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// What a square of the live board shows on its ground, as large as the shape of the board lets it
/// be: each function returns the lines of a square (C6.11, C6.12).
struct SquareFace {
  let shape: BoardShape
  let ground: Paint
  /// The columns that a disk or a mark takes in a square of one row.
  let circleColumns: Int

  /// Returns a disk, which is a character in a square of one row; the last one that was placed has
  /// a dot of the other color.
  func disk(_ side: Disk, as character: String, isLast: Bool) -> [[TextRun]] {
    let ink = Paint.disk(side)
    let dot = TextRun("▗▖", .board(.disk(side.flipped), on: ink))
    switch shape {
    case .characters, .small: return [[centered(character, circleColumns, ink)]]
    case .medium where isLast:
      // A cell has two colors, so the disk fills those of its dot.
      return [
        [rim("▗", ink), dot, rim("▖", ink)], [rim("▝", ink), body("▂▂", ink), rim("▘", ink)],
      ]
    case .medium: return [[rim("▗▆▆▖", ink)], [rim("▝", ink), body("▂▂", ink), rim("▘", ink)]]
    case .large:
      let middle = isLast ? [body(" ", ink), dot, body(" ", ink)] : [body("    ", ink)]
      return [
        [rim(" ▃▆▆▃ ", ink)], [rim("▐", ink)] + middle + [rim("▌", ink)],
        [rim(" ", ink), body("▅▂▂▅", ink), rim(" ", ink)],
      ]
    }
  }

  /// The mark of a square that may be picked: a character in a square of one row, otherwise a dot.
  var pick: [[TextRun]] {
    switch shape {
    case .characters, .small: [[centered("+", 1, .pick)]]
    case .medium: [[centered("▗▖", 2, .pick)], blank]
    case .large: [blank, [centered("▗▖", 2, .pick)], blank]
    }
  }

  /// Returns the lead after a move, in three columns of a square that has room for it, and by its
  /// color what the move would give away; ones stand below ones.
  func worth(_ lead: Int, loss: Loss) -> [[TextRun]] {
    let text = lead.signed
    let aligned = String(repeating: " ", count: max(0, 3 - text.count)) + text
    let ink = Paint.worth(loss)
    let rows = shape.square.rows
    return (0..<rows).map {
      $0 == (rows - 1) / 2 ? [centered(aligned, aligned.count, ink)] : blank
    }
  }

  /// Returns an empty square that may not be picked, with a mark in the middle or without.
  func empty(isMarked: Bool) -> [[TextRun]] {
    let line = isMarked ? [centered("╶╴", 2, .empty)] : blank
    switch shape {
    case .characters, .small: return [[centered(isMarked ? "-" : " ", 1, .empty)]]
    case .medium: return [line, blank]
    case .large: return [blank, line, blank]
    }
  }

  private var blank: [TextRun] { [centered("", 0, .pick)] }

  /// Returns a text of a width in the middle of a line of the square.
  private func centered(_ text: String, _ width: Int, _ ink: Paint) -> TextRun {
    let room = shape.square.columns - width
    let left = String(repeating: " ", count: room / 2)
    let right = String(repeating: " ", count: room - room / 2)
    return TextRun(left + text + right, .board(ink, on: ground))
  }

  /// Returns a part of a disk that is painted with characters, around its body.
  private func rim(_ text: String, _ ink: Paint) -> TextRun {
    TextRun(text, .board(ink, on: ground))
  }

  /// Returns a part of a disk that is painted as a ground, so that no font leaves gaps in it.
  private func body(_ text: String, _ ink: Paint) -> TextRun {
    TextRun(text, .board(ground, on: ink))
  }
}
