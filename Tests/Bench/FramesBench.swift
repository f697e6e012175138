import Adapters
import Domain
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TestSupport

extension Bench {
  /// Measures the frames of a game in the live front, one for each disk, move, and pass.
  static func measureFrames() {
    var played = PlayedTable()
    for step in RandomGame(seed: 1).steps {
      guard played.take(.make(step)) == .accepted, (try? played.showMove()) != nil else {
        fail("\(step) is refused")
      }
    }
    let record = played.presenter.record
    let style = LiveStyle(columns: 80, rows: 24, glyphs: .unicode, palette: .full)
    let output = CountingOutput()
    let presenter = LivePresenter(
      output: output, style: style, timeline: Timeline(clock: VirtualTime()))
    presenter.open()
    let clock = ContinuousClock()
    let times = record.map { event, table in
      clock.measure { presenter.present(event, at: table) } / .seconds(1)
    }
    Measurement.print("a frame", times)
    print("  \(output.bytes / record.count) bytes in the mean")
  }
}
