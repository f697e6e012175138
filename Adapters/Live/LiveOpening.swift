import Domain
import Synchronization
import UseCases

extension LivePresenter {
  /// Asks the terminal how wide a disk is, and opens at once where that does not matter.
  func measure() {
    let asks = state.withLock { state in
      guard case .unicode = state.style.glyphs, state.style.fits, !state.isOpen else {
        return false
      }
      state.phase = .measuring
      return true
    }
    if asks { output.write("\r●\u{1b}[6n\r\u{1b}[K", to: .events) } else { open() }
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
  /// It does nothing if it has begun already.
  ///
  /// - Parameter glyphColumns: how wide a disk was measured to be; nil if it was not, or before.
  public func open(glyphColumns: Int? = nil) {
    paint { state in
      if !state.isOpen { begin(&state, glyphColumns: glyphColumns) }
      return []
    }
  }

  /// Ceases to write until it is opened again: the block stays as it is, the cursor goes below it.
  public func close() {
    state.withLock { close(&$0) }
  }

  /// Ceases to write for good, unless somebody is writing who may never come to an end.
  ///
  /// - Returns: whether nobody was writing.
  @discardableResult public func closeIfFree() -> Bool {
    let wasFree: Void? = state.withLockIfAvailable { close(&$0) }
    return wasFree != nil
  }

  /// Fits what is shown into another size.
  ///
  /// Nobody knows what a terminal makes of the old block then, so the screen is begun anew.
  public func resize(columns: Int, rows: Int) {
    paint { state in
      let didFit = state.style.fits
      (state.style.columns, state.style.rows) = (columns, rows)
      state.isStale = state.isOpen
      if state.isOpen, didFit, !state.style.fits {
        output.write(state.painter.clear(), to: .events)
        tellPlainly(state)
      }
      return []
    }
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

  private func close(_ state: inout State) {
    let end = state.painter.leave()
    if !end.isEmpty { output.write(end, to: .events) }
    state.phase = .closed
  }

  /// Tells in plain lines what the block tells.
  private func tellPlainly(_ state: State) {
    if !state.block.notice.isEmpty { plain.tell(state.block.notice) }
    plain.goOn(with: state.record, in: state.block.view)
  }
}
