import Adapters
import LiveFront
import TerminalInput
import TestSupport
import Testing
import UseCases

/// Which board is drawn, and where the panel stands (C5.19, C6.3, C6.12).
struct LiveLayoutTests {
  private static let small = BoardShape.small(columns: 3)
  private static let narrow = BoardShape.small(columns: 2)

  @Test(
    arguments: [
      (80, 24, .auto, .medium, true), (89, 28, .auto, .large, true), (88, 28, .auto, .medium, true),
      (200, 27, .auto, .medium, true), (73, 20, .auto, .medium, true),
      // What fits with the panel beside it comes before what is larger.
      (72, 50, .auto, small, true), (66, 13, .auto, small, true), (65, 50, .auto, narrow, true),
      (58, 13, .auto, narrow, true), (57, 30, .auto, .large, false),
      (57, 29, .auto, .medium, false),
      (35, 22, .auto, .medium, false), (34, 22, .auto, small, false), (35, 21, .auto, small, false),
      (40, 20, .auto, small, false), (29, 15, .auto, small, false), (28, 15, .auto, narrow, false),
      (80, 19, .auto, small, true),
      (200, 60, .small, small, true), (60, 60, .small, narrow, true),
      (57, 60, .small, small, false),
      (200, 60, .medium, .medium, true), (60, 22, .medium, .medium, false),
      (60, 21, .medium, narrow, true), (34, 60, .medium, small, false),
      (88, 30, .large, .large, false), (88, 29, .large, .medium, true),
      (50, 60, .large, .medium, false),
      (89, 28, .large, .large, true),
    ] as [(Int, Int, LiveStyle.Size, BoardShape, Bool)])
  func `C5.19 C6.3 C6.12 the board is as large as asked for and as there is room for`(
    columns: Int, rows: Int, size: LiveStyle.Size, shape: BoardShape, isPanelBeside: Bool
  ) {
    for palette in [LiveStyle.Palette.basic, .rich, .full] {
      let style = LiveStyle(
        columns: columns, rows: rows, glyphs: .unicode(columns: 1), palette: palette, size: size)
      let layout = LiveLayout(style)
      #expect((layout.shape, layout.isPanelBeside) == (shape, isPanelBeside))
      #expect(layout.fits)
      let drawn = LiveView(Session()).rows(in: style).rows
      #expect(drawn.count <= rows && drawn.allSatisfy { style.width($0) <= columns })
    }
  }

  @Test(
    arguments: [
      (.none, .ascii, .characters(columns: 1)),
      (.none, .unicode(columns: 1), .characters(columns: 1)),
      (.none, .unicode(columns: 2), .characters(columns: 2)), (.full, .ascii, small),
      (.full, .unicode(columns: 2), narrow), (.basic, .unicode(columns: 1), .large),
    ] as [(LiveStyle.Palette, LiveStyle.Glyphs, BoardShape)])
  func `C6.12 a larger board needs colors and circles of one column, whatever was asked for`(
    palette: LiveStyle.Palette, glyphs: LiveStyle.Glyphs, shape: BoardShape
  ) {
    for size in [LiveStyle.Size.auto, .large] {
      let style = LiveStyle(columns: 200, rows: 60, glyphs: glyphs, palette: palette, size: size)
      #expect(LiveLayout(style).shape == shape)
    }
  }

  @Test func `C6.12 a resize draws the largest board that there is room for, silently`() throws {
    let style = LiveStyle(
      columns: 100, rows: 32, glyphs: .unicode(columns: 1), palette: .rich)
    let table = try LiveTable(style: style)
    let screens = table.play { table in
      var screens = [table.screen.text]
      for (columns, rows) in [(80, 24), (40, 20), (100, 32)] {
        table.resize(columns: columns, rows: rows)
        screens.append(table.screen.text)
      }
      return screens
    }
    let shown = try #require(screens)
    #expect(shown[0] == shown[3] && shown[0].contains("▃▆▆▃"))
    #expect(shown[1].contains("▗▆▆▖") && !shown[2].contains("▆"))
    let medium = style.with(\.columns, 80).with(\.rows, 24)
    #expect(shown[1] == (try LiveTable(style: medium).show { _ in }))
  }

  @Test(arguments: [("Short.", ["", "Short."]), ("", ["", ""])])
  func `C6.8 C6.12 below a board without letters there, the prompt stays where it is`(
    notice: String, rows: [String]
  ) {
    let style = LiveStyle(columns: 80, rows: 24, glyphs: .unicode(columns: 1), palette: .rich)
    let drawn = LiveView(Session(), notice: notice).rows(in: style).rows
    #expect(drawn.count == 20 && drawn[17...18] == rows[...])
    let long = Array(repeating: "words", count: 20).joined(separator: " ")
    let two = LiveView(Session(), notice: long).rows(in: style).rows
    #expect(two.count == 20 && two[17...18].allSatisfy { $0.hasPrefix("words ") })
  }
}
