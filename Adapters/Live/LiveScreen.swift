import Adapters
import Domain
import RoomAdapters
import Rooms
import TerminalInput
import UseCases

/// What the live front shows and what is typed there, and what has yet to be written (C6).
struct LiveScreen {
  /// What the block shows; nothing is drawn before the first event.
  var view = LiveView(model: TableModel(Table()))
  var above = LinesAbove()
  var typing = Typing()
  /// Whether the key before has shown the help, behind which Enter is a habit and no answer.
  var isHelpShown = false
  private(set) var layout: LiveLayout
  private var use = TerminalUse.closed
  private var writer = BlockWriter()
  /// The block of the latest frame.
  private var block: LiveBlock?
  private var writes: [String] = []
  private let language: Language

  /// Makes a screen on which nothing is written before it is opened.
  init(style: LiveStyle, language: Language) {
    layout = LiveLayout(style)
    self.language = language
  }

  var text: LiveText { LiveText(style: layout.style, language: language) }
  /// Whether the first event has been shown.
  var hasBegun: Bool { view.model.event != nil }
  /// Whether an answer is shown in place of the board.
  var isPaging: Bool { !view.pages.isEmpty }

  /// Returns the next text to write, or nil if the terminal shows everything.
  mutating func nextWrite() -> String? {
    if writes.isEmpty { addFrame() }
    return writes.isEmpty ? nil : writes.removeFirst()
  }

  mutating func show(_ model: TableModel) {
    view.show(model)
    layout = LiveLayout(layout.style, withNumbers: view.wantsNumbers)
    var told = text.told(model)
    // Where each square shows its number, nothing more has to be said.
    if case .advice(.given(let advice, for: .values))? = model.event, layout.shape.hasNumbers,
      advice.best.worth != nil
    {
      told.above = []
    }
    tell(told)
  }

  mutating func tell(_ told: Told) {
    if told.clears { view.notice = nil }
    if let notice = told.notice { tell(notice) }
    if told.isAnswer { answer(told.above) } else { above.add(told.above) }
  }

  /// Tells something in the notice row, or above the block while an alert needs that row (C6.10).
  mutating func tell(_ notice: LiveView.Notice) {
    view.notice = notice
    guard view.model.alert != nil else { return }
    if layout.style.rows > layout.blockRows {
      view.notice = nil
      above.add([notice.text])
    } else {
      // There is no row above, so the alert gives way to it until a key.
      view.notice?.endsWithKey = true
    }
  }

  /// Leaves an answer above the block, or shows it in pages in place of the board if it has no room
  /// there.
  mutating func answer(_ lines: [String]) {
    let rows = lines.flatMap(layout.rows).count
    guard layout.fits, isPaging || rows > layout.style.rows - layout.blockRows else {
      return above.add(lines)
    }
    view.pages.add(lines)
  }

  /// Lets everything be drawn anew.
  mutating func redraw() { writer.forget() }

  /// Asks the terminal how wide a disk is, or opens at once if that does not matter.
  mutating func measure() {
    guard case .unicode = layout.style.glyphs, use == .closed else { return open() }
    use = .measuring
    writes.append(BlockWriter.widthRequest)
  }

  /// Opens after the measurement, unless the screen was opened or left meanwhile; the width of a
  /// disk is nil if the terminal has not answered.
  mutating func endMeasuring(diskColumns: Int?) {
    guard use == .measuring else { return }
    if let diskColumns { setStyle { $0.glyphs = .unicode(columns: diskColumns == 2 ? 2 : 1) } }
    open()
  }

  /// Uses the terminal from now on; does nothing after `leave()`.
  mutating func open() {
    if use != .left { use = .open }
  }

  mutating func close() {
    addFrame()
    let end = writer.leave()
    if !end.isEmpty { writes.append(end) }
    if use != .left { use = .closed }
  }

  mutating func leave(telling farewell: Farewell) {
    endMeasuring(diskColumns: nil)
    let planned = view.model.planned
    if !planned.isEmpty { above.add([text.common.notPlayed(planned)]) }
    var below: [String] = []
    if use == .open {
      // A row in place of a block that does not fit has room for the beginning only.
      let sentence =
        layout.fits ? [farewell.sentence] : layout.wrapped(farewell.sentence.printable)
      below = farewell.belowBlock ?? Array(sentence.dropFirst())
      view.notice = LiveView.Notice(text: farewell.belowBlock == nil ? sentence[0] : "")
      view.isLeft = true
    }
    close()
    if !below.isEmpty { writes.append(below.map { $0 + "\r\n" }.joined()) }
    use = .left
  }

  /// Fits what is shown into another size, or the same; the terminal may have cut its rows, or
  /// wrapped them again.
  mutating func resize(columns: Int, rows: Int) {
    setStyle {
      $0.columns = columns
      $0.rows = rows
    }
    if use == .open { writer.forget() }
  }

  private mutating func setStyle(_ change: (inout LiveStyle) -> Void) {
    var style = layout.style
    change(&style)
    let before = layout
    layout = LiveLayout(style, withNumbers: view.wantsNumbers)
    if layout != before { view.pages.beginAnew() }
  }

  /// Adds the frame that shows the block as it is now, if anything has changed.
  ///
  /// A screen that is too small gets no lines above until it grows or is left.
  private mutating func addFrame() {
    guard use == .open, hasBegun else { return }
    let drawn = LiveBlock(
      view, typing: typing.editor.line, in: layout, language: language, after: block)
    block = drawn
    let written = drawn.written
    // A screen that is cleared gets the lines again that stood above the block there; the terminal
    // has the others in its history.
    let cleared = writer.rowsToClear.map { $0 > 1 ? $0 : written.rows.count }
    let again = cleared.map { max(0, layout.style.rows - $0) } ?? 0
    let lines = layout.fits || view.isLeft ? above.take(again: again, in: layout) : []
    if let frame = writer.frame(written, above: lines, in: layout.style) { writes.append(frame) }
  }
}

/// Who uses the terminal.
private enum TerminalUse {
  /// Other programs, before the start and during a suspension.
  case closed
  /// This program, to ask how wide a disk is.
  case measuring
  /// This program, to show the block.
  case open
  /// Other programs, for good.
  case left
}
