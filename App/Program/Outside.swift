package import Adapters
package import Infrastructure
package import KeptGames
package import RawTerminal
import RoomAdapters
package import Rooms
package import TerminalInput
import UseCases

/// What lies outside the program, from which a run of it is put together.
///
/// `Main` takes it from the system, and a test from doubles.
package protocol Outside: Sendable {
  /// The arguments of the command line, without the program's name.
  var arguments: [String] { get }

  /// Returns the value of an environment variable, or nil if it is unset or empty; what is not
  /// UTF-8 is U+FFFD.
  func variable(_ name: String) -> String?

  /// Whether a standard stream is a terminal.
  func isTerminal(_ stream: Descriptor) -> Bool

  /// The terminal on standard input, or nil if that is none.
  var terminal: (any KeyTerminal)? { get }

  /// Makes the lines of standard input, waited for in a place and split in a way.
  func lines(waiting place: Worker.Place, splitter: any Splitter) -> any LineSource

  /// Reads standard input to its end.
  func readInput() throws(SystemError) -> [UInt8]

  /// Reads a file that the user names to its end.
  func readFile(_ path: String) throws(SystemError) -> [UInt8]

  /// Makes what is written to, and calls a function if standard output cannot be written.
  func output(onFailure: @escaping @Sendable (SystemError) -> Void) -> any TextOutput

  /// Ends the program, because standard output cannot be written.
  func endWithoutOutput(_ error: SystemError)

  /// The files of saved games, and of those that are kept.
  var files: any AppendedFiles { get }

  /// Returns the date, such as `2026-11-26`.
  func today() -> String

  /// Makes the computer that thinks in a place; without a seed it chooses anew each time.
  func computer(seed: UInt64?, searching place: Worker.Place) -> any Adviser

  /// The time that passes for all fronts, or nil for that of the system, for which a script does
  /// not wait.
  var time: VirtualTime? { get }
}

/// A terminal that can deliver what is typed key by key.
package protocol KeyTerminal: ByteSource {
  /// The size in columns and rows, or nil if the terminal does not know it.
  var size: (columns: Int, rows: Int)? { get }

  /// Changes the settings of the terminal.
  func switchTo(_ mode: Terminal.Mode)
}

extension Terminal: KeyTerminal {}
