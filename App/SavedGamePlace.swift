import Infrastructure

/// Where the program keeps the saved game unless an option says otherwise.
enum SavedGamePlace {
  /// The path according to the XDG Base Directory Specification, or nil without a home folder.
  ///
  /// A relative `XDG_STATE_HOME` is ignored, as that specification says.
  static var usual: String? {
    if let state = CurrentProcess.environmentVariable("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/reversi/game"
    }
    return CurrentProcess.environmentVariable("HOME").map { $0 + "/.local/state/reversi/game" }
  }
}
