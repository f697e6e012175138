import Synchronization
public import UseCases

/// Shows a session as one block that is repainted in place (CONSOLE C6); as plain lines while the
/// terminal is too small for that (C1).
///
/// Whoever has something to show, the game, the keys, the indicator, or a new size, changes the
/// block and has it painted in one go; nobody else writes.
public final class LivePresenter: Presenter {
  /// What is shown, and where it has got to.
  struct State {
    var block = LiveBlock(view: ViewModel(Session()))
    var style: LiveStyle
    var painter = LivePainter()
    var record = GameRecord()
    /// The refusal that is told, if it is one.
    var refusal: Refusal?
    /// The lines left above the block, to be shown again when the screen is begun anew.
    var above: [String] = []
    /// How many of them have come since the last frame.
    var unwritten = 0
    /// The trouble that nobody has been told of yet, since others have the screen.
    var untold: [String] = []
    /// Whether nobody knows what the screen shows, so that it has to be begun anew.
    var isStale = false
    /// Who has the screen.
    var phase = Phase.closed
    /// Whether anything may be written.
    var isOpen: Bool { phase == .open }
  }

  /// Who has the screen: others, at first and now and then; the question how wide a disk is; the
  /// block, or plain lines in its place; or others for good.
  enum Phase {
    case closed
    case measuring
    case open
    case left
  }

  let state: Mutex<State>
  let output: any TextOutput
  let plain: PlainPresenter
  private let indicator: Indicator

  /// Makes a presenter that writes nothing before it is opened.
  ///
  /// - Parameters:
  ///   - output: where frames are written, each as a whole.
  ///   - style: what the terminal is like.
  ///   - clock: what the indicator turns by.
  ///   - executor: what runs the indicator's task, nil for the usual one.
  public init(
    output: any TextOutput, style: LiveStyle, clock: any Clock<Duration>,
    executor: (any TaskExecutor)? = nil
  ) {
    state = Mutex(State(style: style))
    self.output = output
    plain = PlainPresenter(output: output, boards: .turns, isScript: false)
    indicator = Indicator(clock: clock, executor: executor)
  }

  /// Shows an event: the block as it is now and, for some, a line above it.
  public func present(_ event: Event, in session: Session) {
    paint { state in
      state.record.note(event)
      state.block.view = ViewModel(session)
      switch event {
      case .placed(let move): state.block.last = move
      case .started, .reset: state.block.last = nil
      default: break
      }
      if !state.isOpen {
        state.untold += LiveWords.trouble(of: event, in: session).map { [$0] } ?? []
      }
      if state.refusal?.holds(in: session) == false { state.forgetNotice() }
      let told = LiveWords.notice(of: event, in: session).map { state.tell($0) } ?? []
      return told + (LiveWords.record(of: event, in: session, state.style).map { [$0] } ?? [])
    } orPlainly: {
      $0.present(event, in: session)
    }
    indicator.turn(session.thinkingSide != nil) { [weak self] in
      self?.paint { state in
        state.block.spin += 1
        return []
      }
    }
  }

  /// Changes what is shown, and writes what that has changed.
  ///
  /// - Parameters:
  ///   - change: returns lines that are left above the block, now or when it is shown.
  ///   - orPlainly: tells it while the terminal is too small for the block.
  func paint(
    _ change: (inout State) -> [String], orPlainly: (PlainPresenter) -> Void = { _ in }
  ) {
    state.withLock { state in
      let lines = change(&state)
      state.above = (state.above + lines).suffix(100)
      state.unwritten += lines.count
      guard state.isOpen else { return }
      guard state.style.fits else {
        state.unwritten = 0
        return orPlainly(plain)
      }
      if let frame = state.frame() { output.write(frame, to: .events) }
    }
  }
}

extension LivePresenter.State {
  /// Returns the frame that shows the block, with the lines above it that have come since the last
  /// one, or nil if nothing has changed.
  ///
  /// On a screen that is begun anew there are as many of the lines above as there is room for.
  fileprivate mutating func frame() -> String? {
    defer { (unwritten, isStale) = (0, false) }
    let block = block.rows(in: style)
    let lines = above.suffix(isStale ? above.count : unwritten).flatMap {
      style.wrapped($0.printable)
    }
    let room = isStale ? max(0, style.rows - block.rows.count) : lines.count
    return painter.frame(block, above: Array(lines.suffix(room)), anew: isStale)
  }
}
