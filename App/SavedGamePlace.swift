import Infrastructure

/// Where the program keeps the saved game unless an option says otherwise.
enum SavedGamePlace {
  /// The path according to the XDG Base Directory Specification, which ignores a relative
  /// `XDG_STATE_HOME`; nil without a home folder.
  static var usual: String? {
    if let state = CurrentProcess.environmentVariable("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/reversi/game"
    }
    return CurrentProcess.environmentVariable("HOME").map { $0 + "/.local/state/reversi/game" }
  }
}
