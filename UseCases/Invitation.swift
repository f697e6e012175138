public import Domain

/// What calls a guest to a side: the command that starts it (R2.9).
public struct Invitation: Hashable, Sendable {
  /// The side that the guest is to play.
  public let side: Disk
  /// The program.
  public let program: String
  /// What follows the program in its command.
  public let arguments: [String]

  /// Makes the invitation of a command, which is split at spaces; returns nil if it has no word.
  public init?(_ command: String, to side: Disk) {
    let words = command.split(separator: " ").map(String.init)
    guard let program = words.first else { return nil }
    self.side = side
    self.program = program
    arguments = Array(words.dropFirst())
  }

  /// The words of the command.
  public var words: [String] { [program] + arguments }
}
