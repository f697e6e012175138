import Synchronization

extension LivePresenter {
  /// Asks the terminal how wide a disk is, and opens at once where that does not matter.
  func measure() {
    let asks = state.withLock { state in
      guard case .unicode = state.style.glyphs, state.style.fits, state.phase == .closed else {
        return false
      }
      state.phase = .measuring
      output.write("\r●\u{1b}[6n\r\u{1b}[K", to: .events)
      return true
    }
    if !asks { open() }
  }

  /// Opens, unless that has come to pass, or to an end, without the answer.
  ///
  /// - Parameter glyphColumns: how wide a disk is; nil if the terminal has not answered.
  func endMeasuring(glyphColumns: Int?) {
    paint { state in
      if state.phase == .measuring { begin(&state, glyphColumns: glyphColumns) }
      return []
    }
  }

  /// Begins to write: the block where the cursor is or, on a terminal too small for it, plain lines.
  ///
  /// It does nothing if it has begun already, or was left.
  ///
  /// - Parameter glyphColumns: how wide a disk was measured to be; nil if it was not, or before.
  public func open(glyphColumns: Int? = nil) {
    paint { state in
      switch state.phase {
      case .closed, .measuring: begin(&state, glyphColumns: glyphColumns)
      case .open, .left: break
      }
      return []
    }
  }

  /// Ceases to write until it is opened again: the block stays as it is, the cursor goes below it.
  public func close() {
    state.withLock { end(&$0, as: .closed) }
  }

  /// Ceases to write for good: the block stays as it is, the cursor goes below it.
  func leave() {
    state.withLock { end(&$0, as: .left) }
  }

  /// Ceases to write for good, unless somebody is writing who may never come to an end.
  ///
  /// - Returns: whether nobody was writing.
  @discardableResult public func leaveIfFree() -> Bool {
    let wasFree: Void? = state.withLockIfAvailable { end(&$0, as: .left) }
    return wasFree != nil
  }

  private func begin(_ state: inout State, glyphColumns: Int?) {
    if let glyphColumns, case .unicode = state.style.glyphs {
      state.style.glyphs = .unicode(columns: glyphColumns == 2 ? 2 : 1)
    }
    state.phase = .open
    if !state.style.fits {
      for trouble in state.untold { plain.tell(trouble) }
      tellPlainly(state)
    }
    state.untold = []
  }

  private func end(_ state: inout State, as phase: Phase) {
    let end = state.painter.leave()
    if !end.isEmpty { output.write(end, to: .events) }
    if state.phase != .left { state.phase = phase }
  }
}
