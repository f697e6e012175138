import Adapters
import RoomAdapters
import Rooms
import TerminalInput

/// The state of the live front end's screen, and its pending writes (C6).
struct LiveScreen {
  /// The contents of the block, drawn from the first event on.
  var view = LiveView(model: TableModel(Table()))
  var above = LinesAbove()
  var reader = KeyReader()
  var editor = LineEditor(
    completing: Completion(of: CommandTable.words, synonyms: CommandTable.synonyms))
  /// True right after the help is shown, when Enter does nothing.
  var isHelpShown = false
  private(set) var layout: Layout
  /// True while the report of a disk's width is pending.
  private var isMeasuring = false
  /// The number of the latest resize.
  private var resizes = 0
  /// True while the known size may be outdated.
  ///
  /// During continuous resizing, tmux reports the size up to 250 ms late.
  private var isResizing = false
  /// True while this program uses the terminal.
  ///
  /// False before `open()`, during a suspension, and after `leave(telling:)`.
  private var isOpen = false
  private var writer = BlockWriter()
  private var writes: [String] = []
  private let language: Language

  init(style: LiveStyle, language: Language) {
    layout = Layout(style)
    self.language = language
  }

  var text: LiveText { LiveText(style: layout.style, language: language) }
  var hasBegun: Bool { view.model.event != nil }

  /// Returns the text to write next, or `nil` if the terminal is up to date.
  mutating func nextWrite() -> String? {
    if writes.isEmpty { addFrame() }
    return writes.isEmpty ? nil : writes.removeFirst()
  }

  mutating func redraw() { writer.forget() }

  /// Measures the width of a disk.
  ///
  /// Prints a disk, requests a cursor position report, and erases the disk.
  mutating func measure() {
    guard layout.style.isSmooth, !isOpen else { return }
    writes.append("\r●\u{1b}[6n\r\u{1b}[K")
    isMeasuring = true
  }

  /// Switches to letters if a disk takes two columns.
  mutating func endMeasuring(diskColumns: Int) {
    // Some keys send the same bytes as a cursor report.
    guard isMeasuring else { return }
    isMeasuring = false
    if diskColumns == 2 { setStyle { $0.glyphs = .ascii } }
  }

  /// Starts using the terminal, except after `leave(telling:)`.
  mutating func open() {
    isOpen = !view.isLeft
  }

  /// Releases the terminal after a last frame.
  mutating func close() {
    isResizing = false
    addFrame()
    if let end = writer.leave() { writes.append(end) }
    isOpen = false
  }

  /// Releases the terminal for good, after a farewell.
  mutating func leave(telling farewell: Farewell) {
    var below: [String] = []
    view.isLeft = true
    view.pages = Pages()
    if isOpen {
      // Only the first line goes in the notice.
      let sentence = DisplayWidth.wrapped(farewell.sentence.printable, to: layout.style.columns)
      below = farewell.belowBlock ?? Array(sentence.dropFirst())
      view.notice = LiveView.Notice(text: farewell.belowBlock == nil ? sentence[0] : "")
    }
    close()
    if !below.isEmpty { writes.append(below.map { $0 + "\r\n" }.joined()) }
  }

  /// Repaints the screen for a terminal size, even if the size is unchanged.
  ///
  /// The terminal may have truncated or rewrapped its rows.
  ///
  /// - Returns: a number for `endResizing(_:)`.
  mutating func resize(columns: Int, rows: Int) -> Int {
    isResizing = isOpen
    resizes += 1
    setStyle { ($0.columns, $0.rows) = (columns, rows) }
    return resizes
  }

  /// Marks the size as current again, unless another resize has begun.
  mutating func endResizing(_ number: Int) {
    if number == resizes { isResizing = false }
  }

  private mutating func setStyle(_ change: (inout LiveStyle) -> Void) {
    var style = layout.style
    change(&style)
    arrange(in: style)
    if isOpen { redraw() }
  }

  /// Updates the layout and, if it changed, returns to the first page.
  mutating func arrange(in style: LiveStyle) {
    let before = layout
    layout = Layout(style, withNumbers: view.wantsNumbers)
    if layout != before { view.pages.beginAnew() }
  }

  /// Adds a frame if the block or the lines above it have changed.
  ///
  /// Lines wait while the terminal is too small, unless the program is exiting. New lines also wait
  /// during a resize.
  private mutating func addFrame() {
    guard isOpen, hasBegun else { return }
    let block = Block.of(view, typing: editor.line, in: layout, text)
    if writer.clears { above.erase(rows: layout.style.rows) }
    let takesLines = layout.fits || view.isLeft
    let lines = takesLines ? above.take(letting: isResizing, in: layout.style) : []
    guard let frame = writer.frame(block, above: lines, in: layout.style) else { return }
    writes.append(frame)
    above.stand(aboveRows: writer.height, pushedBy: writer.pushed)
  }
}
