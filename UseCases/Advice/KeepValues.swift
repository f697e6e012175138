/// Use case: a person has the worth of every square kept up as the game goes on (R9.13).
public enum KeepValues {
  /// Keeps values up from now on, or no longer, at any time; then those that were found are
  /// forgotten, too.
  public static func keep(_ areKept: Bool, in session: inout Session, _ ports: Ports) {
    session.run.keepsValues = areKept
    if !areKept || session.found?.values == nil { session.forgetValues() }
    ports.tell(.advice(.valuesKept(areKept)), in: &session)
  }
}
