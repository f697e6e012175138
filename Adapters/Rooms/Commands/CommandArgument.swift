import Adapters
import Domain
import Rooms
import UseCases

/// The kind of argument that a command takes, and the resulting command.
enum CommandArgument: Sendable {
  /// A number that must be a level.
  case level(@Sendable (Level) -> TableCommand)
  /// A nonnegative number.
  case count(@Sendable (Int) -> TableCommand)
  /// A move number, even one that does not exist in the game.
  case move(@Sendable (Int) -> TableCommand)
  case side(@Sendable (Disk) -> TableCommand)
  /// A word to look up in the help.
  case topic(@Sendable (String) -> TableCommand)

  /// Returns the command for an argument, or the refusal of its number.
  ///
  /// `rest` is the text after the command's word. A number needs no space before it. Returns `nil`
  /// if `rest` is another kind of text.
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
      // Accepts a sign, leaving it to the game to refuse the number.
      guard let number = Self.digits(text) ?? Int(text) else { return nil }
      return .success(said(number))
    case .side, .topic: return nil
    }
  }

  /// Returns the number written in digits, or `nil` for any other text.
  ///
  /// Returns `Int.max` if the number is too large.
  private static func digits(_ text: String) -> Int? {
    guard text.allSatisfy(\.isWholeNumber) else { return nil }
    return Int(text) ?? .max
  }
}
