extension Table {
  /// The port through which a table is shown.
  public protocol Presenter: Sendable {
    /// Presents an event and the table it led to.
    ///
    /// The table calls it once for each event, in order. It has saved the change before, or
    /// presented its failure.
    func present(_ event: Event, at table: Table)
  }
}
