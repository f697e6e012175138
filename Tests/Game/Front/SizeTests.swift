import Front
import TerminalInput
import Testing
import UseCases

/// What the screen shows at each size.
struct SizeTests {
  /// Widths and heights at which the layout changes, and some between.
  static let sizes: [Window] =
    [24, 29, 30, 40, 56, 57, 80, 120].flatMap { columns in
      [11, 12, 13, 15, 16, 21, 24].map { rows in
        // Colors allow for larger boards.
        rows.isMultiple(of: 2) ? .plain(columns, rows) : Window(columns: columns, rows: rows)
      }
    } + [24, 36, 40, 76, 80].map { Window(columns: $0, rows: 24) }

  /// The words that a moment keeps on the screen: one of them, at each size.
  private static let standing: [(Moments, [String])] = [
    (.question, ["New game?", "New? y/Enter"]),
    (.yourPass, ["You must pass", "pass: Enter"]),
    (.computersPass, ["White must pass", "White passes"]),
    (.coachAsks, ["Coach: b6?", "b6 -12? y/Enter"]),
    (.questionInStudy, ["New game?", "New? y/Enter"]),
    (.questionOfPlay, ["Go on from here?", "Go on? y/Enter"]),
    (.exercise, ["better?"]), (.exerciseSolved, ["solved"]),
    (.lessonOver, ["Lesson over: 1 of 2 found", "1/2: Enter"]),
  ]
  /// The keys that lead elsewhere in a lesson.
  private static let ways: [Key] = [.pageDown, .home]

  @Test(arguments: sizes)
  func `G1.13 No row is wider than the window, and the frame is no higher`(window: Window) {
    for (number, moment) in Moments.allCases.enumerated() where moment != .tooSmall {
      var settings = Settings()
      // Each moment is in both languages at some of the sizes of each width.
      settings.language =
        (number + window.rows + window.columns / 10).isMultiple(of: 2) ? .japanese : .english
      settings.showsValues = window.rows.isMultiple(of: 2)
      settings.isCoached = window.columns.isMultiple(of: 2)
      var player = moment.player(settings: settings, in: window)
      player.press(.text("d3"))
      let frame = player.model.frame()

      #expect(frame.rows.allSatisfy { $0.count <= window.columns }, "\(moment)")
      #expect(frame.rows.count <= window.rows, "\(moment)")
      #expect(frame.cursorRow < window.rows, "\(moment)")
      #expect(frame.cursorColumn < window.columns, "\(moment)")
    }
  }

  @Test(arguments: sizes)
  func `G3.1 Both counts, who is to move, and the whole board are on the screen at every size`(
    window: Window
  ) {
    let turns: [(Moments, [String])] = [
      (.yourTurn, ["Your turn", "your turn ?"]), (.computerThinks, ["White thinks"]),
    ]
    for (moment, words) in turns {
      var player = moment.player(in: window)
      player.type("coach")
      let screen = player.screen
      let counts = moment == .yourTurn ? (3, 3) : (4, 1)

      #expect(words.contains { screen.contains($0) }, "\(moment)")
      #expect(screen.contains("\n 8"), "\(moment)")
      let isCounted =
        screen.contains("\(counts.0):\(counts.1) ")
        || screen.contains("Black  \(counts.0)") && screen.contains("White  \(counts.1)")
        || screen.contains(" \(counts.0) you") && screen.contains(" \(counts.1) level")
      #expect(isCounted, "\(moment)")
    }
  }

  @Test(arguments: sizes)
  func `G3.20 G3.21 What stands is on the screen after every key, at every size`(window: Window) {
    let keys: [[Key]] = [
      [.left], [.tab], [.pageDown], [.home], [.text(" ")], [.text("d")], [.text("zz"), .enter],
      [.text("d6"), .enter], [.text("level 99"), .enter], [.text("?"), .escape],
      [.text("save"), .enter],
    ]
    for (moment, words) in Self.standing {
      let base = moment.player(in: window)
      for keys in keys {
        if Moments.lessons.contains(moment), Self.ways.contains(keys[0]) { continue }
        var player = base
        for key in keys { player.press(key) }
        // Some of these keys answer the coach.
        let stands = moment != .coachAsks || player.keepsAsking
        let isShown = words.contains { player.screen.contains($0) }
        #expect(isShown || !stands, "\(moment) \(keys)")
      }
    }
  }

  @Test(arguments: sizes)
  func `G3.23 The key row names at least one key in each moment, at every size`(window: Window) {
    for moment in Moments.allCases where moment != .tooSmall {
      var screen = moment.player(in: window).screen
      // Only the short forms of these tell what happens, without a key.
      let short = ["White thinks", "White passes", "you won", "you lost", "/14", "of 14"]
      if let row = screen.split(separator: "\n").dropLast().last, row.first?.isNumber == true,
        short.contains(where: { row.hasSuffix($0) })
      {
        screen += " ?"
      }
      #expect(screen.contains(/Enter|Esc|PageUp|Left|Up Down|←|↑|\?|new|undo/), "\(moment)")
    }
  }

  @Test(arguments: sizes.filter { $0.columns >= 30 && $0.rows >= 16 })
  func `G3.25 The notice is written whole, directly above the prompt`(window: Window) {
    for shown in MomentTests.table + MomentTests.studyTable {
      let rows = shown.moment.player(in: window).screen
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let above = rows.dropLast().suffix(window.columns < 57 ? 3 : 2)
      let notice = above.filter { !$0.isEmpty }.joined(separator: " ")

      #expect(notice.hasSuffix(shown.notice), "\(shown.moment)")
      #expect(above.last?.isEmpty == false, "\(shown.moment)")
    }
  }

  @Test(arguments: [
    (Moments.yourTurn, "3:3 your turn ?"), (.computerThinks, "4:1 White thinks"),
    (.yourPass, "8:4 pass: Enter"), (.computersPass, "3:16 White passes"),
    (.question, "3:3 New? y/Enter"), (.coachAsks, "3:3 b6 -12? y/Enter"), (.won, "13:0 you won"),
    (.lost, "0:16 you lost"), (.coachWeighs, "3:3 weighs b6  Esc"),
    (.adviceSought, "3:3 searches  Esc"), (.flips, "2:2 d3: Enter"), (.study, "3:5 move 5/14"),
    (.analysisRuns, "3:5 10 of 14"), (.judged, "5:2 move 4/14"), (.trial, "4:6 trial 2  Esc"),
    (.exercise, "3:5 g4 ??: better?"), (.exerciseSolved, "3:5 solved: Enter"),
    (.lessonOver, "4:8 1/2: Enter"), (.questionOfPlay, "5:4 Go on? y/Enter"),
  ])
  func `G1.5 G1.6 In the smallest window one row has the counts and the short form`(
    moment: Moments, row: String
  ) {
    let lines = moment.player(in: .plain(24, 11)).lines

    #expect(lines.count == 11)
    #expect(lines[9] == row)
    #expect(moment.player(in: .plain(24, 24)).lines[22] == row)
  }

  @Test(arguments: [(23, 24), (24, 10), (80, 10), (9, 30), (1, 1), (0, 0)])
  func `G1.2 A window that is too small shows that alone, broken at the blanks`(
    columns: Int, rows: Int
  ) {
    let player = Moments.yourTurn.player(in: .plain(columns, rows))
    let lines = player.lines

    #expect(lines.joined(separator: " ") == "At least 24 x 11" || columns < 8 || rows < 3)
    #expect(lines.count <= max(1, rows))
    #expect(lines.allSatisfy { $0.count <= columns })
  }

  @Test func `G1.2 The least window is not too small`() {
    #expect(Moments.yourTurn.player(in: .plain(24, 11)).screen.contains("reversi>"))
  }

  @Test func `G1.3 In a window that is too small the game goes on`() {
    var player = Moments.computerThinks.player()
    player.type("d6")
    player.resize(columns: 10, rows: 5)

    player.computerPlays("c5")

    #expect(player.record == "d3c5d6")
    var passing = Moments.computersPass.player()
    passing.resize(columns: 10, rows: 5)
    passing.wait()
    #expect(passing.record.hasSuffix("h3--"))
  }

  @Test func `G1.4 In a window that is too small the typed line is kept, and is not run`() {
    var player = Moments.firstStart.player()
    player.type("save")
    player.press(.text("c"))
    player.resize(columns: 10, rows: 5)

    player.press(.text("4?"), .enter, .tab, .escape, .backspace, .up)
    #expect(player.screen.hasPrefix("At"))
    player.resize(columns: 80, rows: 24)

    #expect(player.prompt == "reversi> c4")
    #expect(player.record == "")
    player.press(.enter)
    #expect(player.record == "c4")
  }

  @Test(arguments: Moments.allCases)
  func `G1.7 Without UTF-8 the English screen is ASCII`(moment: Moments) {
    var player = moment.player(in: .plain(80, 14))
    player.type("d3 c3 c4 e3 f4 c5 c6")

    #expect(player.screen.allSatisfy { $0.isASCII })
  }

  @Test func `G1.7 G3.15 A page that is cut says which rows it shows`() {
    var player = Moments.helpPage.player(in: .plain(80, 12))
    #expect(player.lines[0] == "Help  1-10 of 20")

    player.press(.text(" "))
    #expect(player.lines[0] == "Help  11-20 of 20")
    let rich = Moments.helpPage.player(in: Window(columns: 80, rows: 12))
    #expect(rich.lines[0] == "Help  1–10 of 20")
    #expect(Moments.helpPage.player().lines[0] == "Help")
  }

  @Test(arguments: [
    ([Key.down], "2-11"), ([.down, .down, .up], "2-11"), ([.pageDown], "11-20"), ([.end], "11-20"),
    ([.text(" ")], "11-20"), ([.pageDown, .pageUp], "1-10"), ([.end, .home], "1-10"),
    ([.end, .up], "10-19"), ([.up], "1-10"), ([.end, .down], "11-20"),
  ])
  func `G3.16 G3.17 Keys scroll a page`(keys: [Key], range: String) {
    var player = Moments.helpPage.player(in: .plain(80, 12))

    for key in keys { player.press(key) }

    #expect(player.lines[0] == "Help  \(range) of 20")
    #expect(player.lines.last?.contains("Space more") == !range.hasSuffix("20"))
  }

  @Test func `G1.9 Ctrl-L draws the whole screen anew`() {
    var player = Moments.yourTurn.player()
    let screen = player.screen

    player.press(.redraw)

    let draws = player.effects.contains { effect in
      if case .redraw = effect { true } else { false }
    }
    #expect(draws)
    #expect(player.screen == screen)
  }
}

extension Player {
  /// True while the coach waits for an answer.
  fileprivate var keepsAsking: Bool {
    var copy = self
    copy.resize(columns: 80, rows: 24)
    return copy.keyRow.hasPrefix("Enter think again")
  }
}
