package import Adapters
package import Domain
package import RoomAdapters
import Rooms
package import UseCases

/// The command-line options (C5).
package struct Options: Hashable, Sendable {
  package enum Save: Hashable, Sendable {
    /// The usual place, or nowhere in a script.
    case usual
    case file(String)
    case nowhere
  }

  /// A game played instead of the saved one.
  package enum Given: Hashable, Sendable {
    /// The text given to `--moves`.
    case text(String)
    /// A file, one of its games as in `FILE:3`, or `-` for standard input.
    case file(String)
  }

  package enum Color: Hashable, Sendable {
    /// Colors, unless the environment forbids them.
    case auto
    case always
    case never
  }

  /// The mode of each side, or `nil` for the saved mode.
  package var players = BySide<ModeChoice?>(dark: nil, light: nil)
  /// The level of both computers, or `nil` for the saved levels.
  package var level: Level?
  /// True if a new or given game replaces the saved one.
  package var isNew = false
  /// The given game, or `nil` for the saved or a new one.
  package var given: Given?
  package var save = Save.usual
  /// True if a coach checks a human's moves at a terminal.
  package var isCoached = false
  /// The time for each disk and each thought.
  package var timing = Timing()
  /// The seed of the computer's choices, or `nil` for a random one.
  package var seed: UInt64?
  /// The policy for drawing boards, or `nil` for the front end's default.
  package var boards: BoardPolicy?
  /// True if a terminal shows lines instead of a block.
  package var isPlain = false
  /// The language at a terminal, or `nil` for the locale's.
  package var language: Language?
  package var color = Color.auto
  /// True if a script runs in real time.
  package var isRealTime = false
  /// True if another program plays through GTP.
  package var isGTP = false
  /// The shell to print completions for, or `nil` to play.
  package var completion: Shell?

  /// Creates the options of an empty command line.
  package init() {}
}
