import Domain
import UseCases

/// Who uses the terminal.
private enum Phase {
  /// Other programs, before the start and during a suspension.
  case closed
  /// This program, to ask how wide a disk is.
  case measuring
  /// This program, to show the block or, in its place, plain lines.
  case open
  /// Other programs, for good.
  case left
}

/// Who uses the terminal of the live front, and what is still to be written to it: a block (C6) or,
/// if the terminal is too small, plain lines (C1).
struct LiveScreen {
  var content = LiveContent()
  private var painter = LivePainter()
  private var phase = Phase.closed
  /// The trouble that came up while the screen was not open.
  private var untoldTrouble: [String] = []
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

  var wantsKeys: Bool { style.fits }
  /// The names of the squares that may be picked now.
  var picks: [String] { content.view.model.picks.map(\.description) }
  var isAskingReset: Bool { content.view.model.alert == .confirmation }

  /// Returns the next text to write, or nil if the terminal shows everything.
  mutating func nextWrite() -> TextWrite? {
    if writes.isEmpty { addFrame() }
    return writes.isEmpty ? nil : writes.removeFirst()
  }

  mutating func show(_ model: ViewModel) {
    if phase != .open { untoldTrouble += GameText(style.language).troubles(model) }
    content.show(model, in: style)
    writePlainly(plain.writes(for: model, boards: .turns, welcomes: true))
  }

  mutating func answer(_ query: Query, _ model: ViewModel) {
    content.answer(query, model, in: style)
    writePlainly([TextWrite(lines: plain.answer(query, model, marksLastMove: true))])
  }

  mutating func tell(_ refusal: Refusal) {
    content.tell(refusal, in: style)
    writePlainly([plain.notice(GameText(style.language).refusal(refusal))])
  }

  mutating func tell(trouble: String) {
    if phase != .open { untoldTrouble.append(trouble) }
    content.addAbove([trouble])
    writePlainly([plain.notice(trouble)])
  }

  /// Shows the typed line after a key, and what the key asked for.
  mutating func type(_ line: TypedLine, _ action: LineEditor.Action? = nil) {
    content.type(line, action)
    if action == .redraw { isStale = true }
  }

  /// Asks the terminal how wide a disk is, or opens at once if that does not matter.
  mutating func measure() {
    guard case .unicode = style.glyphs, style.fits, phase == .closed else { return open() }
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
    guard phase == .closed || phase == .measuring else { return }
    phase = .open
    if !style.fits {
      writes += untoldTrouble.map { plain.notice($0) }
      writeStanding()
    }
    untoldTrouble = []
  }

  mutating func close() {
    addFrame()
    let end = painter.leave()
    if !end.isEmpty { writes.append(TextWrite(end, to: .output)) }
    if phase != .left { phase = .closed }
  }

  mutating func leave(telling farewell: String) {
    if phase == .open {
      content.leave(telling: farewell)
      writePlainly([plain.notice(farewell)])
    }
    close()
    phase = .left
  }

  /// Fits what is shown into another size; the screen is cleared if its content is unknown, which is
  /// so if the size is the same.
  mutating func resize(columns: Int, rows: Int) {
    let (before, didFit) = ((style.columns, style.rows), style.fits)
    (style.columns, style.rows) = (columns, rows)
    guard phase == .open else {
      isStale = false
      return
    }
    isResized = isResized || before != (columns, rows)
    isStale = isStale || !isResized || !didFit || !style.fits
    if didFit, !style.fits {
      writes.append(TextWrite(painter.clear(), to: .output))
      writeStanding()
    }
  }

  /// Adds the frame that shows the block as it is now, if anything has changed; a screen that is
  /// cleared gets as many of the lines above as there is room for.
  private mutating func addFrame() {
    guard phase == .open, style.fits else { return }
    let block = content.view.rows(in: style)
    let top = isResized ? style.rowsToTop(of: painter.painted) : nil
    isTorn = isTorn || top.map { $0 >= style.rows } == true
    let clears = isStale || isTorn && isResized
    let lines = content.takeLines(all: clears).flatMap { style.wrapped($0.printable) }
      .map(style.paintingDisks)
    let room = clears ? max(0, style.rows - block.rows.count) : lines.count
    let frame = painter.frame(
      block, above: lines.suffix(room), clearing: clears, erasingFrom: top)
    (isStale, isResized) = (false, false)
    if let frame { writes.append(TextWrite(frame, to: .output)) }
  }

  /// Writes plain lines, if they stand in place of the block.
  private mutating func writePlainly(_ plain: [TextWrite?]) {
    guard phase == .open, !style.fits else { return }
    // The block will not tell these lines again.
    _ = content.takeLines(all: false)
    writes += plain.compactMap(\.self)
  }

  /// Tells in plain lines what the block tells.
  private mutating func writeStanding() {
    writePlainly(plain.standing(content.view.model, notice: content.view.notice))
  }

  /// The words of plain lines.
  private var plain: PlainText { PlainText(language: style.language) }
}
