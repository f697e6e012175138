import Adapters
import TerminalInput

/// An editor in the first way that comes to mind: characters in an array, lines in a list.
struct EditorModel {
  var characters: [Character] = []
  var cursor = 0
  var entered: [String] = []
  var recalled: Int?
  var kept: [Int: ([Character], Int)] = [:]
  var cut: [Character] = []

  var text: String { String(characters) }

  mutating func take(_ key: Key) -> LineEditor.Action? {
    switch key {
    case .text(let text), .pasted(let text): type(text)
    case .backspace: if cursor > 0 { remove(cursor - 1..<cursor) }
    case .delete: if cursor < characters.count { remove(cursor..<cursor + 1) }
    case .eraseToStart: cut(0..<cursor)
    case .eraseWord:
      var start = cursor
      while start > 0, characters[start - 1].isWhitespace { start -= 1 }
      while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
      cut(start..<cursor)
    case .eraseToEnd: cut(cursor..<characters.count)
    case .eraseNextWord:
      let start = cursor
      _ = take(.wordRight)
      let end = cursor
      cursor = start
      cut(start..<end)
    case .insertErased: type(String(cut))
    case .wordLeft:
      while cursor > 0, characters[cursor - 1].isWhitespace { cursor -= 1 }
      while cursor > 0, !characters[cursor - 1].isWhitespace { cursor -= 1 }
    case .wordRight:
      while cursor < characters.count, characters[cursor].isWhitespace { cursor += 1 }
      while cursor < characters.count, !characters[cursor].isWhitespace { cursor += 1 }
    case .left: if cursor > 0 { cursor -= 1 }
    case .right: if cursor < characters.count { cursor += 1 }
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .up, .older: recall((recalled ?? entered.count) - 1)
    case .down, .newer: recall((recalled ?? entered.count) + 1)
    case .enter: return enter()
    case .endOfInput:
      if characters.isEmpty { return .endOfInput }
      return take(.delete)
    case .pageUp, .pageDown, .tab, .backTab, .escape, .redraw, .cursorReport: break
    }
    return nil
  }

  private mutating func enter() -> LineEditor.Action {
    let line = text
    if !line.allSatisfy(\.isWhitespace), entered.last != line { entered.append(line) }
    if entered.count > 100 { entered.removeFirst() }
    (characters, cursor, recalled, kept) = ([], 0, nil, [:])
    return .line(line)
  }

  private mutating func recall(_ index: Int) {
    guard (0...entered.count).contains(index), index != recalled ?? entered.count else { return }
    kept[recalled ?? entered.count] = (characters, cursor)
    let line = Array(entered + [""])[index]
    (characters, cursor) = kept[index] ?? (Array(line), line.count)
    recalled = index
    if index == entered.count { (recalled, kept) = (nil, [:]) }
  }

  private mutating func type(_ text: String) {
    for character in text {
      guard self.text.utf8.count + "\(character)".utf8.count <= 4096 else { return }
      characters.insert(character, at: cursor)
      cursor += 1
      mergeWhatBelongsTogether()
    }
  }

  private mutating func cut(_ range: Range<Int>) {
    if !range.isEmpty { cut = Array(characters[range]) }
    remove(range)
  }

  private mutating func remove(_ range: Range<Int>) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
    mergeWhatBelongsTogether()
  }

  private mutating func mergeWhatBelongsTogether() {
    let bytes = String(characters[..<cursor]).utf8.count
    characters = Array(String(characters))
    cursor = 0
    var passed = 0
    while passed < bytes {
      passed += "\(characters[cursor])".utf8.count
      cursor += 1
    }
  }
}
