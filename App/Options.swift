public import Adapters
public import Domain
public import UseCases

/// What the command line asks for (C5).
public struct Options: Hashable, Sendable {
  /// Where the game is saved.
  public enum Save: Hashable, Sendable {
    /// At the usual place; a script saves nowhere.
    case usual
    /// In a file that the user has named.
    case file(String)
    /// Nowhere.
    case nowhere
  }

  /// When colours are shown.
  public enum Color: Hashable, Sendable, CaseIterable {
    /// Where the terminal and the environment are for it.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How disks are drawn.
  public enum Glyphs: Hashable, Sendable {
    /// As `x` and `o`.
    case ascii
    /// As `●` and `○`.
    case unicode
  }

  /// The modes asked for; a side that is not there keeps its saved one.
  public var modes: [Disk: Mode] = [:]
  /// Whether a new game is asked for.
  public var startsNewGame = false
  /// Where the game is saved.
  public var save = Save.usual
  /// The thinking time and the time per disk.
  public var pace = Pace()
  /// The seed of the computer's choices; nil for one that differs each time.
  public var seed: UInt64?
  /// When boards are drawn unasked; nil for at a terminal only.
  public var boards: BoardPolicy?
  /// Whether the plain front is asked for.
  public var isPlain = false
  /// How disks are drawn; nil for what the terminal can show.
  public var glyphs: Glyphs?
  /// When colours are shown.
  public var color = Color.auto
  /// Whether the first refused line of a script ends it.
  public var isStrict = false
  /// Whether a script's time is the real one.
  public var isRealTime = false

  /// Whether another program plays, in GTP.
  public var isGTP = false

  /// Makes the options of a command line without any.
  public init() {}
}
