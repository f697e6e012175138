package import Adapters
package import Domain
package import UseCases

/// What the command line asks for (C5).
package struct Options: Hashable, Sendable {
  package enum Save: Hashable, Sendable {
    /// At the usual place; a script saves nowhere.
    case usual
    case file(String)
    case nowhere
  }

  package enum Beginning: Hashable, Sendable {
    case saved
    /// With a game, such as a new one, and moves that are then played.
    case game(Game, moves: [Record.Step])
    /// With the game in a file, or in one of its games; `-` is standard input.
    case file(String)
  }

  package enum Color: Hashable, Sendable, CaseIterable {
    /// Unless the environment forbids it.
    case auto
    case always
    case never
  }

  package enum Player: Hashable, Sendable {
    case mode(ModeChoice)
    /// Another engine, which is started with this command.
    case engine([String])
  }

  /// Who is to play, by side; a side that is not named keeps its saved mode.
  package var players: [Disk: Player] = [:]
  package var engineTimeout = Duration.seconds(30)
  /// The level of both sides' computers, or nil to keep the saved levels.
  package var level: Level?
  package var beginning = Beginning.saved
  package var save = Save.usual
  package var isAutoPassing = false
  package var pace = Pace()
  /// The seed of the computer's choices, or nil for a different one each time.
  package var seed: UInt64?
  /// When boards are drawn without being asked for; nil for the default of the front.
  package var boards: BoardPolicy?
  package var isPlain = false
  /// The language of a person at a terminal, or nil for that of the locale.
  package var language: Language?
  /// How disks are drawn, or nil for what the terminal can show.
  package var glyphs: LiveStyle.Glyphs?
  package var color = Color.auto
  package var size = LiveStyle.Size.auto
  package var isStrict = false
  package var printsResult = false
  /// The number of games to play without showing them, or nil to play one that is shown.
  package var games: Int?
  /// How many moves by chance each of those games begins with.
  package var opening = 8
  package var isRealTime = false
  package var isGTP = false
  /// The shell that asks how to complete options, or nil to play.
  package var completion: Shell?

  package init() {}

  /// Returns the pace of a game; a person at a terminal is not kept waiting (C3.19).
  package func pace(isAtTerminal: Bool) -> Pace {
    var pace = pace
    if isAtTerminal { pace.patience = .seconds(2) }
    return pace
  }
}
