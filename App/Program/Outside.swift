package import Adapters
package import ArchivedGames
package import Infrastructure
package import RawTerminal
import RoomAdapters
package import Rooms
package import TerminalInput
import UseCases

/// The program's connections to the outside world, such as its terminal and files.
///
/// `Main` uses those of the system, and tests use doubles.
package protocol Outside: Sendable {
  /// The command-line arguments, without the program's name.
  var arguments: [String] { get }

  /// Returns an environment variable, or `nil` if it is unset or empty.
  ///
  /// Invalid UTF-8 becomes U+FFFD.
  func variable(_ name: String) -> String?

  func isTerminal(_ stream: Descriptor) -> Bool

  /// The terminal on standard input, or `nil`.
  var terminal: (any KeyTerminal)? { get }

  /// Returns the lines of standard input, to be read on the given thread.
  func lines(waiting place: Worker.Place, splitter: any Splitter) -> any LineSource

  /// Reads standard input to its end.
  func readInput() throws(SystemError) -> [UInt8]

  /// Reads a whole file named by the player.
  func readFile(_ path: String) throws(SystemError) -> [UInt8]

  /// Returns the program's output, which calls `onFailure` if standard output fails.
  func output(onFailure: @escaping @Sendable (SystemError) -> Void) -> any TextOutput

  /// Ends the program after standard output has failed.
  func endWithoutOutput(_ error: SystemError)

  /// The files of saved and archived games.
  var files: any AppendedFiles { get }

  /// Returns today's date, such as `2026-11-26`.
  func today() -> String

  /// Returns a computer that searches on the given thread.
  ///
  /// Without a seed, its choices differ in each run.
  func computer(seed: UInt64?, searching place: Worker.Place) -> any Adviser

  /// The virtual time of all front ends, or `nil` for the system's time.
  ///
  /// With `nil`, a script has its own virtual time, except with `--real-time`.
  var time: VirtualTime? { get }
}

/// A terminal that can deliver each key as it is typed.
package protocol KeyTerminal: ByteSource {
  /// The size in columns and rows, or `nil` if unknown.
  var size: (columns: Int, rows: Int)? { get }

  func switchTo(_ mode: Terminal.Mode)
}

extension Terminal: KeyTerminal {}
