import Adapters
import Domain
import Rooms
import UseCases

/// What may follow the word of a command, and what the command does with it.
enum CommandArgument: Sendable {
  /// The number of a level; there is none of another number.
  case level(@Sendable (Level) -> TableCommand)
  /// A number from 0.
  case count(@Sendable (Int) -> TableCommand)
  /// The number of a move, which the game may not have.
  case move(@Sendable (Int) -> TableCommand)
  /// A side.
  case side(@Sendable (Disk) -> TableCommand)
  /// A word of the help.
  case topic(@Sendable (String) -> TableCommand)

  /// Returns what the command does with the rest of its line, or why it cannot; nil if the rest is
  /// no argument of it.
  ///
  /// A number need not be apart from the word.
  func said(by rest: Substring) -> Result<TableCommand, TableRefusal>? {
    let isApart = rest.hasPrefix(" ")
    let text = String(isApart ? rest.dropFirst() : rest)
    if case .topic(let said) = self { return isApart ? .success(said(text)) : nil }
    if case .side(let said) = self {
      let side = ["black": Disk.dark, "white": .light][text]
      return isApart ? side.map { .success(said($0)) } : nil
    }
    guard !text.isEmpty, text.allSatisfy("0123456789+-.".contains) else { return nil }
    switch self {
    case .level(let said):
      guard let level = Level(text) else { return .failure(.notACommand(.noLevel(text.shortened))) }
      return .success(said(level))
    case .count(let said):
      guard let count = Self.digits(text) else { return nil }
      return .success(said(count))
    case .move(let said):
      // A number with a sign is read, too: that the game has no such move is told later.
      guard let number = Self.digits(text) ?? Int(text) else { return nil }
      return .success(said(number))
    case .side, .topic: return nil
    }
  }

  /// Returns a number that is written in digits alone; one that is too large counts as the largest.
  private static func digits(_ text: String) -> Int? {
    guard text.allSatisfy(\.isWholeNumber) else { return nil }
    return Int(text) ?? .max
  }
}
