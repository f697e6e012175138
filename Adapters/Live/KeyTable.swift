package import RoomAdapters
package import Rooms
package import TerminalInput

/// What each key does, when, and what the panel says of it: the first row that fits decides, and
/// the panel shows the hints of the rows whose moments have come, in their order (C6.13, C6.39).
package enum KeyTable {
  /// When a row counts.
  package enum Moment: Hashable {
    /// The terminal is too small for the block.
    case tooSmall
    /// A page of an answer is shown.
    case page
    /// Nothing is typed.
    case untyped
    /// The key before has shown the help, which needs no Enter.
    case helpShown
    /// The cursor is on the board.
    case cursor
    /// The arrows choose a square.
    case squares
    /// A pick is awaited, and there is nothing to end.
    case choosing
    /// A square is tried at an earlier moment.
    case trying
    /// A person can say a move before its turn.
    case planning
    /// Disks turn, and nothing is asked.
    case turning
    case pass
    case question
    /// A lesson asks, and has no answer yet.
    case asked
    /// A lesson has its answer.
    case answered
    /// A lesson waits, and no computer thinks.
    case hinting
    case lookingBack
    case over
    /// The only person has lost.
    case lost
    /// The game is over, and nobody has been told what an analysis would say.
    case unanalyzed
    /// There are moves.
    case moves
    /// Nothing is asked, the game goes on, and no square is chosen at an earlier moment.
    case free
    /// There is something of the game to end.
    case endable
    /// Esc ends this, unless something is typed.
    case ends(Ending)
  }

  /// Something that Esc and Ctrl-C end (C6.5).
  package enum Ending: Hashable {
    case pages
    case line
    case cursor
    case game(Table.Ending)

    /// The order in which they end it, one at a time.
    static let order: [Self] = [
      .pages, .line, .game(.question), .game(.planned), .cursor, .game(.moment), .game(.analysis),
    ]
  }

  /// Which keys a row is for.
  package enum Keys {
    case these([Key])
    /// What is typed into a line.
    case text
    /// All that no row before is for.
    case others
    /// None: the row names a word.
    case none

    package func contains(_ key: Key) -> Bool {
      switch (self, key) {
      case (.these(let keys), _): keys.contains(key)
      case (.text, .text), (.text, .pasted), (.others, _): true
      case (.text, _), (.none, _): false
      }
    }
  }

  /// What a key does.
  package enum Action {
    case nothing
    case turnPage(back: Bool)
    /// Leaves the pages, and types the key.
    case typeOverPage
    /// Ends the first thing there is to end (C6.5).
    case endFirst
    /// Paints the screen again (C6.16).
    case redraw
    /// Plays the square of the cursor.
    case playSquare
    /// Shows the cursor, or moves it.
    case moveCursor
    /// Moves the cursor to the next legal square.
    case goToNextSquare
    /// Says what a command says.
    case say(TableCommand)
    /// Edits the line.
    case edit
  }

  /// What the panel says: a key or a word, and what it does unless the word says that.
  package enum Hint: Hashable {
    case arrows(String, ja: String)
    case enter(String, ja: String)
    case key(String, String, ja: String)
    case word(String, ja: String)
  }

  /// When, which keys, what they do, and what is said of that.
  package struct Row {
    package let when: Set<Moment>
    package let keys: Keys
    package let does: Action
    package let hint: Hint?

    init(_ when: Set<Moment>, _ keys: Keys, _ does: Action, _ hint: Hint? = nil) {
      self.when = when
      self.keys = keys
      self.does = does
      self.hint = hint
    }

    init(_ when: Set<Moment>, _ keys: [Key], _ does: Action, _ hint: Hint? = nil) {
      self.init(when, .these(keys), does, hint)
    }
  }

  private static let questionMarks = [Key.text("?"), .text("？")]
  private static let returns = Hint.key("Esc", "return", ja: "現在へ")
  private static let moves = Hint.key("PgUp PgDn", "moves", ja: "前後の手")

  /// The rows.
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
    Row([.untyped, .pass], [.enter], .edit, .enter("pass", ja: "パス")),
    Row([.untyped, .question], [.enter], .edit, .enter("cancel", ja: "いいえ")),
    Row([.question], .none, .nothing, .key("ok", "yes", ja: "実行")),
    Row([.untyped, .lookingBack], [.pageUp], .say(.input(.go(.back), word: "back")), moves),
    Row([.lookingBack, .ends(.game(.moment))], [.escape], .endFirst, returns),

    Row(
      [.untyped, .squares], [.up, .down, .left, .right], .moveCursor, .arrows("square", ja: "マス")),
    Row([.untyped], [.up, .down, .left, .right], .moveCursor),
    Row([.cursor, .choosing], [.enter, .text(" ")], .playSquare, .enter("play", ja: "置く")),
    Row([.cursor, .trying], [.enter, .text(" ")], .playSquare, .enter("try", ja: "試す")),
    Row([.cursor, .planning], [.enter, .text(" ")], .playSquare, .enter("plan", ja: "予定")),
    Row([.cursor], [.enter, .text(" ")], .playSquare),
    Row([.cursor], [.tab], .goToNextSquare),
    Row(
      [.untyped, .turning], [.enter], .say(.input(.finishShowing)),
      .enter("all at once", ja: "一度に返す")),
    Row([.untyped, .choosing], [.enter], .edit, .enter("play", ja: "置く")),
    Row([.untyped, .planning], [.enter], .edit, .enter("plan", ja: "予定")),
    Row([.hinting], .none, .nothing, .word("hint", ja: "ヒント")),
    Row([.asked], .none, .nothing, .word("next", ja: "次の悪手")),
    Row([.untyped, .answered], [.enter], .edit, .enter("next", ja: "次へ")),

    Row(
      [.cursor, .ends(.game(.question))], [.escape], .endFirst,
      .key("Esc", "cancel", ja: "いいえ")),
    Row([.ends(.game(.planned))], [.escape], .endFirst, .key("Esc", "drop planned", ja: "予定を取り消す")),
    Row([.endable, .ends(.cursor)], [.escape], .endFirst, .key("Esc", "no cursor", ja: "カーソルを消す")),
    Row([.ends(.game(.moment))], [.escape], .endFirst, returns),
    Row([.ends(.game(.analysis))], [.escape], .endFirst, .key("Esc", "stop", ja: "中止")),

    Row([.untyped, .moves], [.pageUp], .say(.input(.go(.back), word: "back")), moves),
    Row([.untyped], [.pageUp], .say(.input(.go(.back), word: "back"))),
    Row([.untyped], [.pageDown], .say(.input(.go(.forward), word: "forward"))),
    Row([.untyped], [.home], .say(.input(.go(.first), word: "go"))),
    Row([.untyped], [.end], .say(.input(.go(.present), word: "go"))),
    Row([.untyped], [.text(" ")], .nothing),
    Row([.untyped, .free], questionMarks, .say(.look(.help(.first))), .key("?", "help", ja: "説明")),
    Row([.untyped], questionMarks, .say(.look(.help(.first)))),
    Row([], .others, .edit),
  ]

  /// Returns what a key does while some moments have come.
  static func action(of key: Key, while holds: (Moment) -> Bool) -> Action {
    rows.first { $0.keys.contains(key) && $0.when.allSatisfy(holds) }?.does ?? .nothing
  }

  /// Returns what the panel says of the keys, whether or not something is typed.
  static func hints(_ view: LiveView) -> [Hint] {
    var hints: [Hint] = []
    for row in rows where row.when.allSatisfy({ $0 == .untyped || view.holds($0) }) {
      if let hint = row.hint, !hints.contains(hint) { hints.append(hint) }
    }
    return hints
  }
}
