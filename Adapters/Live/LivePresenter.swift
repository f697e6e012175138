package import Adapters
package import Domain
package import RoomAdapters
package import Rooms
import Synchronization
package import UseCases

/// Shows a table as one block, repainted in place (C6).
///
/// The game, the keys, the indicator, and signals all change one `LiveScreen`. Only one of them
/// writes at a time, outside the lock, and it also writes the changes of the others.
package final class LivePresenter: Table.Presenter {
  private struct State {
    var screen: LiveScreen
    var isWriting = false
    /// The callbacks to run after the last pending write.
    var whenWritten: [@Sendable () -> Void] = []
    /// The task that animates the indicator while a computer thinks.
    var indicator: Task<Void, Never>?
  }

  private let state: Mutex<State>
  private let output: any TextOutput
  private let timeline: Timeline
  private let farewell: @Sendable (Record) -> Farewell

  /// Creates a presenter that writes nothing until it is opened.
  ///
  /// `farewell` creates the last message from the game's record.
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

  /// Shows a table after an event, with the indicator while a computer thinks.
  package func present(_ event: Table.Event, at table: Table) {
    let model = TableModel(table, after: event)
    update { $0.show(model) }
    turnIndicator(model.isThinking)
    if model.news.contains(.end) { later(.milliseconds(500)) { $0.view.hasJustEnded = false } }
  }

  package var hasQueue: Bool {
    state.withLock { !$0.screen.view.model.queued.isEmpty }
  }

  /// Prints an error above the block.
  package func tell(_ trouble: String) {
    update { $0.above.add([trouble]) }
  }

  /// Starts writing, except after `leave(then:)`.
  package func open() {
    update { $0.open() }
  }

  /// Releases the terminal until `open()`, with the cursor below the block.
  ///
  /// Calls `done`, on any thread, once everything is written.
  package func close(then done: @escaping @Sendable () -> Void = {}) {
    update(then: done) { $0.close() }
  }

  /// Releases the terminal for good, after a farewell.
  ///
  /// Calls `done` as `close(then:)` does.
  package func leave(then done: @escaping @Sendable () -> Void = {}) {
    // Calls `farewell` outside the lock, because it may wait for a save.
    let model = state.withLock(\.screen.view.model)
    let farewell = farewell(model.review.record)
    update(then: done) { $0.leave(telling: farewell) }
  }

  /// Repaints the block for a terminal size, even if the size is unchanged.
  package func resize(columns: Int, rows: Int) {
    let number = update { $0.resize(columns: columns, rows: rows) }
    later(.milliseconds(300)) { $0.endResizing(number) }
  }

  /// Changes the screen after a delay, once everything else due then has run.
  private func later(_ time: Duration, _ change: @escaping @Sendable (inout LiveScreen) -> Void) {
    timeline.start { [weak self, timeline] in
      await timeline.sleepLast(for: time)
      self?.update(change)
    }
  }

  /// Starts or stops the indicator, which runs at 8 frames per second (C6.7).
  ///
  /// Does not restart a running indicator.
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

  /// Changes the screen and writes the difference.
  ///
  /// If another caller is writing, that caller also writes this change. `done` runs after the last
  /// write.
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
  package var language: Language { state.withLock(\.screen.text.language) }

  /// True if squares have room for values.
  package var showsNumbers: Bool { state.withLock(\.screen.layout.hasRoomForNumbers) }

  /// Shows requested information in the notice or above the block.
  package func show(_ request: InfoRequest, of model: TableModel) {
    update { screen in
      let text = screen.text
      if case .mode(let side) = request {
        screen.tell(LiveView.Notice(text: text.common.playsOnScreen(side, model)))
      } else {
        let columns = screen.layout.style.columns
        let lines = text.common.answer(
          request, model, columns: columns, hasArrows: true, board: text.board)
        screen.answer(lines, isLong: true)
      }
    }
  }

  /// Shows the archived games, or the failure to load them.
  package func show(_ kept: Result<[ArchivedGame]?, LoadFailure>) {
    update { $0.answer($0.text.common.games(kept), isLong: true) }
  }

  /// Shows the reason for refusing a line or a queued move.
  package func tell(_ refusal: TableRefusal) {
    update { screen in
      for told in screen.text.common.announcements(of: refusal) { screen.tell(told) }
    }
  }
}
