import Adapters
import RoomAdapters
import Rooms
import TerminalInput

/// What the live front shows and what is typed there, and what has yet to be written (C6).
struct LiveScreen {
  /// What the block shows; nothing is drawn before the first event.
  var view = LiveView(model: TableModel(Table()))
  var above = LinesAbove()
  /// The bytes that are not yet a key.
  var reader = KeyReader()
  /// The line that keys edit.
  var editor = LineEditor(
    completing: Completion(of: CommandTable.words, synonyms: CommandTable.synonyms))
  /// Whether the key before has shown the help, behind which Enter is a habit and no answer.
  var isHelpShown = false
  private(set) var layout: Layout
  /// Whether the terminal has been asked how wide a disk is, and has not answered yet.
  private var isMeasuring = false
  /// How often the size has changed.
  private var resizes = 0
  /// Whether the size may be another by now: tmux tells of it up to 250 ms late when it changes all
  /// the time.
  private var isResizing = false
  /// Whether this program uses the terminal: others do before the start, during a suspension, and
  /// at the end.
  private var isOpen = false
  private var writer = BlockWriter()
  private var writes: [String] = []
  private let language: Language

  /// Makes a screen on which nothing is written before it is opened.
  init(style: LiveStyle, language: Language) {
    layout = Layout(style)
    self.language = language
  }

  var text: LiveText { LiveText(style: layout.style, language: language) }
  /// Whether the first event has been shown.
  var hasBegun: Bool { view.model.event != nil }

  /// Returns the next text to write, or nil if the terminal shows everything.
  mutating func nextWrite() -> String? {
    if writes.isEmpty { addFrame() }
    return writes.isEmpty ? nil : writes.removeFirst()
  }

  /// Lets everything be drawn anew.
  mutating func redraw() { writer.forget() }

  /// Asks the terminal how wide a disk is: it reports the column behind one, which leaves nothing.
  mutating func measure() {
    guard layout.style.isSmooth, !isOpen else { return }
    writes.append("\r●\u{1b}[6n\r\u{1b}[K")
    isMeasuring = true
  }

  /// Draws letters from now on if a disk takes two columns.
  mutating func endMeasuring(diskColumns: Int) {
    // Some keys look like a report.
    guard isMeasuring else { return }
    isMeasuring = false
    if diskColumns == 2 { setStyle { $0.glyphs = .ascii } }
  }

  /// Uses the terminal from now on; does nothing after `leave()`.
  mutating func open() {
    isOpen = !view.isLeft
  }

  /// Leaves the terminal to others.
  mutating func close() {
    isResizing = false
    addFrame()
    if let end = writer.leave() { writes.append(end) }
    isOpen = false
  }

  /// Leaves the terminal to others for good.
  mutating func leave(telling farewell: Farewell) {
    let planned = view.model.planned
    if !planned.isEmpty { above.add([text.common.notPlayed(planned)]) }
    var below: [String] = []
    view.isLeft = true
    view.pages = Pages()
    if isOpen {
      // The row has room for the beginning only.
      let sentence = DisplayWidth.wrapped(farewell.sentence.printable, to: layout.style.columns)
      below = farewell.belowBlock ?? Array(sentence.dropFirst())
      view.notice = LiveView.Notice(text: farewell.belowBlock == nil ? sentence[0] : "")
    }
    close()
    if !below.isEmpty { writes.append(below.map { $0 + "\r\n" }.joined()) }
  }

  /// Fits what is shown into another size, or the same; the terminal may have cut its rows, or
  /// wrapped them again.
  ///
  /// - Returns: The number of the resize.
  mutating func resize(columns: Int, rows: Int) -> Int {
    isResizing = isOpen
    resizes += 1
    setStyle { ($0.columns, $0.rows) = (columns, rows) }
    return resizes
  }

  /// Takes the size for the one that the terminal has, unless it has changed since a resize.
  mutating func endResizing(_ number: Int) {
    if number == resizes { isResizing = false }
  }

  private mutating func setStyle(_ change: (inout LiveStyle) -> Void) {
    var style = layout.style
    change(&style)
    arrange(in: style)
    if isOpen { redraw() }
  }

  /// Fits the layout into a style and what the view wants to show there.
  mutating func arrange(in style: LiveStyle) {
    let before = layout
    layout = Layout(style, withNumbers: view.wantsNumbers)
    if layout != before { view.pages.beginAnew() }
  }

  /// Adds the frame that shows the block as it is now, if anything has changed.
  ///
  /// A screen that is too small gets no lines above until it grows or is left, and one that is
  /// being resized gets no new ones.
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
