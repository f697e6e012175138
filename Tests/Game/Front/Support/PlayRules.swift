import Adapters
import Domain
import Front
import TerminalInput
import UseCases

/// The rules of the front that hold at any time, said once more and simply.
extension Player {
  private var window: Window { model.window }

  var isTooSmall: Bool { window.columns < 24 || window.rows < 11 }

  /// The same player in a window that shows everything.
  var wide: Player {
    var wide = self
    wide.resize(columns: 100, rows: 30)
    return wide
  }

  var hasText: Bool {
    let prompt = wide.prompt
    return ["reversi> ", "study> ", "exercise> "].contains { prompt.hasPrefix($0) }
  }

  var isBoardShown: Bool { squareColumns != nil }

  /// The columns of a square on the screen, or `nil` under a page.
  private var squareColumns: Int? {
    guard let letters = lines.first else { return nil }
    return letters.hasPrefix("   a b c") ? 2 : letters.hasPrefix("    a   b") ? 4 : nil
  }

  /// True if the screen or the page is in English, as the rules about words are.
  var isEnglish: Bool {
    ["White", "Help", "Rules", "Past games", "Moves and messages"].contains { words.contains($0) }
      && !words.contains("閉じる")
  }

  /// The disks on the board, row by row.
  private var disks: String {
    let wide = wide
    let columns = wide.squareColumns ?? 2
    return wide.lines.dropFirst().prefix(8).map { row in
      let squares = row.dropFirst(columns == 2 ? 3 : 4).enumerated()
        .filter { $0.offset % columns == 0 }.prefix(8)
      return String(squares.map { "xo".contains($0.element) ? $0.element : "-" })
    }.joined()
  }

  private var counts: [String] {
    wide.lines.prefix(2).map { row in
      row.split(separator: row.contains("Black ") ? "Black " : "White ").last
        .map { String($0.prefix(2)) } ?? ""
    }
  }

  /// Rows as wide as the window, and what the core has on the board.
  var brokenRuleOfScreen: String? {
    let frame = model.frame()
    if frame.rows.contains(where: { $0.count > window.columns }) { return "a row is too wide" }
    if frame.rows.contains(where: { $0.count != $0.text.map(DisplayWidth.of).reduce(0, +) }) {
      return "half of a wide character is left"
    }
    guard !isTooSmall else {
      let shown = screen.filter { !$0.isWhitespace && $0 != "~" }
      let isSaid = ["Atleast24x11", "24x11以上にしてください"].contains { $0.hasPrefix(shown) }
      return isSaid ? nil : "too small, but that is not what it says"
    }
    if frame.rows.count != window.rows { return "\(frame.rows.count) rows" }
    if frame.cursorColumn >= window.columns || frame.cursorRow != window.rows - 1 {
      return "the cursor is outside the prompt"
    }
    if !isBehind, model.session != session { return "the screen is behind the game" }
    let wide = wide
    guard wide.isBoardShown else { return nil }
    if model.isPaused || !model.session.isFlipping {
      let board = model.shownSession.game.board
      let expected = String(
        (0..<64).map { index in
          Square(x: index % 8, y: index / 8).flatMap { board[$0] }
            .map { $0 == .dark ? "x" : "o" } ?? "-"
        })
      if wide.disks != expected { return "the board is not the shown one" }
    }
    guard wide.isEnglish else { return nil }
    guard model.isPaused else { return wide.missing(in: self) }
    // Where one row has all, a refusal or a reply in a study stays until the next key.
    var other = self
    other.press(.text("q"), .backspace)
    return other.wide.missing(in: other)
  }

  /// What stands on this wide screen, and not on the other one.
  private func missing(in other: Player) -> String? {
    let forms: [(stands: String, forms: [String])] = [
      ("New game?", ["New game?", "Start a new game?", "New? y"]),
      ("Go on from here?", ["Go on from here?", "Go on? y"]),
      ("You must pass", ["You must pass", "You cannot place", "pass: Enter"]),
      (
        "White must pass", ["White must pass", "White cannot place", "White passes", "pass: Enter"]
      ),
      (
        "Black must pass", ["Black must pass", "Black cannot place", "Black passes", "pass: Enter"]
      ),
      ("You won,", ["You won,", "you won"]), ("You lost,", ["You lost,", "you lost"]),
      ("Black won,", ["Black won,", "Black won"]), ("White won,", ["White won,", "White won"]),
      ("Coach: ", ["Coach: ", " costs ", "y/Enter"]),
    ]
    // The question comes before all that stands under it.
    let isAsked = shows("New game?") || shows("Go on from here?")
    let (shown, others) = (words, other.words)
    let standing = isAsked ? Array(forms.prefix(2)) : model.isPaused ? Self.formsOfStudy : forms
    let lost = standing.first { stands, forms in
      shown.contains(stands) && !forms.contains { others.contains($0) }
    }
    return lost.map { "'\($0.stands)' is not on the screen" }
  }

  /// The query is about a position in which a human is to choose, and the pause about what runs.
  var brokenRuleOfEngine: String? {
    let phase = model.session.phase
    let isChoosing = if case .picking = phase { true } else { false }
    let isThinking = if case .thinking = phase { true } else { false }
    let isPaused = model.isPaused
    if let query = model.query, !isPaused {
      guard isChoosing, query.record == model.session.record else {
        return "the engine is asked about \(query.record)"
      }
    }
    let hasIndicator = if case .indicator = model.pause?.end { true } else { false }
    if isThinking, !isPaused, !hasIndicator { return "no indicator while a computer thinks" }
    if hasIndicator, !isThinking || isPaused, model.query == nil {
      return "an indicator of nothing"
    }
    if case .pass(let record) = model.pause?.end {
      guard !isPaused, case .passing(let side) = phase, model.session.modes[side] != .manual,
        record == model.session.record
      else { return "a pause of no pass" }
    }
    let wide = wide
    guard wide.isBoardShown, wide.isEnglish, !wide.hasText, !isPaused else { return nil }
    let seeks = wide.shows("searches") || wide.shows("Coach weighs")
    return hasIndicator == (isThinking || seeks) ? nil : "the indicator is not that of a search"
  }

  /// Returns the rule that an action broke which led to another player.
  func brokenRule(of action: Action, _ after: Player) -> String? {
    let sent = Array(after.inputs.dropFirst(inputs.count))
    let asked = after.effects.dropFirst(effects.count)
    let quits = asked.contains { if case .quit = $0 { true } else { false } }
    switch action {
    case .key(let key):
      if quits { return "it leaves" }
      if case .pasted = key, !sent.isEmpty { return "a paste runs" }
      if isTooSmall, !sent.isEmpty { return "a key counts while the window is too small" }
      return isSafe(key) && !hasText ? broken(by: sent, after) : nil
    case .interrupt: return quits == hasText ? "Ctrl-C leaves with text, or not without" : nil
    case .flip: return quits ? "it leaves" : brokenFlip(after)
    default: return quits ? "it leaves" : nil
    }
  }

  private func isSafe(_ key: Key) -> Bool {
    [.enter, .escape, .text(" "), .left, .right, .up, .down, .tab, .backTab].contains(key)
  }

  /// A key of every day plays at most, and a step of which the screen has told.
  private func broken(by sent: [Input], _ after: Player) -> String? {
    // A queued step may turn out to be wrong, which the core refuses.
    let isKnown = !isBehind && !wide.words.contains("Then: ") && !wide.words.contains("次に: ")
    for input in sent {
      switch input {
      case .dismissPass:
        if isKnown, session.game.turn == nil || !session.game.legalSquares.isEmpty {
          return "a pass that was not due"
        }
      case .pick(let square):
        if isKnown, !session.game.legalSquares.contains(square) { return "\(square) was not legal" }
      case .finishAnimation: break
      default: return "\(input) by a key of every day"
      }
    }
    let isLonger = after.session.record.steps.starts(with: session.record.steps)
    return isLonger ? nil : "the game was replaced by a key of every day"
  }

  /// One disk changes at a time, and the counts once a move.
  private func brokenFlip(_ after: Player) -> String? {
    guard !isBehind, !model.isPaused, model.session.isFlipping, wide.isBoardShown,
      after.wide.isBoardShown
    else { return nil }
    // A queued move may follow at once.
    guard session.record == after.session.record else { return nil }
    let changed = zip(disks, after.disks).count { $0 != $1 }
    let isOver = !after.model.session.isFlipping
    if isOver { return changed == 0 ? nil : "a disk flips too late" }
    if changed != 1 { return "\(changed) disks flip at once" }
    return counts == after.counts ? nil : "the counts change amid a move"
  }

  /// Six Esc lead to play with nothing to take back.
  var brokenRuleOfEscape: String? {
    guard !isTooSmall else { return nil }
    var player = self
    for _ in 1...6 { player.press(.escape) }
    let calm = player
    player.press(.escape)
    if player.screen != calm.screen { return "a seventh Esc does something" }
    if player.model.isPaused { return "after six Esc the study is open" }
    if calm.shows("Esc ") { return "after six Esc there is another" }
    return calm.inputs.contains { if case .open = $0 { true } else { false } }
      && calm.session.record.steps.count < session.record.steps.count
      ? "Esc took back moves" : nil
  }

  /// The key row names a key, and what it names does what it says.
  var brokenRuleOfKeyRow: String? {
    var wide = wide
    if wide.isBehind { wide.catchUp() }
    guard wide.isEnglish else { return nil }
    let isPage = !wide.isBoardShown
    let row = isPage ? wide.prompt : wide.keyRow
    let names = row.split(separator: "  ").map { $0.trimmingBlanks }.filter { !$0.isEmpty }
    guard !names.isEmpty else { return "no key is named" }
    for name in names where !wide.does(name) { return "'\(name)' does not do that" }
    return nil
  }

  /// Returns whether a hint such as `Enter play d3` does what it says, in a wide window.
  private func does(_ name: String) -> Bool {
    let words = name.split(separator: " ").map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    var player = self
    switch words[0] {
    // Enter directly behind an answer only ends it, so another key comes first.
    case "Enter": player.press(.redraw, .enter)
    case "Esc": player.press(.escape)
    case "y": player.press(.text("y"))
    case "?": player.press(.text("?"))
    case "PageUp": player.press(.pageUp)
    case "PageDown": player.press(.pageDown)
    case "Tab": player.press(.tab)
    case "Space": player.press(.text(" "))
    default: player.type(name)
    }
    let sent = player.inputs.dropFirst(inputs.count)
    switch rest {
    case "send", "clear": return !player.hasText
    case "choose", "dots": return player.shows("Enter play ") || player.shows("Enter try ")
    case "skip": return sent.contains(.finishAnimation)
    case "go on" where words[0] == "y": return !player.model.isPaused
    case "pass", "go on": return sent.contains(.dismissPass)
    case "keep playing", "keep your game":
      return !player.shows("New game?") && !player.shows("Go on from here?")
    case "think again": return !player.shows("Coach: ")
    case "new game": return sent.contains { if case .open = $0 { true } else { false } }
    case "stop" where !model.isPaused: return !player.shows("searches")
    case "take it back": return !player.shows("Coach weighs")
    case "hide cursor": return !player.shows("Enter play ") && !player.shows("Enter try ")
    case "close": return player.isBoardShown
    case "more": return player.screen != screen
    case "help": return player.shows("Help")
    case _ where model.isPaused || rest == "look back" || rest == "mistakes":
      return doesInStudy(name, player)
    case let rest where rest.hasPrefix("drop "): return !player.shows("Then: ")
    case let rest where rest.hasPrefix("play "):
      guard let square = Square(String(rest.suffix(2))) else { return false }
      return sent.contains(.pick(square)) || player.shows("Coach weighs \(square)")
        || player.shows("Coach: \(square)?")
    case "": return does(word: name, player)
    default: return false
    }
  }

  private func does(word: String, _ after: Player) -> Bool {
    switch word {
    case "hint": return after.model.query != nil || after.shows("Best: ")
    case "undo", "new":
      return after.inputs.dropFirst(inputs.count).isEmpty == false || word == "undo"
    case "harder", "easier": return after.effects.count > effects.count || after.shows("Level ")
    case "rules": return after.shows("Rules")
    default: return false
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
