import Adapters
import LiveFront
import TestSupport
import Testing

/// Which board is drawn, and where the panel stands (C5.19, C6.3, C6.12).
struct LiveLayoutTests {
  /// What can be seen of a layout: the columns of a square, and where the panel is.
  private struct Layout: Equatable {
    let columns: Int?
    let isPanelBeside: Bool
  }

  private func layout(in style: LiveStyle) throws -> Layout {
    let table = try LiveTable(style: style, diskColumns: style.diskColumns)
    let screen = try #require(table.play { $0.screen.now })
    #expect(!screen.hasWrapped && screen.cursor.row == style.rows - 1 && screen.unknown.isEmpty)
    let letters = screen.lines.first { $0.contains("h") } ?? ""
    return Layout(
      columns: letters.split(separator: "a").last?.prefix { $0 == " " }.count.advanced(by: 1),
      isPanelBeside: screen.lines.contains { $0.contains("Black") && $0.contains("person") })
  }

  @Test(
    arguments: [
      (80, 24, .auto, 4, true), (89, 28, .auto, 6, true), (88, 28, .auto, 4, true),
      (200, 27, .auto, 4, true), (73, 20, .auto, 4, true),
      // What fits with the panel beside it comes before what is larger.
      (72, 50, .auto, 3, true), (66, 13, .auto, 3, true), (65, 50, .auto, 2, true),
      (58, 13, .auto, 2, true), (57, 30, .auto, 6, false), (57, 29, .auto, 4, false),
      (35, 22, .auto, 4, false), (34, 22, .auto, 3, false), (35, 21, .auto, 3, false),
      (40, 20, .auto, 3, false), (29, 15, .auto, 3, false), (28, 15, .auto, 2, false),
      (80, 19, .auto, 3, true),
      (200, 60, .small, 3, true), (60, 60, .small, 2, true), (57, 60, .small, 3, false),
      (200, 60, .medium, 4, true), (60, 22, .medium, 4, false), (60, 21, .medium, 2, true),
      (34, 60, .medium, 3, false),
      (88, 30, .large, 6, false), (88, 29, .large, 4, true), (50, 60, .large, 4, false),
      (89, 28, .large, 6, true),
    ] as [(Int, Int, LiveStyle.Size, Int, Bool)])
  func `C5.19 C6.3 C6.12 the board is as large as asked for and as there is room for`(
    columns: Int, rows: Int, size: LiveStyle.Size, square: Int, isPanelBeside: Bool
  ) throws {
    for palette in [LiveStyle.Palette.basic, .rich, .full] {
      let style = LiveStyle(
        columns: columns, rows: rows, glyphs: .unicode(columns: 1), palette: palette, size: size)
      #expect(try layout(in: style) == Layout(columns: square, isPanelBeside: isPanelBeside))
    }
  }

  @Test(
    arguments: [
      (.none, .ascii, 2), (.none, .unicode(columns: 1), 2), (.none, .unicode(columns: 2), 3),
      (.full, .ascii, 3), (.full, .unicode(columns: 2), 2), (.basic, .unicode(columns: 1), 6),
    ] as [(LiveStyle.Palette, LiveStyle.Glyphs, Int)])
  func `C6.12 a larger board needs colors and circles of one column, whatever was asked for`(
    palette: LiveStyle.Palette, glyphs: LiveStyle.Glyphs, square: Int
  ) throws {
    for size in [LiveStyle.Size.auto, .large] {
      let style = LiveStyle(columns: 200, rows: 60, glyphs: glyphs, palette: palette, size: size)
      #expect(try layout(in: style) == Layout(columns: square, isPanelBeside: true))
    }
  }

  @Test(
    arguments: [
      (73, 13, 1, true), (72, 13, 1, nil), (74, 13, 2, true), (73, 13, 2, nil),
      (58, 40, 1, nil), (57, 15, 1, false), (37, 15, 1, false), (36, 15, 1, nil),
      (37, 14, 1, nil), (66, 15, 2, false), (37, 15, 2, false), (36, 15, 2, nil),
    ] as [(Int, Int, Int, Bool?)])
  func `C6.40 without colors squares have numbers where the panel stays where it was`(
    columns: Int, rows: Int, circle: Int, isPanelBeside: Bool?
  ) {
    let style = LiveStyle(
      columns: columns, rows: rows, glyphs: .unicode(columns: circle), palette: .none)
    let (narrow, wide) = (LiveLayout(style), LiveLayout(style, withNumbers: true))
    let expected = isPanelBeside == nil ? narrow.shape : .characters(columns: 3)
    #expect(narrow.shape == .characters(columns: circle) && wide.shape == expected)
    #expect(wide.isPanelBeside == narrow.isPanelBeside)
    #expect(isPanelBeside == nil || wide.isPanelBeside == isPanelBeside)
  }
}
