import Domain
import UseCases

/// Parses the commands of players and scripts (C3).
public enum CommandReader {
  /// Parses a command of one or more words.
  public static func read(_ words: [String]) -> Result<ConsoleCommand, Refusal> {
    let line = words.joined(separator: " ").lowercased()
    if let said = command(line) { return .success(said) }
    if let mode = mode(line) { return mode }
    if let square = square(line) { return square }
    return .failure(.unknown(words.joined(separator: " ").shortened))
  }

  /// Parses a square, such as `d3` or `3d`.
  ///
  /// - Returns: `nil` if the line does not look like a square.
  public static func square(_ line: String) -> Result<ConsoleCommand, Refusal>? {
    let characters = line.filter { $0 != " " }
    guard let letter = characters.first(where: { ("a"..."z").contains($0) }) else { return nil }
    let digits = characters.filter { ("0"..."9").contains($0) }
    let name = "\(letter)\(digits)"
    guard !digits.isEmpty, characters == name || characters == "\(digits)\(letter)" else {
      return nil
    }
    guard let square = Square(name) else { return .failure(.offBoard(String(name.prefix(8)))) }
    return .success(.input(.make(.move(square)), word: "\(square)"))
  }

  private static func command(_ line: String) -> ConsoleCommand? {
    switch line {
    case "pass", "dismiss": .input(.make(.pass), word: line)
    case "reset": .input(.askReset, word: line)
    case "again": .input(.again, word: line)
    case "ok", "y", "yes": .agree(word: line)
    case "cancel", "n", "no": .input(.answer(.cancel), word: line)
    case "board", "show": .board
    case "help", "?": .help
    case "black": .mode(.dark)
    case "white": .mode(.light)
    case "quit", "q", "exit": .quit
    default: nil
    }
  }

  /// Parses a side and its player, such as `wc`, `wc4`, or `white computer 4`.
  private static func mode(_ line: String) -> Result<ConsoleCommand, Refusal>? {
    let sides: [(String, Disk)] = [
      ("black ", .dark), ("b", .dark), ("white ", .light), ("w", .light),
    ]
    for (word, side) in sides where line.hasPrefix(word) {
      let rest = line.dropFirst(word.count)
      let isShort = word.count == 1
      if rest == (isShort ? "m" : "manual") {
        return .success(.input(.setMode(side, .manual), word: line))
      }
      let computer = isShort ? "c" : "computer"
      guard rest.hasPrefix(computer) else { continue }
      let digits = rest.dropFirst(computer.count).drop { $0 == " " }
      if digits.isEmpty { return .success(.input(.setMode(side, .computer), word: line)) }
      guard digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
      guard let level = Level(String(digits)) else {
        return .failure(.noLevel(String(digits.prefix(8))))
      }
      return .success(.input(.setMode(side, .computerAt(level)), word: line))
    }
    return nil
  }
}

extension String {
  /// The words of a line, without a comment that begins with `#`.
  package var commandWords: [String] {
    prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }.map(String.init)
  }
}
