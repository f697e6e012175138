/// Use case: a person has the worth of every square kept up as the game goes on (R9.13).
public enum KeepValues {
  /// Keeps values up from now on, in the place of a hint, or no longer, at any time; then those
  /// that were found are forgotten, too.
  public static func keep(_ areKept: Bool, in session: inout Session, _ ports: Ports) {
    session.run.keepsValues = areKept
    if !areKept {
      session.forgetValues()
    } else if session.found?.values == nil {
      session.found = nil
    }
    ports.tell(.advice(.valuesKept(areKept)), in: &session)
  }
}
