package import Adapters
package import RoomAdapters
import Rooms
package import TerminalInput

/// Plays a game by what a person types at a terminal that shows the live front (C6).
///
/// A task of its own takes the keys, so that a line can be typed whatever the game is doing; the
/// lines are carried out one after the other.
package final class LivePrompt: Sendable {
  private let console: TableConsole
  private let presenter: LivePresenter
  private let keys: any ByteSource
  private let timeline: Timeline
  private let reader = TableReader(.keys)
  /// What was said by lines and keys, or why it says nothing, in order; it ends with the keys.
  private let said: AsyncStream<Result<TableCommand, TableRefusal>>
  /// What adds to that.
  private let typed: AsyncStream<Result<TableCommand, TableRefusal>>.Continuation

  /// Makes the prompt of a game; `timeline` decides what an Esc means that nothing follows.
  package init(keys: any ByteSource, loop: TableLoop, presenter: LivePresenter, timeline: Timeline)
  {
    console = TableConsole(loop: loop, front: presenter, isScript: false)
    self.presenter = presenter
    self.keys = keys
    self.timeline = timeline
    (said, typed) = AsyncStream.makeStream()
  }

  /// Plays until the person leaves or the input ends, and returns how that was.
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
    await console.loop.send(.dropPlanned)
    await withCheckedContinuation { end in presenter.leave { end.resume() } }
    typing.cancel()
    return end
  }

  private func carryOut(_ said: Result<TableCommand, TableRefusal>) async -> Reply {
    let reply = await console.run(said)
    if case .success(let said) = said { presenter.update { $0.endCursor(after: said, reply) } }
    return reply
  }

  /// Responds to an interrupt: ends the first thing that there is to end (C6.5), or else returns
  /// false, which ends the program.
  package func interrupt() -> Bool {
    presenter.update { screen in
      guard let request = screen.endFirst() else { return false }
      self.carryOut(request)
      return true
    }
  }

  /// Drops what is planned, as whoever leaves does, and calls `done`, on any thread: a move that is
  /// told not to be played is not played in the last moment (C3.22).
  package func dropPlanned(then done: @escaping @Sendable () -> Void) {
    console.loop.timeline.start { [console] in
      await console.loop.send(.dropPlanned)
      done()
    }
  }

  private func readKeys() async {
    defer { typed.finish() }
    var timeout: Task<Void, Never>?
    while let bytes = await nextBytes() {
      // These bytes may follow an Escape. Either they are in time, and the timeout is canceled, or
      // it is over, and what it does comes first.
      timeout?.cancel()
      await timeout?.value
      // What was read at once is one change of the screen, and one frame.
      let (goesOn, patience) = presenter.update { (take(bytes, &$0), $0.reader.patience) }
      guard goesOn else { return }
      timeout = patience.map { patience in timeline.start { await self.endWaiting(patience) } }
    }
    timeout?.cancel()
  }

  /// Returns the next bytes, or nil at the end; an input that breaks off says so in a last line.
  private func nextBytes() async -> [UInt8]? {
    do {
      return try await keys.next()
    } catch {
      typed.yield(.failure(.unreadable(.brokenOff(error.reason))))
      return nil
    }
  }

  /// Takes bytes, and returns whether more may come.
  private func take(_ bytes: [UInt8], _ screen: inout LiveScreen) -> Bool {
    for byte in bytes {
      if let key = screen.reader.take(byte), !take(key, &screen) { return false }
    }
    return true
  }

  /// Takes what was typed as a key of its own if nothing follows it in time (C6.32).
  private func endWaiting(_ patience: Duration) async {
    guard (try? await timeline.sleep(for: patience)) != nil else { return }
    presenter.update { screen in
      // Such a key never ends the input.
      if let key = screen.reader.timeOut() { _ = take(key, &screen) }
    }
  }

  /// Takes a key, and returns whether more may come.
  private func take(_ key: Key, _ screen: inout LiveScreen) -> Bool {
    let request = screen.take(key)
    carryOut(request, offersAgain: screen.view.offersAgain)
    if case .endOfInput = request { return false }
    return true
  }

  /// Hands on what a key asks of the program, which may then offer another game.
  private func carryOut(_ request: LiveScreen.Request, offersAgain: Bool = false) {
    switch request {
    case .nothing, .endOfInput: break
    case .say(let said): typed.yield(.success(said))
    case .line(let text):
      if let said = reader.read(text, offersAgain: offersAgain) { typed.yield(said) }
    }
  }
}
