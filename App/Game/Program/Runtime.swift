import Adapters
import Front
import UseCases

/// The loop that passes messages to the front, draws it, and performs its effects.
///
/// It keeps one search for the model's query, and one timer for its pause.
struct Runtime: Sendable {
  let mailbox: Mailbox
  let orders: Orders
  let adviser: any Adviser
  let screen: Screen
  /// The gate of the game's computers, closed while a study is open.
  let gate: Gate
  /// The time of the front, whose tasks never wait for a file.
  let timeline: Timeline
  /// The time of the game.
  let gameTimeline: Timeline

  /// The time that the player waits at most.
  ///
  /// In it the engine must answer (R9.10, C3.19), and at the end the game and its files.
  static let patience = Duration.seconds(2)

  /// Runs the front until the player leaves and what was asked for is done.
  ///
  /// - Parameter first: the effects that come before those of all messages.
  func run(_ start: Model, first: [Effect]) async {
    var model = start
    var search = DerivedTask<Query>()
    var timer = DerivedTask<Pause>()
    var closing = model.isPaused ? gate.close() : nil
    let (works, queue) = AsyncStream<Work>.makeStream()
    for effect in first { queue.yield(.effect(effect)) }
    let work = gameTimeline.start { [self] in
      // A saved game may wait for a computer.
      await orders.loop.start()
      for await work in works { await perform(work) }
      // Ends the run behind the messages of the last effects.
      mailbox.close()
    }
    defer { work.cancel() }
    screen.draw(model)
    for await message in mailbox.messages {
      let effects = model.update(message)
      if model.isPaused, closing == nil { closing = gate.close() }
      if effects.contains(where: \.redraws) { screen.forget() }
      screen.draw(model)
      search.follow(model.query, ask, on: timeline)
      timer.follow(model.pause, wait, on: timeline)
      for effect in effects {
        switch effect {
        case .quit: leave(queue)
        case .redraw: break
        case .send, .choose, .keep, .readGames: queue.yield(.effect(effect))
        }
      }
      if let number = closing, !model.isPaused {
        // Behind the orders for the game, or a computer would move before them.
        queue.yield(.openGate(after: number))
        closing = nil
      }
    }
  }

  private func perform(_ work: Work) async {
    switch work {
    case .effect(let effect): await orders.carryOut(effect)
    case .openGate(let closing): gate.open(after: closing)
    }
  }

  /// Ends the effects, and the run soon behind them.
  private func leave(_ queue: AsyncStream<Work>.Continuation) {
    queue.finish()
    timeline.start { [mailbox, timeline] in
      try? await timeline.sleep(for: Self.patience)
      mailbox.close()
    }
  }

  @Sendable private func ask(_ query: Query) async {
    let advice = try? await timeline.answer(within: Self.patience) { [adviser] in
      try await adviser.advice(on: query.record, about: query.question)
    }
    if !Task.isCancelled { mailbox.send(.answer(query, advice)) }
  }

  @Sendable private func wait(for pause: Pause) async {
    guard (try? await timeline.sleep(for: pause.duration)) != nil else { return }
    mailbox.send(.ended(pause))
  }
}

/// A step of the work on the game and its files.
private enum Work: Sendable {
  case effect(Effect)
  case openGate(after: Int)
}

extension Effect {
  fileprivate var redraws: Bool {
    if case .redraw = self { true } else { false }
  }
}
