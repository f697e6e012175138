import Domain
import Synchronization
import UseCases

extension LivePresenter {
  /// Asks the terminal how wide a disk is, and opens at once where that does not matter.
  func measure() {
    let asks = state.withLock { state in
      if case .ascii = state.style.glyphs { return false }
      return state.style.fits
    }
    if asks { output.write("\r●\u{1b}[6n\r\u{1b}[K", to: .events) } else { open() }
  }

  /// Begins to write: the block where the cursor is or, on a terminal too small for it, plain lines.
  ///
  /// It does nothing if it has begun already.
  ///
  /// - Parameter glyphColumns: how wide a disk was measured to be; nil if it was not, or before.
  public func open(glyphColumns: Int? = nil) {
    paint { state in
      guard !state.isOpen else { return [] }
      if let glyphColumns, case .unicode = state.style.glyphs {
        state.style.glyphs = .unicode(columns: glyphColumns == 2 ? 2 : 1)
      }
      state.isOpen = true
      if !state.style.fits { tellPlainly(state) }
      return []
    }
  }

  /// Ceases to write until it is opened again: the block stays as it is, the cursor goes below it.
  public func close() {
    state.withLock { state in
      guard state.isOpen else { return }
      output.write(state.painter.leave(), to: .events)
      state.isOpen = false
    }
  }

  /// Ceases to write for good, unless somebody is writing who may never come to an end.
  public func closeIfFree() {
    _ = state.withLockIfAvailable { state in
      if state.isOpen { output.write(state.painter.leave(), to: .events) }
      state.isOpen = false
    }
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

  /// Tells in plain lines what the block tells.
  private func tellPlainly(_ state: State) {
    if !state.block.notice.isEmpty { plain.tell(state.block.notice) }
    plain.goOn(with: state.record, in: state.block.view)
  }
}
