/// Use case: a person has the worth of every square kept up as the game goes on (R9.13).
public enum KeepValues {
  /// Keeps values up from now on, or no longer, at any time.
  public static func keep(_ areKept: Bool, in session: inout Session, _ ports: Ports) {
    session.keptValues = areKept ? .unknown : nil
    ports.present(.valuesKept(areKept), in: session)
  }

  /// Asks no more for the values at the moment that is shown, if they are still awaited, because
  /// the computer could not say anything; returns whether they were.
  ///
  /// What a person has asked for is asked for again (R2.7).
  @discardableResult
  public static func cannotBeFound(after wait: Wait, in session: inout Session, _ ports: Ports)
    -> Bool
  {
    guard session.wait == wait, session.awaitsOnlyValues else { return false }
    session.learnValues(nil)
    return true
  }
}
