package import Adapters
package import Domain
package import RoomAdapters
import Rooms
package import UseCases

/// What the command line asks for (C5).
package struct Options: Hashable, Sendable {
  /// Where the game is saved.
  package enum Save: Hashable, Sendable {
    /// At the usual place; a script saves nowhere.
    case usual
    case file(String)
    case nowhere
  }

  /// A game that is played in place of the saved one.
  package enum Given: Hashable, Sendable {
    /// The game of a text.
    case text(String)
    /// The game in a file, or one of its games; `-` is standard input.
    case file(String)
  }

  /// When the live front has colors.
  package enum Color: Hashable, Sendable {
    /// Unless the environment forbids it.
    case auto
    case always
    case never
  }

  /// Who is to play each side; a side that is not named keeps its saved mode.
  package var players = BySide<ModeChoice?>(dark: nil, light: nil)
  /// The level of both sides' computers, or nil to keep the saved levels.
  package var level: Level?
  /// Whether a new game, or the one that is given, takes the place of the saved one.
  package var isNew = false
  /// The game that is given, or nil to play the saved one or a new one.
  package var given: Given?
  /// Where the game is saved.
  package var save = Save.usual
  /// Whether a coach looks at what a person at a terminal picks.
  package var isCoached = false
  /// How long disks and thoughts take.
  package var pace = Pace()
  /// The seed of the computer's choices, or nil for a different one each time.
  package var seed: UInt64?
  /// When boards are drawn without being asked for; nil for the default of the front.
  package var boards: BoardPolicy?
  /// Whether a person at a terminal sees lines in place of a block that is repainted.
  package var isPlain = false
  /// The language of a person at a terminal, or nil for that of the locale.
  package var language: Language?
  /// When the live front has colors.
  package var color = Color.auto
  /// Whether the time of a script really passes.
  package var isRealTime = false
  /// Whether another program plays, by GTP.
  package var isGTP = false
  /// The shell that asks how to complete options, or nil to play.
  package var completion: Shell?

  /// Makes the options of a command line without any.
  package init() {}
}
