public import Domain

/// What calls a guest to a side: the command that starts it (R2.9).
public struct Invitation: Hashable, Sendable {
  /// The side that the guest is to play.
  public let side: Disk
  /// The words of the command, one at least.
  public let words: [String]

  /// Makes the invitation of a command, which is split at spaces; returns nil if it has no word.
  public init?(_ command: String, to side: Disk) {
    words = command.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
    self.side = side
  }

  /// The program.
  public var program: String { words[0] }
  /// What follows the program in its command.
  public var arguments: [String] { Array(words.dropFirst()) }
}
