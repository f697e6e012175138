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

  private mutating func arrange(in style: LiveStyle) {
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

/// What is told on the screen, and where.
extension LiveScreen {
  /// Shows a session as it is now, and tells what has happened.
  mutating func show(_ model: TableModel) {
    view.show(model)
    arrange(in: layout.style)
    guard let event = model.event else { return }
    var told = text.common.told(event, model, hasScreen: true)
    for news in model.news {
      switch news {
      // An alert and the result need the row of the notice.
      case .end:
        view.hasJustEnded = true
        told.removeAll { $0.isNotice }
        told += [.line("\(text.common.message(model)): \(text.counts(model))"), .nothing]
      case .alert:
        told.removeAll { if case .welcome = $0 { true } else { false } }
        told.insert(.nothing, at: 0)
      case .counts, .turn, .result, .thinking, .stoppedThinking, .pick: break
      }
    }
    for told in told { tell(told) }
  }

  mutating func tell(_ told: Told) {
    switch told {
    case .line(let line), .trouble(let line): if !line.isEmpty { above.add([line]) }
    case .answer(let lines):
      // Where each square shows its number, nothing more has to be said.
      if case .advice(.given(let advice, for: .values))? = view.model.event,
        layout.shape.hasNumbers, advice.best.worth != nil
      {
        return
      }
      answer(lines)
    case .notice(let text): tell(LiveView.Notice(text: text))
    case .welcome(let text): tell(LiveView.Notice(text: text, end: .move))
    case .nothing: view.notice = nil
    case .refusal(let refusal): tell(refusal)
    }
  }

  /// Tells why something is not carried out; what was planned may come at any time, so the next key
  /// removes it.
  private mutating func tell(_ refusal: TableRefusal) {
    let words = text.refusal(refusal)
    switch refusal {
    // Nobody can type any more, and the block is left at once.
    case .unreadable(.brokenOff): above.add([words])
    // The result has the row.
    case .notPlayed(_, .game(.gameOver), dropping: _): above.add([words])
    case .notPlayed: tell(LiveView.Notice(text: words, end: .key))
    case .unreadable, .notACommand, .ignored:
      tell(LiveView.Notice(text: words, end: .reason(refusal)))
    }
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
      view.notice?.end = .key
    }
  }

  /// Leaves an answer above the block, or shows it in pages if it has no room there.
  ///
  /// - Parameter isLong: whether it says nothing of the board, which it may hide.
  mutating func answer(_ lines: [String], isLong: Bool = false) {
    let style = layout.style
    let rows = lines.flatMap { style.rows(of: $0, columns: style.columns) }.count
    guard layout.fits, !view.pages.isEmpty || rows > style.rows - layout.blockRows else {
      return above.add(lines)
    }
    view.pages.add(lines, isLong: isLong)
  }
}
