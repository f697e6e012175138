import Domain
import UseCases

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

/// Who uses the terminal of the live front, and what is still to be written to it (C6).
struct LiveScreen {
  var content = LiveContent()
  private var painter = LivePainter()
  private var phase = Phase.closed
  private var style: LiveStyle
  /// Whether what the terminal shows is unknown.
  private var isStale = false
  /// Whether the terminal has changed its size since the last frame.
  private var isResized = false
  /// Whether a part of a block has left the screen at its top, and may come back at any resize.
  private var isTorn = false
  /// What is to be written before the next frame.
  private var writes: [TextWrite] = []

  /// Makes a screen on which nothing is written before it is opened.
  init(style: LiveStyle) {
    self.style = style
  }

  /// Whether the terminal is too small for the board, so that nobody sees what a line would do.
  var isTooSmall: Bool { !style.fits }
  /// The names of the squares that may be picked now.
  var picks: [String] { content.view.model.picks.map(\.description) }
  var isAskingReset: Bool { content.view.model.alert == .confirmation }

  /// Returns the next text to write, or nil if the terminal shows everything.
  mutating func nextWrite() -> TextWrite? {
    if writes.isEmpty { addFrame() }
    return writes.isEmpty ? nil : writes.removeFirst()
  }

  mutating func show(_ model: ViewModel) {
    content.show(model, in: style)
  }

  mutating func answer(_ query: Query, _ model: ViewModel) {
    content.answer(query, model, in: style)
  }

  mutating func tell(_ refusal: Refusal) {
    content.tell(refusal, in: style)
  }

  mutating func tell(trouble: String) {
    content.addAbove([trouble])
  }

  /// Shows the typed line after a key, and what the key asked for.
  mutating func type(_ line: TypedLine, _ action: LineEditor.Action? = nil) {
    content.type(line, action)
    if action == .redraw { isStale = true }
  }

  /// Asks the terminal how wide a disk is, or opens at once if that does not matter.
  mutating func measure() {
    guard case .unicode = style.glyphs, phase == .closed else { return open() }
    phase = .measuring
    writes.append(TextWrite("\r●\u{1b}[6n\r\u{1b}[K", to: .output))
  }

  /// Opens after the measurement, unless the screen was opened or left meanwhile; the width of a
  /// disk is nil if the terminal has not answered.
  mutating func endMeasuring(diskColumns: Int?) {
    guard phase == .measuring else { return }
    if let diskColumns { style.glyphs = .unicode(columns: diskColumns == 2 ? 2 : 1) }
    open()
  }

  /// Uses the terminal from now on; does nothing after `leave()`.
  mutating func open() {
    if phase != .left { phase = .open }
  }

  mutating func close() {
    addFrame()
    let end = painter.leave()
    if !end.isEmpty { writes.append(TextWrite(end, to: .output)) }
    if phase != .left { phase = .closed }
  }

  mutating func leave(telling farewell: String) {
    if phase == .open { content.leave(telling: farewell) }
    close()
    phase = .left
  }

  /// Fits what is shown into another size; the screen is cleared if its content is unknown, which is
  /// so if the size is the same.
  mutating func resize(columns: Int, rows: Int) {
    let before = (style.columns, style.rows)
    (style.columns, style.rows) = (columns, rows)
    guard phase == .open else {
      isStale = false
      return
    }
    isResized = isResized || before != (columns, rows)
    isStale = isStale || !isResized
  }

  /// Adds the frame that shows the block as it is now, if anything has changed.
  ///
  /// A screen that is
  /// cleared gets as many of the lines above again as there is room for; a terminal that is too small
  /// gets none until it grows or is left.
  private mutating func addFrame() {
    guard phase == .open else { return }
    let block = content.view.rows(in: style)
    let top = isResized ? style.rowsToTop(of: painter.painted) : nil
    isTorn = isTorn || top.map { $0 >= style.rows } == true
    let clears = isStale || isTorn && isResized
    var lines: [String] = []
    if style.fits || content.view.isLeft {
      lines = content.takeLines(again: clears ? style.rows - block.rows.count : 0) { line in
        style.wrapped(line.printable).map(style.paintingDisks)
      }
    }
    let frame = painter.frame(block, above: lines, clearing: clears, erasingFrom: top)
    (isStale, isResized) = (false, false)
    if let frame { writes.append(TextWrite(frame, to: .output)) }
  }
}
