/// The line that is being typed, with its history: keys in, and what they ask for out (CONSOLE
/// C6.1).
///
/// Nothing but a key changes it, so whatever the game does meanwhile leaves it as it is.
public struct LineEditor: Hashable, Sendable {
  /// What a key asks of the program.
  public enum Action: Hashable, Sendable {
    /// To carry out the line that was entered.
    case line(String)
    /// To end: there will be no more input.
    case endOfInput
    /// To paint everything anew.
    case redraw
    /// To show the words that could stand at the cursor.
    case completions([String])
  }

  private var line = TypedLine()
  private var history = LineHistory()
  private let completion: Completion

  /// Makes an empty line with no history that completes the console's commands.
  public init() {
    self.init(completing: Array(CommandWords.commands.keys))
  }

  /// Makes an empty line with no history that completes other commands, of one or more words.
  public init(completing commands: [String]) {
    completion = Completion(of: commands)
  }

  /// The line as far as it is typed.
  public var text: String { line.text }

  /// How many characters are before the cursor.
  public var cursor: Int { line.cursor }

  /// Takes a key and returns what it asks of the program, if it asks for something.
  public mutating func take(_ key: Key) -> Action? {
    switch key {
    case .text(let text): line.insert(text)
    case .backspace: line.erase(from: line.cursor - 1)
    case .delete: line.erase(to: line.cursor + 1)
    case .eraseToStart: line.erase(from: 0)
    case .eraseWord: line.erase(from: line.startOfWord)
    case .left: line.move(to: line.cursor - 1)
    case .right: line.move(to: line.cursor + 1)
    case .home: line.move(to: 0)
    case .end: line.move(to: .max)
    case .up: history.recallOlder(&line)
    case .down: history.recallNewer(&line)
    case .tab: return complete()
    case .enter: return enter()
    case .redraw: return .redraw
    case .endOfInput where text.isEmpty: return .endOfInput
    case .endOfInput: line.erase(to: line.cursor + 1)
    case .cursorReport: break
    }
    return nil
  }

  /// Clears the line and returns whether something was typed (CONSOLE C6.5).
  public mutating func clear() -> Bool {
    defer { line = TypedLine() }
    history.leave()
    return !text.isEmpty
  }

  /// Returns the part of the line that fits into so many columns (at least 8, however few are
  /// asked for), with the cursor in it and `~` where something is cut, and the cursor's column,
  /// counted from 0 (CONSOLE C6.3).
  ///
  /// - Parameters:
  ///   - columns: how many columns there are.
  ///   - diskColumns: how many of them the terminal takes for a disk.
  public func visible(columns: Int, diskColumns: Int = 1) -> (text: String, cursorColumn: Int) {
    LineWindow(line, columns: max(8, columns), diskColumns: diskColumns).visible
  }

  private mutating func enter() -> Action {
    defer { line = TypedLine() }
    history.remember(text)
    return .line(text)
  }

  private mutating func complete() -> Action? {
    switch completion.completing(line.textBeforeCursor) {
    case .word(let word):
      line.erase(from: line.startOfPartialWord)
      line.insert(word)
      return nil
    case .choice(let words): return .completions(words)
    case .nothing: return nil
    }
  }
}
