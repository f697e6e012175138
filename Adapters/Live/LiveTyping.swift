import Synchronization

/// What an interrupt takes back.
enum Interrupted {
  case line
  case question
  case nothing
}

extension LivePresenter {
  /// Whether keys are wanted one by one, for a line that is painted; else lines are.
  public var wantsKeys: Bool { state.withLock { $0.style.fits } }

  /// Lets the typed line take a key, and returns what it asks of the program.
  func take(_ key: Key) -> LineEditor.Action? {
    var action: LineEditor.Action?
    paint { state in
      action = state.block.editor.take(key)
      switch action {
      case .line: state.forgetNotice()
      case .completions(let words): return [words.joined(separator: "   ")]
      case .redraw: state.isStale = true
      case .endOfInput, nil: break
      }
      return []
    }
    return action
  }

  /// Notes that a line was entered in plain: what was told before it is not told when the block
  /// comes back.
  func takePlainLine() {
    state.withLock { $0.forgetNotice() }
  }

  /// Takes back the typed line; if there is none, tells whether the reset question is up.
  ///
  /// Plain lines take back nothing: the line that waits for the terminal to grow does not show.
  func interrupt() -> Interrupted {
    var interrupted = Interrupted.nothing
    paint { state in
      guard state.style.fits else { return [] }
      if state.block.editor.clear() {
        interrupted = .line
      } else if state.block.view.alert == .confirmation {
        interrupted = .question
      }
      return []
    }
    return interrupted
  }
}
