import UseCases

/// Where the program keeps the saved game unless an option says otherwise.
public enum SavedGamePlace {
  /// The path according to the XDG Base Directory Specification, which ignores a relative
  /// `XDG_STATE_HOME`.
  ///
  /// - Throws: `SaveFailure` if there is no home folder, either.
  public static var usual: String {
    get throws(SaveFailure) {
      if let state = CurrentProcess.environmentVariable("XDG_STATE_HOME"), state.hasPrefix("/") {
        return state + "/reversi/game"
      }
      guard let home = CurrentProcess.environmentVariable("HOME") else {
        let isSet = CurrentProcess.hasEnvironmentVariable("HOME")
        throw SaveFailure(path: nil, .noHome(isSet ? .notUTF8 : .notSet))
      }
      guard home.hasPrefix("/") else { throw SaveFailure(path: nil, .noHome(.relative)) }
      return home + "/.local/state/reversi/game"
    }
  }
}
