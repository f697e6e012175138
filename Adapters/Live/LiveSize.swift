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
    state.withLock { state in
      guard !state.isOpen else { return }
      if let glyphColumns, case .unicode = state.style.glyphs {
        state.style.glyphs = .unicode(columns: glyphColumns == 2 ? 2 : 1)
      }
      state.isOpen = true
      if !state.style.fits { tellPlainly(state) }
    }
    paint { _ in [] }
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
  /// Nobody knows what a terminal makes of the old block then, so the screen is begun anew, with as
  /// many of the lines above as there is room for.
  public func resize(columns: Int, rows: Int) {
    state.withLock { state in
      let didFit = state.style.fits
      state.style.columns = columns
      state.style.rows = rows
      guard state.isOpen, didFit || state.style.fits else { return }
      let clear = state.painter.clear()
      guard state.style.fits else {
        output.write(clear, to: .events)
        return tellPlainly(state)
      }
      let block = state.block.rows(in: state.style)
      let above = state.above.flatMap { state.style.wrapped($0) }
        .suffix(max(0, rows - block.rows.count - 1))
      let frame = state.painter.frame(block, above: Array(above)) ?? ""
      output.write(clear + frame, to: .events)
    }
  }

  /// Tells in plain lines where the game is.
  private func tellPlainly(_ state: State) {
    guard let (event, session) = state.latest else { return }
    if case .started = event {
      plain.present(event, in: session)
    } else {
      plain.present(.started(.resumed), in: session)
    }
  }
}
