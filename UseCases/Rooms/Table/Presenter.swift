extension Table {
  /// The port that shows a table to the player.
  public protocol Presenter: Sendable {
    /// Presents an event and the resulting table.
    ///
    /// The table calls this method once per event, in order. It first saves the change or, if that
    /// fails, presents the failure.
    func present(_ event: Event, at table: Table)
  }
}
