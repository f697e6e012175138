import Infrastructure
import Testing
import UseCases

/// The place of the saved game in an environment.
struct SavedGamePlaceTests {
  /// Returns the place in an environment, in which an empty variable is unset.
  private func place(_ state: String?, _ home: String?) throws(SaveFailure) -> String {
    try SavedGamePlace.usual("console") {
      $0 == "HOME" ? home : $0 == "XDG_STATE_HOME" ? state : nil
    }
  }

  @Test(
    arguments: [
      (nil, "/home/ann/.local/state"), ("relative", "/home/ann/.local/state"), ("/state", "/state"),
      ("/\u{fffd}", "/home/ann/.local/state"),
    ] as [(String?, String)])
  func `C5.30 the saved game is below the folder for states, or below the home folder`(
    state: String?, folder: String
  ) throws {
    #expect(try place(state, "/home/ann") == "\(folder)/reversi/console")
  }

  @Test(arguments: [nil, "relative", "/\u{fffd}"])
  func `C5.30 there is no place without a home folder`(home: String?) throws {
    #expect(throws: SaveFailure.self) { try place("relative", home) }
    #expect(try place("/state", home) == "/state/reversi/console")
  }
}
