extension LivePresenter {
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
  func tellPlainly(_ state: State) {
    if !state.block.notice.isEmpty { plain.tell(state.block.notice) }
    plain.goOn(with: state.record, in: state.block.view)
  }
}
