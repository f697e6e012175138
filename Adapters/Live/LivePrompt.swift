package import Adapters
package import RoomAdapters
import Rooms
package import TerminalInput

/// Plays a game from keys pressed in the live front end (C6).
///
/// A separate task reads keys, so the player can type at any time. Commands run one after another.
package final class LivePrompt: Sendable {
  private let console: TableConsole
  private let presenter: LivePresenter
  private let keys: any ByteSource
  private let timeline: Timeline
  private let reader = TableReader(.keys)
  /// The commands from lines and keys, or their refusals, until the input ends.
  private let said: AsyncStream<Result<TableCommand, TableRefusal>>
  private let typed: AsyncStream<Result<TableCommand, TableRefusal>>.Continuation

  /// Creates a prompt that uses `timeline` to limit the wait after Esc.
  package init(keys: any ByteSource, loop: TableLoop, presenter: LivePresenter, timeline: Timeline)
  {
    console = TableConsole(loop: loop, front: presenter, isScript: false)
    self.presenter = presenter
    self.keys = keys
    self.timeline = timeline
    (said, typed) = AsyncStream.makeStream()
  }

  /// Plays until the player leaves or the input ends.
  ///
  /// - Returns: `.brokenOff` if the input cannot be read.
  package func run() async -> InputEnd {
    var end = InputEnd.ended
    let typing = timeline.start { await self.readKeys() }
    presenter.update { screen in
      screen.measure()
      screen.open()
    }
    await console.loop.start()
    for await said in said {
      if case .failure(.unreadable(.brokenOff)) = said { end = .brokenOff }
      if await carryOut(said) == .quit { break }
    }
    await console.loop.send(.clearQueue)
    await withCheckedContinuation { end in presenter.leave { end.resume() } }
    typing.cancel()
    return end
  }

  private func carryOut(_ said: Result<TableCommand, TableRefusal>) async -> Reply {
    let reply = await console.run(said)
    if case .success(let said) = said { presenter.update { $0.endCursor(after: said, reply) } }
    return reply
  }

  /// Cancels the first target that can be canceled (C6.5).
  ///
  /// - Returns: false if there is nothing to cancel and the program should end.
  package func interrupt() -> Bool {
    presenter.update { screen in
      guard let request = screen.endFirst() else { return false }
      self.carryOut(request)
      return true
    }
  }

  /// Clears the queue before the program exits, then calls `done` on any thread.
  ///
  /// Otherwise, the game could still play a move already reported as dropped (R12.6).
  package func clearQueue(then done: @escaping @Sendable () -> Void) {
    console.loop.timeline.start { [console] in
      await console.loop.send(.clearQueue)
      done()
    }
  }

  private func readKeys() async {
    defer { typed.finish() }
    var timeout: Task<Void, Never>?
    while let bytes = await nextBytes() {
      // Bytes that soon follow an Esc cancel its timeout. Later ones wait for it to finish.
      timeout?.cancel()
      await timeout?.value
      // Bytes that arrive together change the screen in one frame.
      let (goesOn, timeLimit) = presenter.update { (take(bytes, &$0), $0.reader.timeLimit) }
      guard goesOn else { return }
      timeout = timeLimit.map { timeLimit in timeline.start { await self.endWaiting(timeLimit) } }
    }
    timeout?.cancel()
  }

  /// Returns the next bytes, or `nil` at the end of the input.
  ///
  /// Reports a read error as the last refusal.
  private func nextBytes() async -> [UInt8]? {
    do {
      return try await keys.next()
    } catch {
      typed.yield(.failure(.unreadable(.brokenOff(error.reason))))
      return nil
    }
  }

  /// Handles bytes and returns whether to read more.
  private func take(_ bytes: [UInt8], _ screen: inout LiveScreen) -> Bool {
    for byte in bytes {
      if let key = screen.reader.take(byte), !take(key, &screen) { return false }
    }
    return true
  }

  /// Handles an incomplete key after the time limit (C6.13).
  private func endWaiting(_ timeLimit: Duration) async {
    guard (try? await timeline.sleep(for: timeLimit)) != nil else { return }
    presenter.update { screen in
      // An incomplete key never ends the input.
      if let key = screen.reader.timeOut() { _ = take(key, &screen) }
    }
  }

  /// Handles a key and returns whether to read more.
  private func take(_ key: Key, _ screen: inout LiveScreen) -> Bool {
    let request = screen.take(key)
    carryOut(request, offersAgain: screen.view.offersAgain)
    if case .endOfInput = request { return false }
    return true
  }

  /// Passes on a key's request.
  ///
  /// `offersAgain` is true if an empty line starts another game.
  private func carryOut(_ request: LiveScreen.Request, offersAgain: Bool = false) {
    switch request {
    case .nothing, .endOfInput: break
    case .say(let said): typed.yield(.success(said))
    case .line(let text):
      if let said = reader.read(text, offersAgain: offersAgain) { typed.yield(said) }
    }
  }
}
