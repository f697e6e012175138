import Adapters
import Domain
import TerminalInput
import UseCases

/// What the live front shows and what is typed there, and what has yet to be written (C6).
struct LiveScreen {
  /// What the block shows; nothing is drawn before the first event.
  var view = LiveView(model: ViewModel(Session()))
  var above = LinesAbove()
  var typing = Typing()
  private(set) var layout: LiveLayout
  private var phase = Phase.closed
  private var painter = BlockPainter()
  private var parts = DrawnParts()
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

  mutating func show(_ model: ViewModel) {
    view.show(model)
    tell(text.told(model))
  }

  mutating func tell(_ told: Told) {
    if told.clears { view.notice = nil }
    if let notice = told.notice { tell(notice) }
    if told.isAnswer { answer(told.above.map(LiveLine.sentence)) } else { above.add(told.above) }
  }

  /// Tells something in the notice row, or above the block while an alert needs that row (C6.10).
  mutating func tell(_ notice: LiveView.Notice) {
    guard view.model.alert == nil else {
      view.notice = nil
      return above.add([notice.text])
    }
    view.notice = notice
  }

  /// Leaves an answer above the block, or shows it in pages in place of the board if it has no room
  /// there.
  mutating func answer(_ lines: [LiveLine]) {
    let rows = lines.flatMap { $0.wrapped(in: layout) }.count
    guard layout.fits, isPaging || rows > layout.style.rows - block().rows.count else {
      return above.add(lines)
    }
    view.pages.add(lines)
  }

  /// Takes a key, and returns what it asks of the program; nothing is entered or completed on a
  /// terminal that is too small to see it (C6.22).
  mutating func take(_ key: Key) -> LineEditor.Action? {
    if case .cursorReport(_, let column) = key {
      endMeasuring(diskColumns: column - 1)
      return nil
    }
    if isPaging, layout.fits {
      // What is typed has to be seen; other keys do nothing else here.
      guard case .text(let text) = key, text != " " else {
        view.pages.turn(by: key, in: layout)
        return nil
      }
      view.pages = Pages()
      return edit(key)
    }
    if !layout.fits, [.enter, .tab].contains(key) { return nil }
    if view.notice?.endsWithKey == true { view.notice = nil }
    if let direction = key.direction, typing.editor.line.count == 0 {
      moveCursor(direction)
      return nil
    }
    return edit(key)
  }

  /// Gives a key to the line editor, and returns what it asks of the program.
  private mutating func edit(_ key: Key) -> LineEditor.Action? {
    let picks = key == .tab && hasBegun ? view.model.picks.map(\.description) : []
    let action = typing.editor.take(key, completing: picks)
    // Whoever types does not choose with the cursor.
    if typing.editor.line.count > 0 { view.cursor = nil }
    switch action {
    case .line: view.notice = nil
    case .completions(let words): above.add([words.joined(separator: "   ")])
    case .redraw: painter.forget()
    case .endOfInput, nil: break
    }
    return action
  }

  /// Asks the terminal how wide a disk is, or opens at once if that does not matter.
  mutating func measure() {
    guard case .unicode = layout.style.glyphs, phase == .closed else { return open() }
    phase = .measuring
    writes.append("\r●\u{1b}[6n\r\u{1b}[K")
  }

  /// Opens after the measurement, unless the screen was opened or left meanwhile; the width of a
  /// disk is nil if the terminal has not answered.
  mutating func endMeasuring(diskColumns: Int?) {
    guard phase == .measuring else { return }
    if let diskColumns { setStyle { $0.glyphs = .unicode(columns: diskColumns == 2 ? 2 : 1) } }
    open()
  }

  /// Uses the terminal from now on; does nothing after `leave()`.
  mutating func open() {
    if phase != .left { phase = .open }
  }

  mutating func close() {
    addFrame()
    let end = painter.leave()
    if !end.isEmpty { writes.append(end) }
    if phase != .left { phase = .closed }
  }

  mutating func leave(telling farewell: Farewell) {
    endMeasuring(diskColumns: nil)
    let planned = view.model.planned
    if !planned.isEmpty { above.add([text.common.notPlayed(planned)]) }
    let below = phase == .open ? farewell.belowBlock : ""
    if phase == .open {
      view.notice = LiveView.Notice(text: below.isEmpty ? farewell.sentence : "")
      view.isLeft = true
    }
    close()
    if !below.isEmpty { writes.append(below) }
    phase = .left
  }

  /// Fits what is shown into another size, or the same; the terminal may have cut its rows, or
  /// wrapped them again.
  mutating func resize(columns: Int, rows: Int) {
    setStyle {
      $0.columns = columns
      $0.rows = rows
    }
    if phase == .open { painter.forget() }
  }

  private mutating func setStyle(_ change: (inout LiveStyle) -> Void) {
    var style = layout.style
    change(&style)
    let before = layout
    layout = LiveLayout(style)
    if layout != before { view.pages.beginAnew() }
  }

  private mutating func block() -> BlockPainter.Block {
    view.block(
      typing: typing.editor.line, in: layout, language: language, reusing: &parts)
  }

  /// Adds the frame that shows the block as it is now, if anything has changed.
  ///
  /// A screen that is too small gets no lines above until it grows or is left.
  private mutating func addFrame() {
    guard phase == .open, hasBegun else { return }
    let block = block()
    let lines = layout.fits || view.isLeft ? takeLinesAbove(block) : []
    if let frame = painter.frame(block, above: lines) { writes.append(frame) }
  }

  /// Takes the rows of the lines to write above a block: the new ones and, on a screen that is
  /// cleared, as many of those before as there is room for.
  private mutating func takeLinesAbove(_ block: BlockPainter.Block) -> [String] {
    let room = painter.clears ? layout.style.rows - block.rows.count : 0
    return above.take(again: room, in: layout)
  }
}

/// Who uses the terminal.
private enum Phase {
  /// Other programs, before the start and during a suspension.
  case closed
  /// This program, to ask how wide a disk is.
  case measuring
  /// This program, to show the block.
  case open
  /// Other programs, for good.
  case left
}
