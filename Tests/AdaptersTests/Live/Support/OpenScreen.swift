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

  init(_ style: LiveStyle = .wide, resizing: Resizing = .reflow) {
    output = ScreenOutput(
      columns: style.columns, rows: style.rows, diskColumns: style.diskColumns, resizing: resizing)
    presenter = LivePresenter(
      output: output, style: style, timeline: Timeline(clock: VirtualTime()))
    presenter.present(.started(.resumed), at: Table())
    presenter.open()
  }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) {
    output.resize(columns: columns, rows: rows)
    presenter.resize(columns: columns, rows: rows)
  }
}
