/// Edits a line in response to keys, with history and completion (C6.1, C6.20).
///
/// Only keys change the line, so events cannot damage a half-typed one.
package struct LineEditor: Hashable, Sendable {
  /// A key's request to the program.
  package enum Action: Hashable, Sendable {
    case line(String)
    /// The end of the input.
    case endOfInput
    /// The possible words, to list for the player.
    case completions([String])
  }

  package private(set) var line = TypedLine()
  private var history = LineHistory()
  private let completion: Completion
  /// The text last erased by word or to an end of the line.
  private var erased = ""
  /// The words listed last, empty after any key but Tab.
  private var listed: [String] = []

  package init(completing completion: Completion) { self.completion = completion }

  /// Handles a key and returns its request, or `nil` if it only edits.
  ///
  /// `names` are words that are possible only now.
  package mutating func take(_ key: Key, completing names: [String] = []) -> Action? {
    if key != .tab { listed = [] }
    switch key {
    case .text(let text), .pasted(let text): line.insert(text)
    case .backspace: line.erase(from: line.cursor - 1)
    case .eraseToStart: erase(0..<line.cursor)
    case .eraseToEnd: erase(line.cursor..<line.count)
    case .eraseNextWord: erase(line.cursor..<line.endOfWord)
    case .wordLeft: line.move(to: line.startOfWord)
    case .wordRight: line.move(to: line.endOfWord)
    case .eraseWord: erase(line.startOfWord..<line.cursor)
    case .insertErased: line.insert(erased)
    case .left: line.move(to: line.cursor - 1)
    case .right: line.move(to: line.cursor + 1)
    case .home: line.move(to: 0)
    case .end: line.move(to: .max)
    case .up, .older: history.recallOlder(&line)
    case .down, .newer: history.recallNewer(&line)
    case .tab: return complete(names)
    case .enter: return enter()
    case .endOfInput where line.count == 0: return .endOfInput
    case .delete, .endOfInput: line.erase(to: line.cursor + 1)
    case .pageUp, .pageDown, .escape, .redraw, .cursorReport: break
    }
    return nil
  }

  /// Clears the line (C6.5).
  package mutating func clear() {
    line = TypedLine()
    history.leave()
    listed = []
  }

  /// Erases text next to the cursor and keeps it for Ctrl-Y.
  private mutating func erase(_ part: Range<Int>) {
    guard !part.isEmpty else { return }
    erased = String(part.map { line[$0] })
    line.move(to: part.upperBound)
    line.erase(from: part.lowerBound)
  }

  private mutating func enter() -> Action {
    defer { line = TypedLine() }
    let text = line.text
    history.remember(text)
    return .line(text)
  }

  private mutating func complete(_ names: [String]) -> Action? {
    switch completion.completing(line.textBeforeCursor, names: names) {
    case .word(let word):
      line.erase(from: line.startOfPartialWord)
      line.insert(word)
      return nil
    case .choice(let words) where words != listed:
      listed = words
      return .completions(words)
    case .choice, .nothing: return nil
    }
  }
}
