import Adapters
import Domain
import Rooms
import UseCases

/// The argument of a command, and the command that it makes.
enum CommandArgument: Sendable {
  /// A level, with other numbers refused.
  case level(@Sendable (Level) -> TableCommand)
  /// A number from 0.
  case count(@Sendable (Int) -> TableCommand)
  /// The number of a move, which the game need not have.
  case move(@Sendable (Int) -> TableCommand)
  case side(@Sendable (Disk) -> TableCommand)
  /// A word to look up in the help.
  case topic(@Sendable (String) -> TableCommand)

  /// Returns the command for an argument, or the refusal of its number.
  ///
  /// `rest` follows the word of the command, and a number needs no space before it. Returns `nil`
  /// if `rest` is no such argument.
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
      // Accepts a sign, so that the game can refuse the move by its number.
      guard let number = Self.digits(text) ?? Int(text) else { return nil }
      return .success(said(number))
    case .side, .topic: return nil
    }
  }

  /// Returns a number of digits alone, or `Int.max` for one that is too large.
  private static func digits(_ text: String) -> Int? {
    guard text.allSatisfy(\.isWholeNumber) else { return nil }
    return Int(text) ?? .max
  }
}
