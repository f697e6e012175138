/// The port through which the live face reads what is typed, key by key.
public protocol KeySource: Sendable {
  /// Returns the next bytes, at least one, or nil at the end of input.
  func next() async -> [UInt8]?

  /// Gives whole lines from now on, since the terminal has turned out too small for the block.
  func restore()
}

/// Plays a game by what a person types at a terminal that shows the live face (CONSOLE C6).
///
/// Keys are taken by a task of their own, so that a line can be typed whatever the game is doing;
/// the lines are carried out one after the other.
public final class LiveDialogue: Sendable {
  private enum Order: Sendable {
    case line(InputLine)
    case cancelQuestion
  }

  private let console: Console
  private let presenter: LivePresenter
  private let keys: any KeySource
  private let clock: any Clock<Duration>
  private let executor: (any TaskExecutor)?
  private let orders: AsyncStream<Order>
  private let order: AsyncStream<Order>.Continuation

  /// Makes a dialogue about a game.
  ///
  /// - Parameters:
  ///   - keys: what is typed.
  ///   - loop: the game.
  ///   - presenter: what is painted.
  ///   - clock: what measures how long the terminal may take to answer.
  ///   - executor: what runs the dialogue's tasks, nil for the usual one. Whoever gives one must
  ///     call `run()` from a task that prefers it, too.
  public init(
    keys: any KeySource, loop: GameLoop, presenter: LivePresenter, clock: any Clock<Duration>,
    executor: (any TaskExecutor)? = nil
  ) {
    console = Console(loop: loop, face: presenter)
    self.presenter = presenter
    self.keys = keys
    self.clock = clock
    self.executor = executor
    (orders, order) = AsyncStream.makeStream()
  }

  /// Returns when the player leaves, or the input ends; the block is then left as it is.
  public func run() async {
    let reader = CommandReader(isScript: false)
    let typing = Task(executorPreference: executor) { await self.type() }
    presenter.measure()
    let patience = Task(executorPreference: executor) { [clock, presenter] in
      try? await clock.sleep(for: .milliseconds(150))
      presenter.endMeasuring(glyphColumns: nil)
    }
    await console.loop.start()
    orders: for await order in orders {
      let line =
        switch order {
        case .line(let line): reader.read(line)
        case .cancelQuestion: reader.read(.text("cancel"))
        }
      switch await console.run(line) {
      case .done: break
      case .refused(let refusal): presenter.tell(refusal)
      case .quit: break orders
      }
    }
    presenter.leave()
    patience.cancel()
    typing.cancel()
  }

  /// Takes back what an interrupt takes back (CONSOLE C6.5).
  ///
  /// - Returns: whether there was anything; if not, the interrupt is meant for the program.
  public func interrupt() -> Bool {
    switch presenter.interrupt() {
    case .line: return true
    case .question:
      order.yield(.cancelQuestion)
      return true
    case .nothing: return false
    }
  }

  private func type() async {
    var reader = KeyReader()
    var splitter = LineSplitter()
    while let bytes = await keys.next() {
      for byte in bytes {
        guard presenter.wantsKeys else {
          guard let line = splitter.take(byte) else { continue }
          presenter.takePlainLine()
          order.yield(.line(line))
          continue
        }
        guard let key = reader.take(byte) else { continue }
        if case .cursorReport(_, let column) = key {
          presenter.endMeasuring(glyphColumns: column - 1)
          if !presenter.wantsKeys { keys.restore() }
        } else if !take(key) {
          return order.finish()
        }
      }
    }
    order.finish()
  }

  /// Takes a key, and returns whether more may come.
  private func take(_ key: Key) -> Bool {
    switch presenter.take(key) {
    case .line(let text): order.yield(.line(.text(text)))
    case .endOfInput: return false
    case .redraw, .completions, nil: break
    }
    return true
  }
}
