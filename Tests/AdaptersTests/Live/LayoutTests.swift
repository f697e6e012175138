import LiveFront
import TestSupport
import Testing

/// The size of the board and the place of the panel (C6.3, C6.12).
struct LayoutTests {
  @Test(
    arguments: [
      (80, 24, .medium, true), (200, 60, .medium, true), (73, 20, .medium, true),
      // What fits with the panel beside it comes before what is larger.
      (72, 50, .small(columns: 2), true), (80, 19, .small(columns: 2), true),
      (58, 11, .small(columns: 2), true), (57, 30, .medium, false), (35, 22, .medium, false),
      (35, 21, .small(columns: 2), false), (34, 22, .small(columns: 2), false),
      (24, 11, .small(columns: 2), false), (23, 60, nil, false), (200, 10, nil, false),
    ] as [(Int, Int, Layout.Shape?, Bool)])
  func `C1.4 C6.3 C6.12 the board is as large as fits, the panel beside it first`(
    columns: Int, rows: Int, shape: Layout.Shape?, isPanelBeside: Bool
  ) {
    let layout = Layout(
      LiveStyle(columns: columns, rows: rows, glyphs: .unicode, palette: .full))
    #expect((layout.fits ? layout.shape : nil) == shape && layout.isPanelBeside == isPanelBeside)
  }

  @Test(
    arguments: [
      (73, 13, true), (72, 13, nil), (58, 40, nil), (57, 15, false), (37, 15, false), (36, 15, nil),
    ] as [(Int, Int, Bool?)])
  func `C6.40 small squares show values if the panel keeps its place`(
    columns: Int, rows: Int, isPanelBeside: Bool?
  ) {
    let style = LiveStyle(columns: columns, rows: rows, glyphs: .unicode, palette: .none)
    let (narrow, wide) = (Layout(style), Layout(style, withNumbers: true))
    #expect(narrow.shape == .small(columns: 2))
    #expect(wide.shape == .small(columns: isPanelBeside == nil ? 2 : 4))
    #expect(wide.isPanelBeside == narrow.isPanelBeside)
    #expect(isPanelBeside == nil || wide.isPanelBeside == isPanelBeside)
  }
}
