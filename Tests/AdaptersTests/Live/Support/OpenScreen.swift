import Adapters
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TestSupport
import UseCases

/// A presenter alone, at a terminal to which it has written its first block.
struct OpenScreen {
  let output: ScreenOutput
  let presenter: LivePresenter
  private let style: LiveStyle
  private let time = VirtualTime()

  /// Shows a table as it is after an event.
  init(
    _ style: LiveStyle = .wide, at table: Table = Table(),
    after event: Table.Event = .started(.resumed), language: Language = .english,
    resizing: Resizing = .reflow
  ) {
    self.style = style
    output = ScreenOutput(columns: style.columns, rows: style.rows, resizing: resizing)
    presenter = LivePresenter(
      output: output, style: style, language: language, timeline: time.timeline)
    presenter.present(event, at: table)
    presenter.open()
  }

  /// Shows a table in which nothing has just happened.
  static func still(
    _ style: LiveStyle = .wide, at table: Table, language: Language = .english
  ) -> OpenScreen {
    OpenScreen(style, at: table, after: .started(.new), language: language)
  }

  /// The rows of the block, which has kept its size.
  var block: [String] { output.now.lines.suffix(Layout(style).blockRows) }

  /// Gives the terminal another size, which it has for long.
  func resize(columns: Int, rows: Int) {
    beginResizing(columns: columns, rows: rows)
    endResizing()
  }

  /// Gives the terminal another size, which may not be the last.
  func beginResizing(columns: Int, rows: Int) {
    output.resize(columns: columns, rows: rows)
    presenter.resize(columns: columns, rows: rows)
  }

  /// Lets the time pass after which a size is that of the terminal, or a part of it.
  func endResizing(after milliseconds: Int = 300) {
    time.run { [time] in await time.timeline.sleepLast(for: .milliseconds(milliseconds)) }
  }
}
