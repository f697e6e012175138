package import Adapters
package import Domain
package import UseCases

/// What the command line asks for (C5).
package struct Options: Hashable, Sendable {
  /// Where the game is saved.
  package enum Save: Hashable, Sendable {
    /// At the usual place; a script saves nowhere.
    case usual
    /// In a file that the user has named.
    case file(String)
    /// Nowhere.
    case nowhere
  }

  /// What the game begins with.
  package enum Beginning: Hashable, Sendable {
    /// With the saved game, if there is one.
    case saved
    /// With a game, such as a new one, and moves that are then played.
    case game(Game, moves: [Record.Step])
    /// With the game that a file holds.
    case file(String)
    /// With the game that standard input holds.
    case standardInput
  }

  /// When colors are shown.
  package enum Color: Hashable, Sendable, CaseIterable {
    /// Unless the environment forbids it.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How disks are drawn.
  package enum Glyphs: Hashable, Sendable {
    /// As `x` and `o`.
    case ascii
    /// As `●` and `○`.
    case unicode
  }

  /// The modes to set, by side; a side that is not named keeps its saved mode.
  package var modes: [Disk: ModeChoice] = [:]
  /// The level of both sides' computers, or nil to keep the saved levels.
  package var level: Level?
  /// What the game begins with.
  package var beginning = Beginning.saved
  /// Where the game is saved.
  package var save = Save.usual
  /// Whether the passes of Computer sides are dismissed by themselves.
  package var isAutoPassing = false
  /// The thinking time and the time per disk.
  package var pace = Pace()
  /// The seed of the computer's choices, or nil for a different one each time.
  package var seed: UInt64?
  /// When boards are drawn without being asked for; nil for the default of the front.
  package var boards: BoardPolicy?
  /// Whether to use the plain front.
  package var isPlain = false
  /// The language of a person at a terminal, or nil for that of the locale.
  package var language: Language?
  /// How disks are drawn, or nil for what the terminal can show.
  package var glyphs: Glyphs?
  /// When colors are shown.
  package var color = Color.auto
  /// How large the board is drawn.
  package var size = LiveStyle.Size.normal
  /// Whether the first refused line of a script ends it.
  package var isStrict = false
  /// Whether the last line of a script's output is the result.
  package var printsResult = false
  /// The number of games to play without showing them, or nil to play one that is shown.
  package var games: Int?
  /// Whether a script runs in real time.
  package var isRealTime = false
  /// Whether another program plays, by GTP.
  package var isGTP = false

  /// Makes the options of an empty command line.
  package init() {}
}
