import Domain
import Notations
import TerminalInput

extension Model {
  /// Responds to a key, of the typed line or of a row.
  mutating func handle(_ key: Key) -> [Effect] {
    if endsAnswer(key) { return [] }
    switch key {
    case .redraw: return [.redraw]
    case .cursorReport(_, let column): return measure(column)
    case _ where window.isTooSmall: return keepLine(key)
    case .text(let text): return type(text)
    case .pasted:
      page = nil
      return edit(key)
    case .escape: return carryOut { $0.escape() }
    case .endOfInput where line.line.count == 0: return [.quit]
    case _ where line.line.count > 0: return edit(key)
    default: return press(key)
    }
  }

  /// Returns whether a key only ends an answer, as Enter behind `y` does.
  private mutating func endsAnswer(_ key: Key) -> Bool {
    if key.isText, !window.isTooSmall { return false }
    let isBehindAnswer = restOfAnswer != nil
    restOfAnswer = nil
    return isBehindAnswer && key == .enter && line.line.count == 0
  }

  /// Clears the typed line, or else leaves.
  mutating func interrupt() -> [Effect] {
    guard line.line.count > 0 else { return [.quit] }
    line.clear()
    return []
  }

  /// Responds to a key on an empty line.
  private mutating func press(_ key: Key) -> [Effect] {
    let rows = rows(of: key)
    guard !rows.isEmpty else { return page == nil ? editEmptyLine(key) : [] }
    return carryOut { $0.carryOut(rows) }
  }

  /// Edits the empty line, in which only Ctrl-P, Ctrl-N, and Ctrl-Y find something.
  private mutating func editEmptyLine(_ key: Key) -> [Effect] {
    switch key {
    case .older, .newer, .insertErased: edit(key)
    default: []
    }
  }

  private func rows(of key: Key) -> [KeyRow] {
    let moment = moment
    return KeyTable.rows.filter { $0.moments.contains(moment) && $0.keys.contains(key) }
  }

  /// Carries out the first row that does something now.
  private mutating func carryOut(_ rows: [KeyRow]) -> [Effect]? {
    for row in rows {
      if let effects = row.action(&self) { return effects }
    }
    return nil
  }

  /// Responds to typed characters, one by one.
  private mutating func type(_ text: String) -> [Effect] {
    var effects: [Effect] = []
    for character in text.map(String.init) { effects += typeOne(character) }
    return effects
  }

  private mutating func typeOne(_ character: String) -> [Effect] {
    let rows = rows(of: .text(character.halfWidth.lowercased()))
    if line.line.count == 0, !rows.isEmpty { return carryOut { $0.carryOut(rows) } }
    // A letter closes the page and is typed.
    page = nil
    // A blank alone would be a line that shows nothing.
    if line.line.count == 0, character == " " { return [] }
    let effects = edit(.text(character))
    dropRestOfAnswer()
    return effects
  }

  /// Drops the rest of a word whose first letter was the answer.
  ///
  /// Its letters stay until it is whole, because a square such as e6 may follow an answer.
  private mutating func dropRestOfAnswer() {
    guard let rest = restOfAnswer else { return }
    let typed = line.line.text.lowercased()
    if typed == rest {
      restOfAnswer = ""
      line.clear()
    } else if !rest.hasPrefix(typed) {
      restOfAnswer = nil
    }
  }

  /// Edits the line, which Enter sends.
  private mutating func edit(_ key: Key) -> [Effect] {
    let before = line
    let action = line.take(key, completing: choices.map(\.description))
    if line != before { notice.endReplies() }
    switch action {
    case .line(let text): return enter(text)
    case .endOfInput: return [.quit]
    case .completions, nil: return []
    }
  }

  /// Edits the line without running it, while the window is too small.
  private mutating func keepLine(_ key: Key) -> [Effect] {
    switch key {
    case .enter, .tab, .escape, .up, .down: return []
    case .text(" ") where line.line.count == 0: return []
    case .endOfInput where line.line.count == 0: return [.quit]
    case .text, .pasted:
      page = nil
      return edit(key)
    default: return edit(key)
    }
  }

  /// Carries out the action of a key.
  ///
  /// If it has an effect, it ends the refusal of an earlier one.
  private mutating func carryOut(_ action: (inout Model) -> [Effect]?) -> [Effect] {
    let before = notice
    notice.endReplies()
    if let effects = action(&self) { return effects }
    notice = before
    return []
  }
}

extension Key {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}
