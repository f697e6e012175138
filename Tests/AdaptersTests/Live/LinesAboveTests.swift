import Adapters
import LiveFront
import RoomAdapters
import TestSupport
import Testing

/// The lines above the block (C1.6, C6.21).
struct LinesAboveTests {
  @Test func `C6.16 a repainted screen has the latest lines, a hundred at most`() {
    let screen = OpenScreen(.wide.with(\.rows, 250))
    for number in 1...200 { screen.presenter.tell("told \(number)") }
    screen.resize(columns: 80, rows: 250)
    let shown = screen.output.now.lines.filter { $0.hasPrefix("told ") }
    #expect(shown == (101...200).map { "told \($0)" })
  }

  @Test func `C1.6 lines printed during a resize appear once the size has settled`() {
    let screen = OpenScreen()
    screen.presenter.tell("told 1")
    screen.beginResizing(columns: 80, rows: 30)
    screen.presenter.tell("told 2")
    func lines() -> [String] { screen.output.now.everything.filter { $0.hasPrefix("told ") } }
    screen.endResizing(after: 299)
    #expect(lines() == ["told 1"])
    screen.endResizing(after: 1)
    #expect(lines() == ["told 1", "told 2"])
  }

  @Test(arguments: [(80, 10), (23, 14), (80, 1)], Resizing.allCases)
  func `C1.4 C1.6 no line printed before or on a terminal too small is lost`(
    size: (columns: Int, rows: Int), resizing: Resizing
  ) {
    let screen = OpenScreen(resizing: resizing)
    for number in 1...30 {
      screen.presenter.tell("told \(number)")
      if number % 8 == 0 { screen.resize(columns: size.columns, rows: size.rows) }
      if number % 8 == 3 { screen.resize(columns: 80, rows: 24) }
    }
    screen.resize(columns: 80, rows: 24)
    let lines = screen.output.now.everything.filter { $0.hasPrefix("told ") }
    let told = (1...30).map { "told \($0)" }
    #expect(Set(lines) == Set(told))
    // Nobody knows how many rows have left a window whose rows were wrapped again.
    if resizing == .clip || size.columns == 80 { #expect(lines == told) }
  }
}
