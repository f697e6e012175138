public import Domain

/// The port through which a guest is asked for its move: another program that plays a side (C8).
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

  /// Tells the guest that nobody asks it any more; returns at once.
  func leave()
}

extension Guest {
  /// Does nothing.
  public func leave() {}
}

/// The port through which a guest comes that a person has invited (R2.9).
///
/// A call can be canceled at any moment, and then ends at once with an error, and no guest comes.
public protocol GuestHost: Sendable {
  /// Returns the guest when it has come.
  ///
  /// - Throws: `ComputerFailure` if it cannot come.
  func guest(_ invitation: Invitation) async throws -> any Guest
}
