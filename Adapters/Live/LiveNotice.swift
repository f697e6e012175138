extension LivePresenter.State {
  /// Tells something in the row above the prompt, in the place of what was told before.
  ///
  /// While an alert is up that row is its own.
  ///
  /// - Parameter refusal: what is told, if it is one; it is told no longer than it holds.
  /// - Returns: lines that tell it above the block instead.
  mutating func tell(_ notice: String, refusal: Refusal? = nil) -> [String] {
    forgetNotice()
    if block.view.alert != nil { return notice.isEmpty ? [] : [notice] }
    (block.notice, self.refusal) = (notice, refusal)
    return []
  }

  /// Tells no more what was told.
  mutating func forgetNotice() {
    (block.notice, refusal) = ("", nil)
  }
}
