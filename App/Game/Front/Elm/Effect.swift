package import Adapters

/// Something that the front asks the program to do.
package enum Effect: Sendable {
  /// Sends an input to the game.
  case send(Input)
  /// Has the game's loop choose an input and handle it in one step.
  case choose(Choice)
  /// Writes the settings, and has the computers follow those of this run.
  case keep(SettingsInUse)
  /// Reads the archived games.
  case readGames(GamesRequest)
  /// Draws the whole screen again.
  case redraw
  case quit
}
