package import Adapters
package import Infrastructure
package import KeptGames
package import RawTerminal
import RoomAdapters
package import Rooms
package import TerminalInput
import UseCases

/// The environment of the program, from which a run is put together.
///
/// `Main` takes it from the system, and a test from doubles.
package protocol Outside: Sendable {
  /// The command line without the program's name.
  var arguments: [String] { get }

  /// Returns an environment variable, or `nil` if it is unset or empty.
  ///
  /// Invalid UTF-8 becomes U+FFFD.
  func variable(_ name: String) -> String?

  func isTerminal(_ stream: Descriptor) -> Bool

  /// The terminal on standard input, if there is one.
  var terminal: (any KeyTerminal)? { get }

  /// Returns the lines of standard input, awaited in a place.
  func lines(waiting place: Worker.Place, splitter: any Splitter) -> any LineSource

  /// Reads standard input to its end.
  func readInput() throws(SystemError) -> [UInt8]

  /// Reads a whole file that the player names.
  func readFile(_ path: String) throws(SystemError) -> [UInt8]

  /// Returns the program's output, which calls a function if standard output fails.
  func output(onFailure: @escaping @Sendable (SystemError) -> Void) -> any TextOutput

  /// Ends the program, because standard output failed.
  func endWithoutOutput(_ error: SystemError)

  /// The files of saved and archived games.
  var files: any AppendedFiles { get }

  /// Returns the date, such as `2026-11-26`.
  func today() -> String

  /// Returns the computer, which searches in a place.
  ///
  /// Without a seed its choices differ each time.
  func computer(seed: UInt64?, searching place: Worker.Place) -> any Adviser

  /// The virtual time of all front ends, `nil` for the system's.
  ///
  /// A script then has a virtual time of its own, except with `--real-time`.
  var time: VirtualTime? { get }
}

/// A terminal that can deliver each key as it is typed.
package protocol KeyTerminal: ByteSource {
  /// The size in columns and rows, `nil` if it is unknown.
  var size: (columns: Int, rows: Int)? { get }

  func switchTo(_ mode: Terminal.Mode)
}

extension Terminal: KeyTerminal {}
