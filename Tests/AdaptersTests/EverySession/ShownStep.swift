import Adapters
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TestSupport
import UseCases

/// What the two fronts of the console show of the events of a step.
struct ShownStep {
  let before: Table
  let after: Table
  let events: [Table.Event]
  /// What the plain front prints, line by line.
  let plain: [String]
  /// What the live front writes above its block, and in the row of the notice.
  let told: [String]
  /// The rows of the block of the live front.
  let block: [String]
  /// The view after the last event.
  let view: TableModel
  /// What follows from each of the events.
  let news: [News]

  /// An event in the table to which it has led.
  typealias Presented = (event: Table.Event, table: Table)

  /// Shows events that are presented one after the other.
  init(from before: Table, _ presented: [Presented]) {
    self.before = before
    events = presented.map(\.event)
    after = presented.last?.table ?? before
    view = TableModel(after, after: events.last)
    news = presented.flatMap { TableModel($0.table, after: $0.event).news }
    let style = LiveStyle.ascii.with(\.rows, 60)
    let (output, screen) = (RecordingOutput(), ScreenOutput(columns: 80, rows: 60))
    let plain = TablePresenter(output: output, boards: .asked, isScript: false)
    let live = LivePresenter(
      output: screen, style: style, timeline: Timeline(clock: VirtualTime()))
    live.open()
    live.present(.started(.resumed), at: before)
    let rows = Layout(style).blockRows
    let welcome = screen.now.lines
    for (event, table) in presented { plain.present(event, at: table) }
    for (event, table) in presented { live.present(event, at: table) }
    let lines = screen.now.lines
    self.plain = (output[.output] + output[.diagnostics]).split(separator: "\n").map(String.init)
    block = Array(lines.suffix(rows))
    // The notice of the start may still stand there, or how to begin, or what was played at an
    // earlier moment or is asked there.
    let rowsOfNotice = block.suffix(3).dropLast().filter { !$0.isEmpty }
    let stands = rowsOfNotice.contains {
      welcome.contains($0) || $0.contains(", such as ") || $0.hasPrefix("Before move ")
        || $0.hasPrefix("Lesson ")
    }
    let notice = stands ? [] : rowsOfNotice
    told = lines.dropLast(rows).filter { !$0.isEmpty && !welcome.contains($0) } + notice
  }
}
