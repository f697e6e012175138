/// The first part of a notation that cannot be read, or played.
public struct Unreadable: Error, Hashable {
  /// The part as it is written; empty if something is missing there.
  public let word: String
  /// Its number, counted from 1; nil if it is the whole, or has none.
  public let number: Int?

  /// Makes the error of a part.
  package init(_ word: some StringProtocol, number: Int? = nil) {
    self.word = String(word)
    self.number = number
  }
}
