package import Adapters
package import ArchivedGames
package import Front
import Infrastructure
package import RawTerminal
package import TerminalInput

/// The outside world of the game: environment, files, time, streams, and terminal.
package struct Outside: Sendable {
  /// Returns an environment variable, or `nil` if it is unset or empty.
  package var variable: @Sendable (String) -> String?
  package var files: any AppendedFiles
  /// Returns the date of an archived game, such as `2026-11-26`.
  package var today: @Sendable () -> String
  /// The terminal, or `nil` if standard input or output is none.
  package var terminal: (any GameTerminal)?
  /// Returns the lines of standard input, whose reads may block the calling task's thread.
  package var lines: @Sendable (_ blocksCaller: Bool) -> any LineSource
  package var output: any TextOutput
  /// The clock of the game, which stands still while the program is stopped.
  package var clock: GameClock
  /// The executor of the game, which a save can block.
  package var gameExecutor: any TaskExecutor
  /// The executor of the front, or `nil` for Swift's own.
  package var frontExecutor: (any TaskExecutor)?
  /// True if drawing blocks the calling task's thread.
  package var drawsOnCaller: Bool
  /// Returns the engine for moves and advice, whose searches may block the calling task's thread.
  ///
  /// A seed repeats its choices.
  package var computer: @Sendable (_ seed: UInt64?, _ blocksCaller: Bool) -> any Adviser

  package init(
    variable: @escaping @Sendable (String) -> String?, files: any AppendedFiles,
    today: @escaping @Sendable () -> String, terminal: (any GameTerminal)?,
    lines: @escaping @Sendable (_ blocksCaller: Bool) -> any LineSource, output: any TextOutput,
    clock: GameClock, gameExecutor: any TaskExecutor, frontExecutor: (any TaskExecutor)?,
    drawsOnCaller: Bool,
    computer: @escaping @Sendable (_ seed: UInt64?, _ blocksCaller: Bool) -> any Adviser
  ) {
    self.variable = variable
    self.files = files
    self.today = today
    self.terminal = terminal
    self.lines = lines
    self.output = output
    self.clock = clock
    self.gameExecutor = gameExecutor
    self.frontExecutor = frontExecutor
    self.drawsOnCaller = drawsOnCaller
    self.computer = computer
  }
}

/// A terminal that delivers each key as it is typed.
package protocol GameTerminal: ByteSource {
  /// The size in columns and rows, or `nil` if it is unknown.
  var size: (columns: Int, rows: Int)? { get }

  func switchTo(_ mode: Terminal.Mode)
}

extension Terminal: GameTerminal {}
