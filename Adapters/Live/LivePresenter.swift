package import Adapters
package import Domain
package import RoomAdapters
package import Rooms
import Synchronization
package import UseCases

/// Shows a table as one block that is repainted in place (C6).
///
/// The game, the keys, the indicator and signals all change one `LiveScreen`. Only one of them
/// writes at a time, and never while it holds the lock: the others leave their changes to it and go
/// on.
package final class LivePresenter: Table.Presenter {
  private struct State {
    /// What is shown, and what has yet to be written.
    var screen: LiveScreen
    /// Whether somebody is writing.
    var isWriting = false
    /// The calls to make when everything has been written.
    var whenWritten: [@Sendable () -> Void] = []
    /// What turns the indicator, if it turns.
    var indicator: Task<Void, Never>?
  }

  private let state: Mutex<State>
  private let output: any TextOutput
  private let timeline: Timeline
  private let farewell: @Sendable (Record) -> Farewell

  /// Makes a presenter that writes nothing before it is opened; `farewell` words what is told last.
  package init(
    output: any TextOutput, style: LiveStyle, language: Language = .english, timeline: Timeline,
    farewell: @escaping @Sendable (Record) -> Farewell = { _ in GameText().farewell(nil) }
  ) {
    self.farewell = farewell
    state = Mutex(State(screen: LiveScreen(style: style, language: language)))
    self.output = output
    self.timeline = timeline
  }

  deinit { state.withLock { $0.indicator?.cancel() } }

  /// Shows a table after an event, and turns the indicator while a computer thinks.
  package func present(_ event: Table.Event, at table: Table) {
    let model = TableModel(table, after: event)
    update { $0.show(model) }
    turnIndicator(model.isThinking)
    if model.news.contains(.end) { later(.milliseconds(500)) { $0.view.hasJustEnded = false } }
  }

  /// Whether the screen shows planned moves.
  package var showsPlanned: Bool {
    state.withLock { !$0.screen.view.model.planned.isEmpty }
  }

  /// Tells of a trouble in a line above the block.
  package func tell(_ trouble: String) {
    update { $0.above.add([trouble]) }
  }

  /// Begins to write, unless the presenter is already open or has been left.
  package func open() {
    update { $0.open() }
  }

  /// Leaves the terminal to others until `open()`: the block stays, with the cursor below it; calls
  /// `done`, on any thread, when everything has been written.
  package func close(then done: @escaping @Sendable () -> Void = {}) {
    update(then: done) { $0.close() }
  }

  /// Leaves the terminal to others for good, and calls `done` as `close(then:)` does.
  package func leave(then done: @escaping @Sendable () -> Void = {}) {
    // Never under the lock: it may wait for a save.
    let model = state.withLock(\.screen.view.model)
    let farewell = farewell(model.study.record)
    update(then: done) { $0.leave(telling: farewell) }
  }

  /// Fits the block into a terminal of another size, or of the same.
  package func resize(columns: Int, rows: Int) {
    let number = update { $0.resize(columns: columns, rows: rows) }
    later(.milliseconds(300)) { $0.endResizing(number) }
  }

  /// Changes what is shown after a time.
  private func later(_ time: Duration, _ change: @escaping @Sendable (inout LiveScreen) -> Void) {
    timeline.start { [weak self, timeline] in
      await timeline.sleepLast(for: time)
      self?.update(change)
    }
  }

  /// Turns the indicator eight times a second or stops it (C6.6); one that turns keeps its rhythm.
  private func turnIndicator(_ isOn: Bool) {
    state.withLock { state in
      guard (state.indicator != nil) != isOn else { return }
      state.indicator.take()?.cancel()
      guard isOn else { return }
      state.indicator = timeline.start { [weak self, timeline] in
        while (try? await timeline.sleep(for: .milliseconds(125))) != nil {
          self?.update { $0.view.indicatorFrame += 1 }
        }
      }
    }
  }

  /// Changes what is shown, writes the difference, or leaves that to whoever is writing, and then
  /// calls `done`.
  @discardableResult func update<Result: Sendable>(
    then done: (@Sendable () -> Void)? = nil, _ change: (inout LiveScreen) -> Result
  ) -> Result {
    let changed = state.withLock { state in
      defer { state.isWriting = true }
      if let done { state.whenWritten.append(done) }
      return (result: change(&state.screen), isWriter: !state.isWriting)
    }
    if changed.isWriter { writeAll() }
    return changed.result
  }

  private func writeAll() {
    while true {
      let (text, whenWritten) = state.withLock { state -> (String?, [@Sendable () -> Void]) in
        if let text = state.screen.nextWrite() { return (text, []) }
        state.isWriting = false
        return (nil, exchange(&state.whenWritten, with: []))
      }
      guard let text else {
        for done in whenWritten { done() }
        return
      }
      output.write(text, to: .output)
    }
  }
}

extension LivePresenter: TableFront {
  /// The language of the person.
  package var language: Language { state.withLock(\.screen.text.language) }

  /// Whether squares show what they are worth, once that is known.
  package var showsNumbers: Bool { state.withLock(\.screen.layout.hasRoomForNumbers) }

  /// Shows what a player asks to see.
  package func show(_ look: Look, of model: TableModel) {
    update { screen in
      let text = screen.text
      if case .mode(let side) = look {
        screen.tell(LiveView.Notice(text: text.common.playsOnScreen(side, model)))
      } else {
        let columns = screen.layout.style.columns
        let lines = text.common.answer(
          look, model, columns: columns, hasArrows: true, board: text.board)
        screen.answer(lines, isLong: true)
      }
    }
  }

  /// Shows the last games.
  package func show(_ kept: Result<[KeptGame]?, LoadFailure>) {
    update { $0.answer($0.text.common.games(kept), isLong: true) }
  }

  /// Tells why a line, or a move that was planned, is refused.
  package func tell(_ refusal: TableRefusal) {
    update { screen in
      for told in screen.text.common.told(refusal) { screen.tell(told) }
    }
  }
}
