extension Table {
  /// The port through which a table is shown.
  public protocol Presenter: Sendable {
    /// Shows what has happened and the table to which it has led.
    ///
    /// It is called once for each event, in order; a change has been saved before, or its failure
    /// shown.
    func present(_ event: Event, at table: Table)
  }
}
