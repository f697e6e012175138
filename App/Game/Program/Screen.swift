import Adapters
import Dispatch
import Front
import Infrastructure
import RawTerminal
import Synchronization

/// The alternate screen of the terminal, on which the front is drawn.
///
/// A terminal may be slow or stuck, so only the latest frame is written, on a thread of its own.
final class Screen: Sendable {
  private struct State {
    /// The front as it must be drawn.
    var model: Model
    /// The frame on the screen, or `nil` if the screen must be drawn anew.
    var shown: Frame?
    /// The window in which that frame was drawn.
    var shownWindow: Window?
    var isOpen = false
    /// True once the program has left the terminal for good.
    var hasLeft = false
    /// True while a write of the latest frame is to come.
    var isDue = false
  }

  private let state: Mutex<State>
  private let terminal: any GameTerminal
  private let output: any TextOutput
  private let queue: DispatchQueue?

  private static let opening = "\u{1b}[?1049h\u{1b}[?2004h"
  /// A disk, whose width the terminal reports as the column of its cursor.
  private static let measuring = "\u{1b}[H●\u{1b}[6n"
  private static let closing = "\u{1b}[m\u{1b}[?2004l\u{1b}[?25h\u{1b}[?1049l"
  /// The time that a stuck terminal is waited for.
  private static let patience = DispatchTimeInterval.seconds(2)

  init(_ model: Model, on terminal: any GameTerminal, _ outside: Outside) {
    state = Mutex(State(model: model))
    self.terminal = terminal
    output = outside.output
    queue = outside.drawsOnCaller ? nil : DispatchQueue(label: "screen")
  }

  /// The size of the terminal, with the style that the front has found out.
  var window: Window {
    let window = state.withLock { $0.model.window }
    guard let size = terminal.size else { return window }
    return Window(columns: size.columns, rows: size.rows, style: window.style)
  }

  /// Takes the terminal, at the start and after a stop.
  func open() {
    terminal.switchTo(.keys)
    perform { [self] in
      let isASCII = state.withLock { state -> Bool? in
        guard !state.isOpen, !state.hasLeft else { return nil }
        state.isOpen = true
        state.shown = nil
        return state.model.window.style.isASCII
      }
      guard let isASCII else { return }
      output.write(Self.opening + (isASCII ? "" : Self.measuring), to: .output)
    }
  }

  /// Draws the front where it differs from what is on the screen.
  func draw(_ model: Model) {
    state.withLock { $0.model = model }
    drawLatest()
  }

  /// Has the next frame drawn whole, because the terminal may show something else.
  func forget() {
    state.withLock { $0.shown = nil }
  }

  /// Hands the terminal to other programs.
  func close() {
    performInTime { [self] in writeClosing(isForGood: false) }
    terminal.switchTo(.lines)
  }

  /// Leaves the terminal for good, with the farewell on the normal screen.
  func leave() {
    performInTime { [self] in writeClosing(isForGood: true) }
    terminal.switchTo(.linesForGood)
  }

  private func drawLatest() {
    let isFirst = state.withLock { state in
      defer { state.isDue = true }
      return !state.isDue
    }
    guard isFirst else { return }
    perform { [self] in
      let text = state.withLock { state in
        state.isDue = false
        return state.isOpen ? Self.draw(&state) : ""
      }
      if !text.isEmpty { output.write(text, to: .output) }
    }
  }

  private static func draw(_ state: inout State) -> String {
    let frame = state.model.frame()
    let window = state.model.window
    // Rows of another window do not lie where the frame has them.
    let before = state.shownWindow == window ? state.shown : nil
    state.shown = frame
    state.shownWindow = window
    return frame.text(after: before, in: window.style.palette)
  }

  private func writeClosing(isForGood: Bool) {
    let text = state.withLock { state in
      let wasOpen = state.isOpen
      state.isOpen = false
      guard !state.hasLeft else { return "" }
      state.hasLeft = isForGood
      let closing = wasOpen ? Self.closing : ""
      return isForGood && wasOpen ? closing + Self.farewell(of: state.model) : closing
    }
    if !text.isEmpty { output.write(text, to: .output) }
  }

  private static func farewell(of model: Model) -> String {
    model.farewell.map { $0.text(in: model.window.style.palette) + "\n" }.joined()
  }

  /// Writes behind what is written already.
  private func perform(_ write: @escaping @Sendable () -> Void) {
    guard let queue else { return write() }
    queue.async(execute: write)
  }

  /// Writes, but goes on without waiting for a terminal that is stuck.
  private func performInTime(_ write: @escaping @Sendable () -> Void) {
    guard let queue else { return write() }
    let isDone = DispatchSemaphore(value: 0)
    queue.async {
      write()
      isDone.signal()
    }
    _ = isDone.wait(timeout: .now() + Self.patience)
  }
}
