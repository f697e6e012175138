import Synchronization

/// Plays a game by what a person types at a terminal that shows the live front (C6).
///
/// A task of its own takes the keys, so that a line can be typed whatever the game is doing; the
/// lines are carried out one after the other.
public final class LivePrompt: Sendable {
  private let console: Console
  private let presenter: LivePresenter
  private let keys: any ByteSource
  private let timeline: Timeline
  /// Used only while the screen is being changed, so that the screen always shows this line.
  private let editor = Mutex(
    LineEditor(
      completing: Completion(of: CommandTable.words, synonyms: CommandTable.synonyms)))
  private let keyReader = Mutex(KeyReader())
  private let reader = CommandReader(isScript: false)
  private let lines: AsyncStream<CommandReader.Line>
  private let entered: AsyncStream<CommandReader.Line>.Continuation

  /// Makes the prompt of a game; `timeline` limits how long the terminal may take to answer.
  public init(keys: any ByteSource, loop: GameLoop, presenter: LivePresenter, timeline: Timeline) {
    console = Console(loop: loop, front: presenter)
    self.presenter = presenter
    self.keys = keys
    self.timeline = timeline
    (lines, entered) = AsyncStream.makeStream()
  }

  /// Plays until the player leaves or the input ends; the block then stays as it is.
  public func run() async {
    let typing = timeline.start { await self.takeKeys() }
    presenter.update { $0.measure() }
    let patience = timeline.start { [timeline, presenter] in
      try? await timeline.sleep(for: .milliseconds(150))
      presenter.update { $0.endMeasuring(diskColumns: nil) }
    }
    var commands = TypedCommands(console: console)
    await console.loop.start()
    for await line in lines {
      guard await commands.run(line) else { break }
    }
    await commands.end()
    await withCheckedContinuation { end in presenter.leave { end.resume() } }
    patience.cancel()
    typing.cancel()
  }

  /// Responds to an interrupt, or to Esc: clears the typed line, or else cancels the reset question
  /// (C6.5), or else returns false, which ends the program.
  public func interrupt() -> Bool {
    presenter.update { screen in
      let hadText = editor.withLock { editor in
        let hadText = editor.clear()
        screen.type(editor.line)
        return hadText
      }
      if hadText { return true }
      if screen.isAskingReset { entered.yield(CommandReader.Line(content: .success(.cancel))) }
      return screen.isAskingReset
    }
  }

  private func takeKeys() async {
    var timeout: Task<Void, Never>?
    while let bytes = await keys.next() {
      // Either nothing has followed an Escape in time, and that has been dealt with, or this does.
      timeout?.cancel()
      await timeout?.value
      for byte in bytes {
        guard let key = keyReader.withLock({ $0.take(byte) }) else { continue }
        guard take(key) else { return entered.finish() }
      }
      guard keyReader.withLock(\.isWaiting) else { continue }
      timeout = timeline.start { await self.endWaiting() }
    }
    timeout?.cancel()
    entered.finish()
  }

  /// Takes what was typed as a key of its own if nothing follows it for 50 ms (C6.13).
  private func endWaiting() async {
    guard (try? await timeline.sleep(for: .milliseconds(50))) != nil else { return }
    if let key = keyReader.withLock({ $0.timeOut() }) { _ = take(key) }
  }

  /// Takes a key, and returns whether more may come.
  private func take(_ key: Key) -> Bool {
    if [.enter, .tab, .escape].contains(key), presenter.update({ $0.isTooSmall }) { return true }
    if key == .escape {
      _ = interrupt()
      return true
    }
    if case .cursorReport(_, let column) = key {
      presenter.update { $0.endMeasuring(diskColumns: column - 1) }
      return true
    }
    let action = presenter.update { screen in
      editor.withLock { editor in
        let action = editor.take(key, completing: screen.picks)
        screen.type(editor.line, action)
        return action
      }
    }
    if case .line(let text) = action { entered.yield(reader.read(.text(text))) }
    return action != .endOfInput
  }
}
