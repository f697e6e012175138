package import RoomAdapters
package import Rooms
package import TerminalInput

/// The table of keys: conditions, keys, actions, and hints (C6.13, C6.39).
///
/// The first matching row decides a key's action. The panel shows the hints of all rows whose
/// conditions hold, in order.
package enum KeyTable {
  /// A target that Esc and Ctrl-C can cancel (C6.5).
  package enum CancelTarget: Hashable {
    case pages
    case line
    case cursor
    case game(Table.CancelTarget)

    static let order: [Self] = [
      .pages, .line, .game(.question), .game(.queued), .cursor, .game(.review), .game(.analysis),
    ]
  }

  package enum Keys {
    case these([Key])
    /// Typed or pasted text.
    case text
    /// Every key that no earlier row handles.
    case others
    /// No key, for a row that only shows a hint.
    case none

    package func contains(_ key: Key) -> Bool {
      switch (self, key) {
      case (.these(let keys), _): keys.contains(key)
      case (.text, .text), (.text, .pasted), (.others, _): true
      case (.text, _), (.none, _): false
      }
    }
  }

  package enum Action {
    case nothing
    case turnPage(back: Bool)
    /// Closes the pages and edits the line with the key.
    case typeOverPage
    /// Cancels the first target that can be canceled (C6.5).
    case endFirst
    /// Repaints the screen (C6.16).
    case redraw
    /// Plays the cursor's square.
    case playSquare
    /// Shows or moves the cursor.
    case moveCursor
    case goToNextSquare
    case say(TableCommand)
    case edit
  }

  /// A hint in the panel: a key with its effect, or a word to type.
  package enum Hint: Hashable {
    case arrows(String, ja: String)
    case enter(String, ja: String)
    case key(String, String, ja: String)
    case word(String, ja: String)
  }

  /// A row of the table, which applies while every condition in `when` holds.
  package struct Row {
    package let when: Set<Condition>
    package let keys: Keys
    package let does: Action
    package let hint: Hint?

    init(_ when: Set<Condition>, _ keys: Keys, _ does: Action, _ hint: Hint? = nil) {
      self.when = when
      self.keys = keys
      self.does = does
      self.hint = hint
    }

    init(_ when: Set<Condition>, _ keys: [Key], _ does: Action, _ hint: Hint? = nil) {
      self.init(when, .these(keys), does, hint)
    }
  }

  private static let questionMarks = [Key.text("?"), .text("？")]
  private static let returns = Hint.key("Esc", "end review", ja: "現在へ")
  private static let moves = Hint.key("PgUp PgDn", "moves", ja: "前後の手")

  package static let rows: [Row] = [
    Row([.tooSmall], [.enter, .tab, .escape], .nothing),
    Row([], [.escape], .endFirst),
    Row([], [.redraw], .redraw),
    Row([.helpShown], [.enter], .nothing),
    Row([.page], [.pageUp, .up, .left], .turnPage(back: true)),
    Row([.page], [.text(" ")], .turnPage(back: false)),
    Row([.page], .text, .typeOverPage),
    Row([.page], .others, .turnPage(back: false)),

    Row([.over], .none, .nothing, .word("again", ja: "もう一局")),
    Row([.over, .lost], .none, .nothing, .word("learn", ja: "復習")),
    Row([.over, .unanalyzed], .none, .nothing, .word("analyze", ja: "分析")),
    Row([.over], .none, .nothing, .word("quit", ja: "終了")),
    Row([.untyped, .pass], [.enter], .edit, .enter("dismiss", ja: "パス")),
    Row([.untyped, .question], [.enter], .edit, .enter("cancel", ja: "いいえ")),
    Row([.question], .none, .nothing, .key("ok", "yes", ja: "実行")),
    Row([.untyped, .reviewing], [.pageUp], .say(.input(.go(.back), word: "back")), moves),
    Row([.reviewing, .ends(.game(.review))], [.escape], .endFirst, returns),

    Row(
      [.untyped, .squares], [.up, .down, .left, .right], .moveCursor, .arrows("square", ja: "マス")),
    Row([.untyped], [.up, .down, .left, .right], .moveCursor),
    Row([.cursor, .choosing], [.enter, .text(" ")], .playSquare, .enter("play", ja: "置く")),
    Row([.cursor, .trying], [.enter, .text(" ")], .playSquare, .enter("try", ja: "試す")),
    Row([.cursor, .queueing], [.enter, .text(" ")], .playSquare, .enter("queue", ja: "予約")),
    Row([.cursor], [.enter, .text(" ")], .playSquare),
    Row([.cursor], [.tab], .goToNextSquare),
    Row(
      [.untyped, .flipping], [.enter], .say(.input(.finishAnimation)),
      .enter("flip all", ja: "一度に返す")),
    Row([.untyped, .choosing], [.enter], .edit, .enter("play", ja: "置く")),
    Row([.untyped, .queueing], [.enter], .edit, .enter("queue", ja: "予約")),
    Row([.hinting], .none, .nothing, .word("hint", ja: "ヒント")),
    Row([.asked], .none, .nothing, .word("next", ja: "次の悪手")),
    Row([.untyped, .answered], [.enter], .edit, .enter("next", ja: "次へ")),

    Row(
      [.cursor, .ends(.game(.question))], [.escape], .endFirst,
      .key("Esc", "cancel", ja: "いいえ")),
    Row([.ends(.game(.queued))], [.escape], .endFirst, .key("Esc", "clear queue", ja: "予約を取り消す")),
    Row(
      [.endable, .ends(.cursor)], [.escape], .endFirst, .key("Esc", "hide cursor", ja: "カーソルを消す")),
    Row([.ends(.game(.review))], [.escape], .endFirst, returns),
    Row([.ends(.game(.analysis))], [.escape], .endFirst, .key("Esc", "stop", ja: "中止")),

    Row([.untyped, .moves], [.pageUp], .say(.input(.go(.back), word: "back")), moves),
    Row([.untyped], [.pageUp], .say(.input(.go(.back), word: "back"))),
    Row([.untyped], [.pageDown], .say(.input(.go(.forward), word: "forward"))),
    Row([.untyped], [.home], .say(.input(.go(.first), word: "go"))),
    Row([.untyped], [.end], .say(.input(.go(.present), word: "go"))),
    Row([.untyped], [.text(" ")], .nothing),
    Row([.untyped, .free], questionMarks, .say(.show(.help(.first))), .key("?", "help", ja: "説明")),
    Row([.untyped], questionMarks, .say(.show(.help(.first)))),
    Row([], .others, .edit),
  ]

  /// Returns the action of the first row that matches a key.
  static func action(of key: Key, while holds: (Condition) -> Bool) -> Action {
    rows.first { $0.keys.contains(key) && $0.when.allSatisfy(holds) }?.does ?? .nothing
  }

  /// Returns the panel's hints, whether or not something is typed.
  static func hints(_ view: LiveView) -> [Hint] {
    var hints: [Hint] = []
    for row in rows where row.when.allSatisfy({ $0 == .untyped || view.holds($0) }) {
      if let hint = row.hint, !hints.contains(hint) { hints.append(hint) }
    }
    return hints
  }
}
