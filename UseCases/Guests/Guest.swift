public import Domain

/// The port through which a guest is asked for its move: another program that plays a side (R2.8).
///
/// A call can be canceled at any moment, and then ends at once with an error: nobody wants its
/// answer.
public protocol Guest: Sendable {
  /// What it calls itself.
  var name: String { get }

  /// Returns a legal square of the game to which a record has led.
  ///
  /// - Throws: `ComputerFailure` if asking again would not help; any other error makes the caller
  ///   ask again (R2.7).
  func chooseSquare(for record: Record) async throws -> Square
}
