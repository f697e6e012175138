import Domain
import Front
import TerminalInput
import Testing
import UseCases

/// The table of SCREENS: what keys do in each moment.
struct KeyTests {
  static let arrows: [Key] = [.left, .right, .up, .down]
  static let jumps: [Key] = [.pageDown, .home, .end]
  static let idle: [Key] = jumps + [.text(" ")]
  static let tabs: [Key] = [.tab, .backTab]

  static let nothing: [(Moments, [Key])] = [
    (.firstStart, jumps + [.escape, .text(" ")]),
    (.yourTurn, idle + [.escape]),
    (.yourTurnWithCursor, jumps),
    (.adviceSought, idle),
    (.computerThinks, idle + arrows + tabs + [.enter, .escape]),
    (.queued, idle + arrows + tabs + [.enter]),
    (.flips, idle + arrows + tabs + [.escape]),
    (.coachWeighs, idle + arrows + tabs + [.enter]),
    (.coachAsks, idle),
    (.yourPass, idle + arrows + tabs + [.escape]),
    (.computersPass, idle + arrows + tabs + [.escape]),
    (.question, idle + arrows + tabs + [.pageUp]),
    (.won, idle + arrows + tabs + [.escape]),
    (.lost, idle + arrows + tabs + [.escape]),
    (.helpPage, tabs + [.left, .right]),
    (.tooSmall, idle + arrows + tabs + [.enter, .escape, .pageUp]),
  ]

  @Test(arguments: nothing + nothingInStudy)
  func `G2.4 G2.12 Where the table says nothing, a key changes nothing`(
    moment: Moments, keys: [Key]
  ) {
    for key in keys {
      var player = moment.player()
      let before = player

      player.press(key)

      #expect(player.state == before.state, "\(key)")
      #expect(player.screen == before.screen, "\(key)")
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let moment: Moments
    let keys: [Key]
    let shows: String
    /// The moves after the keys, or `nil` if they are as before.
    let record: String?

    var testDescription: String { "\(moment) \(keys)" }

    init(_ moment: Moments, _ keys: Key..., shows: String, record: String? = nil) {
      self.moment = moment
      self.keys = keys
      self.shows = shows
      self.record = record
    }
  }

  static let answer = "Answer first: y starts a new game, Enter keeps this one."
  private static let over = "The game is over. Type 'new' for another."

  static let cells: [Case] = [
    Case(.firstStart, .enter, shows: "Enter play d3"),
    Case(.firstStart, .right, shows: "Enter play"),
    Case(.firstStart, .pageUp, shows: "There are no moves yet."),
    Case(.firstStart, .text("d3"), .enter, shows: "You play d3 and flip d4.", record: "d3"),
    Case(.yourTurn, .enter, shows: "Enter play b6"),
    Case(.yourTurn, .down, shows: "Enter play b6"),
    Case(.yourTurnWithCursor, .right, shows: "Enter play c6"),
    Case(.yourTurnWithCursor, .enter, shows: "You play b6 and flip c5.", record: "d3c5b6"),
    Case(.yourTurnWithCursor, .text(" "), shows: "You play b6 and flip c5.", record: "d3c5b6"),
    Case(.yourTurnWithCursor, .escape, shows: "Enter choose"),
    Case(.yourTurn, .text("d6"), .enter, shows: "You play d6 and flip d5.", record: "d3c5d6"),
    Case(.adviceSought, .escape, shows: "look back  hint"),
    Case(.computerThinks, .text("e3"), .enter, shows: "Then: e3"),
    Case(.queued, .escape, shows: "Not played: e3."),
    Case(.flips, .text("e3"), .enter, shows: "Then: e3"),
    Case(.flips, .enter, shows: "White thinks"),
    Case(.coachWeighs, .escape, shows: "Not played: b6."),
    Case(.coachWeighs, .text("d6"), .enter, shows: "Coach weighs d6"),
    Case(.coachAsks, .enter, shows: "Not played: b6."),
    Case(.coachAsks, .text("n"), shows: "Not played: b6."),
    Case(.coachAsks, .escape, shows: "Not played: b6."),
    Case(.coachAsks, .right, shows: "Enter play"),
    Case(.coachAsks, .tab, shows: "Enter play"),
    Case(.coachAsks, .text("y"), shows: "You play b6", record: "d3c5b6"),
    Case(.coachAsks, .text("b6"), .enter, shows: "You play b6", record: "d3c5b6"),
    Case(.coachAsks, .text("d6"), .enter, shows: "You play d6", record: "d3c5d6"),
    Case(.coachAsks, .text("e6"), .enter, shows: "Coach: e6?"),
    Case(.yourPass, .enter, shows: "You pass.", record: "c4c3e6b4a4a5c2a3--"),
    Case(.yourPass, .text("d6"), .enter, shows: "You must pass: press Enter."),
    Case(.computersPass, .enter, shows: "Your turn", record: "e6f6f5f4g4g6g5h4h5d6g3g2c5b5h3--"),
    Case(.computersPass, .text("a5"), .enter, shows: "Then: a5"),
    Case(.question, .enter, shows: "Enter choose"),
    Case(.question, .escape, shows: "Enter choose"),
    Case(.question, .text("n"), shows: "Enter choose"),
    Case(.question, .text("y"), shows: "New game. You are Black.", record: ""),
    Case(.question, .text("d6"), .enter, shows: answer),
    Case(.question, .text("pass"), .enter, shows: answer),
    Case(.question, .text("hint"), .enter, shows: answer),
    Case(.won, .text("d6"), .enter, shows: over),
    Case(.lost, .text("d6"), .enter, shows: over),
    Case(.helpPage, .enter, shows: "Enter choose"),
    Case(.helpPage, .text("?"), shows: "Enter choose"),
    Case(.helpPage, .escape, shows: "Enter choose"),
    Case(.helpPage, .text("d"), shows: "reversi> d"),
    Case(.helpPage, .text("d3"), .enter, shows: "You play d3 and flip d4.", record: "d3"),
  ]

  @Test(arguments: cells + cellsOfLookingBack + studyCells)
  func `G2.3 G2.10 G2.13 G2.14 G2.20 G3.18 G3.19 G4.8 G4.9 G5.12 G6.4 Cell of the table of keys`(
    cell: Case
  ) {
    var player = cell.moment.player()
    let before = player.record

    for key in cell.keys { player.press(key) }

    #expect(player.screen.contains(cell.shows))
    #expect(player.record == cell.record ?? before)
  }

  @Test(arguments: Moments.allCases)
  func `G2.9 Keys replace no game, and end one only by a legal move or a due pass`(
    moment: Moments
  ) {
    let keys = Self.arrows + Self.tabs + Self.idle + [.pageUp, .enter, .escape]
    let base = moment.player()
    let before = base.record
    for first in keys {
      for second in keys {
        var player = base

        player.press(first, second)

        #expect(player.record.hasPrefix(before), "\(first) \(second)")
      }
    }
  }

  @Test(arguments: Moments.allCases.filter { $0 != .tooSmall })
  func `G2.1 Enter sends a typed line in every moment`(moment: Moments) {
    var player = moment.player()

    player.type("save")

    #expect(player.prompt.hasSuffix(">"))
    player.press(.older)
    #expect(player.prompt.hasSuffix("> save"))
  }

  @Test(arguments: Moments.allCases.filter { $0 != .tooSmall })
  func `G2.2 G2.6 A letter goes to the line, and Ctrl-C clears it and changes nothing else`(
    moment: Moments
  ) {
    var player = moment.player()
    // The letter closes the page.
    if moment == .helpPage || moment == .rulesPage { player.press(.escape) }
    let before = player.screen

    player.press(.text("d6"))
    #expect(player.prompt.hasSuffix("> d6"))
    player.receive(.interrupt)

    #expect(player.screen == before)
    #expect(!player.hasQuit)
  }

  @Test(arguments: Moments.allCases)
  func `G2.7 G2.8 Ctrl-C and Ctrl-D on an empty line leave at once`(moment: Moments) {
    var interrupted = moment.player()
    var ended = interrupted
    let record = interrupted.record

    interrupted.receive(.interrupt)
    ended.press(.endOfInput)

    #expect(interrupted.hasQuit)
    #expect(ended.hasQuit)
    #expect(interrupted.record == record)
  }

  @Test(arguments: Moments.allCases)
  func `G2.5 At most six Esc lead to play with nothing left to take back`(moment: Moments) {
    var player = moment.player()
    if moment == .tooSmall { player.resize(columns: 80, rows: 24) }
    player.press(.text("d"))
    for _ in 1...6 { player.press(.escape) }
    let before = player.state

    player.press(.escape)

    #expect(player.state == before)
    #expect(!player.keyRow.contains("Esc"))
    #expect(player.screen.contains("a b c d e f g h"))
  }

  @Test func `G2.3 G3.27 Esc takes back the first of what it can, and the key row names it`() {
    var player = Moments.queued.player()
    player.type("new")
    player.press(.text("?"), .pasted("x"))
    #expect(player.keyRow.contains("Esc clear"))

    player.press(.escape, .text("?"))
    #expect(player.lines.last == "Esc close")
    player.press(.escape)
    #expect(player.keyRow == "Enter keep playing  y new game")
    player.press(.escape)
    #expect(player.keyRow.contains("Esc drop e3"))
    player.press(.escape)
    #expect(!player.keyRow.contains("Esc"))

    player.computerPlays("c5")
    player.press(.enter)
    player.type("hint")
    #expect(player.keyRow.contains("Esc stop"))
    player.press(.escape)
    #expect(player.keyRow.contains("Esc hide cursor"))
    player.press(.escape)
    #expect(!player.keyRow.contains("Esc"))
  }

  @Test(arguments: Moments.allCases.filter { $0 != .tooSmall }, [14, 24])
  func `G3.24 Each key and word that the key row names has an effect`(
    moment: Moments, rows: Int
  ) {
    let player = moment.player(in: .plain(80, rows))
    let isPage = !player.prompt.contains(">")
    let row = (isPage ? player.prompt : player.keyRow).replacing("a square: try it", with: "e3")
    let keys: [String: Key] = [
      "Enter": .enter, "Esc": .escape, "Tab": .tab, "Space": .text(" "), "y": .text("y"),
      "?": .text("?"), "PageUp": .pageUp, "PageDown": .pageDown, "Left": .left, "Up": .up,
    ]
    let refusals = ["is not a command", "There is no", "not your turn", "This needs"]
    for hint in row.split(separator: "  ") {
      let name = String(hint.prefix { $0 != " " && $0 != ":" })
      var after = player
      if let key = keys[name] { after.press(key) } else { after.type(name) }
      // The first of two keys may have no place to go.
      if hint.hasPrefix("Up Down") { after.press(.down) }

      #expect(after.state != player.state, "\(hint)")
      #expect(!refusals.contains { after.notice.contains($0) }, "\(hint)")
    }
    #expect(!row.isEmpty)
  }

  @Test func `G3.24 'undo' is named only where a move of the player's can be undone`() {
    var player = Player(modes: BySide(dark: .computer, light: .manual))
    #expect(player.notice == "You are White. Black moves first.")

    player.computerPlays("d3")

    #expect(player.keyRow == "Enter choose  PageUp look back  hint  ? help")
    player.type("c5")
    #expect(player.keyRow == "PageUp look back  undo  ? help")
  }

  @Test func `G2.11 Tab and Shift-Tab bring the cursor to the next and previous legal square`() {
    var player = Moments.firstStart.player()
    var named: [String] = []
    for key: Key in [.tab, .tab, .tab, .tab, .tab, .backTab, .backTab] {
      player.press(key)
      named.append(String(player.keyRow.prefix(13).suffix(2)))
    }

    #expect(named == ["d3", "c4", "f5", "e6", "d3", "e6", "f5"])
  }

  @Test func `G2.14 G2.15 The rest of yes and no is dropped if typed directly after`() {
    var player = Moments.question.player()
    player.press(.text("y"), .text("e"), .text("s"))
    #expect(player.prompt == "reversi>")
    #expect(player.notice.hasPrefix("New game."))

    player = Moments.question.player()
    player.press(.text("NO"))
    #expect(player.prompt == "reversi>")

    player = Moments.question.player()
    player.press(.text("y"), .text("s"))
    #expect(player.prompt == "reversi> s")

    player = Moments.question.player()
    player.press(.text("y"), .text("e6"))
    #expect(player.prompt == "reversi> e6")

    for key: Key in [.escape, .left, .redraw, .pageDown] {
      player = Moments.question.player()
      player.press(.text("y"), key, .text("e"))
      #expect(player.prompt == "reversi> e", "\(key)")
    }
  }

  private static let unasked = Moments.allCases.filter {
    ![.question, .coachAsks, .questionOfPlay, .questionInStudy, .tooSmall].contains($0)
  }

  @Test(arguments: unasked)
  func `G2.16 y and n go to the line while nothing asks`(moment: Moments) {
    for letter in ["y", "n"] {
      var player = moment.player()
      player.press(.text(letter))
      #expect(player.prompt.hasSuffix("> \(letter)"))
    }
  }

  @Test func `C6.1 The typed line is drawn at once, and nothing that happens damages it`() {
    var player = Moments.computerThinks.player()
    player.press(.text("und"), .left)
    #expect(player.prompt == "reversi> und")

    player.computerPlays("c5")
    player.wait()
    player.receive(.failed(.openElsewhere))
    player.resize(columns: 24, rows: 11)
    player.resize(columns: 80, rows: 24)
    player.press(.text("x"))

    #expect(player.prompt == "reversi> unxd")
  }

  @Test func `G2.17 Tab completes the typed word, or does nothing`() {
    var player = Moments.computerThinks.player()
    player.press(.text("rul"), .tab)
    #expect(player.prompt == "reversi> rules")
    player.press(.escape, .text("zz"), .tab)
    #expect(player.prompt == "reversi> zz")
  }

  @Test func `G2.18 Up and Down recall earlier lines while text is typed`() {
    var player = Moments.computerThinks.player()
    player.type("save")
    player.press(.text("h"), .up)
    #expect(player.prompt == "reversi> save")
    player.press(.up)
    #expect(player.prompt == "reversi> d3")
    player.press(.down, .down)
    #expect(player.prompt == "reversi> h")
  }

  @Test func `G2.19 With text, PageUp and PageDown do nothing, and a blank is typed`() {
    var player = Moments.firstStart.player()
    player.press(.text("undo"))
    let before = player.state
    player.press(.pageUp, .pageDown)
    #expect(player.state == before)
    player.press(.text(" "), .text("3"))
    #expect(player.prompt == "reversi> undo 3")
  }

  @Test(arguments: Moments.allCases.filter { $0 != .tooSmall })
  func `G2.22 A paste is typed as one line and runs nothing`(moment: Moments) {
    var player = moment.player()
    let record = player.record
    player.press(.pasted("y d6"))
    #expect(player.prompt.hasSuffix("> y d6"))
    #expect(player.record == record)
  }
}

extension Player {
  fileprivate var hasQuit: Bool {
    effects.contains { effect in
      if case .quit = effect { true } else { false }
    }
  }
}
