import Adapters
import LiveFront
import RoomAdapters
import TestSupport
import Testing

/// Which board is drawn, and where the panel stands (C5.19, C6.3, C6.12).
struct LiveLayoutTests {
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
  ) {
    let shapes = [2: BoardShape.small(columns: 2), 3: .small(columns: 3), 4: .medium, 6: .large]
    for palette in [LiveStyle.Palette.basic, .rich, .full] {
      let style = LiveStyle(
        columns: columns, rows: rows, glyphs: .unicode(columns: 1), palette: palette, size: size)
      let layout = LiveLayout(style)
      #expect(layout.fits && layout.shape == shapes[square])
      #expect(layout.isPanelBeside == isPanelBeside)
    }
  }

  @Test(
    arguments: [
      (.none, .ascii, .characters(columns: 1)),
      (.none, .unicode(columns: 1), .characters(columns: 1)),
      (.none, .unicode(columns: 2), .characters(columns: 2)),
      (.full, .ascii, .small(columns: 3)), (.full, .unicode(columns: 2), .small(columns: 2)),
      (.basic, .unicode(columns: 1), .large),
    ] as [(LiveStyle.Palette, LiveStyle.Glyphs, BoardShape)])
  func `C6.12 a larger board needs colors and circles of one column, whatever was asked for`(
    palette: LiveStyle.Palette, glyphs: LiveStyle.Glyphs, shape: BoardShape
  ) {
    for size in [LiveStyle.Size.auto, .large] {
      let style = LiveStyle(columns: 200, rows: 60, glyphs: glyphs, palette: palette, size: size)
      #expect(LiveLayout(style).shape == shape && LiveLayout(style).isPanelBeside)
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
