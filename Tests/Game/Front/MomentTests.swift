import Front
import TerminalInput
import Testing
import UseCases

/// The table of SCREENS: what each moment shows.
struct MomentTests {
  struct Shown: Sendable, CustomTestStringConvertible {
    let moment: Moments
    /// A row of the panel.
    let panel: String
    let notice: String
    let keys: String

    var testDescription: String { moment.rawValue }

    init(_ moment: Moments, panel: String, notice: String, keys: String) {
      self.moment = moment
      self.panel = panel
      self.notice = notice
      self.keys = keys
    }
  }

  private static let flipped = "White plays c5 and flips d5."
  private static let yours = "You play d3 and flip d4."

  static let table: [Shown] = [
    Shown(
      .firstStart, panel: "Your turn",
      notice: "You are Black. Press Enter to choose a square, or type one that has a dot, "
        + "such as d3.",
      keys: "Enter choose  Tab dots  hint  rules  ? help"),
    Shown(
      .yourTurn, panel: "Your turn", notice: flipped,
      keys: "Enter choose  PageUp look back  hint  undo  ? help"),
    Shown(
      .yourTurnWithCursor, panel: "Your turn", notice: flipped,
      keys: "Enter play b6  PageUp look back  Esc hide cursor  hint  undo  ? help"),
    Shown(
      .computerThinks, panel: "White thinks |", notice: yours,
      keys: "PageUp look back  undo  ? help"),
    Shown(
      .queued, panel: "Then: e3", notice: yours,
      keys: "PageUp look back  Esc drop e3  undo  ? help"),
    Shown(.flips, panel: "Your turn", notice: yours, keys: "Enter skip  ? help"),
    Shown(
      .adviceSought, panel: "| searches", notice: flipped,
      keys: "Enter choose  PageUp look back  Esc stop  undo  ? help"),
    Shown(
      .coachWeighs, panel: "| Coach weighs b6", notice: flipped,
      keys: "PageUp look back  Esc take it back"),
    Shown(
      .coachAsks, panel: "Coach: b6?", notice: "b6 costs about 12 disks. Play it?",
      keys: "Enter think again  y play b6  hint"),
    Shown(
      .yourPass, panel: "You must pass", notice: "You cannot place a disk. Press Enter to pass.",
      keys: "Enter pass  PageUp look back  undo"),
    Shown(
      .computersPass, panel: "White must pass", notice: "White cannot place a disk and passes.",
      keys: "Enter go on  PageUp look back"),
    Shown(
      .question, panel: "New game?",
      notice: "Start a new game? This one is kept in 'games', unfinished.",
      keys: "Enter keep playing  y new game"),
    Shown(
      .won, panel: "You won, 13 to 0.",
      notice: "Press Enter to find your mistakes, or type 'new' or 'harder'.",
      keys: "Enter mistakes  PageUp look back  new  harder  ? help"),
    Shown(
      .lost, panel: "You lost, 0 to 16.",
      notice: "Press Enter to find your mistakes, or type 'new' or 'easier'.",
      keys: "Enter mistakes  PageUp look back  new  easier  ? help"),
  ]

  @Test(arguments: table)
  func `G3.3 G3.4 G3.5 G3.6 G3.7 G3.8 G3.10 G3.11 G3.13 G6.1 G6.2 G6.7 Row of the table`(
    shown: Shown
  ) {
    let player = shown.moment.player()

    #expect(player.panel.contains(shown.panel))
    #expect(player.notice == shown.notice)
    #expect(player.keyRow == shown.keys)
  }

  @Test(arguments: studyTable)
  func `G15.2 G15.4 G16.5 G16.6 G16.7 G17.3 G17.7 Row of the table, in a study`(shown: Shown) {
    let player = shown.moment.player()

    #expect(player.panel.contains(shown.panel))
    #expect(player.panel.contains("Your game waits: your turn"))
    #expect(player.notice == shown.notice)
    #expect(player.keyRow == shown.keys)
    #expect(player.prompt == (Moments.lessons.contains(shown.moment) ? "exercise>" : "study>"))
    #expect(player.model.isPaused)
  }

  @Test(arguments: [
    (Moments.firstStart, 4), (.yourTurn, 5), (.yourTurnWithCursor, 5), (.adviceSought, 5),
    (.coachAsks, 5), (.computerThinks, 0), (.queued, 0), (.flips, 0), (.coachWeighs, 0),
    (.yourPass, 0), (.computersPass, 0), (.question, 0), (.won, 0), (.lost, 0),
    (.study, 9), (.studyWithCursor, 9), (.analysisRuns, 9), (.judged, 2), (.judgedAtMistake, 9),
    (.trial, 9), (.exercise, 9), (.exerciseWithCursor, 9), (.exerciseSolved, 0), (.lessonOver, 0),
    (.questionOfPlay, 0), (.questionInStudy, 0),
  ])
  func `G3.3 G3.4 G3.7 The board has dots exactly while the player can choose`(
    moment: Moments, count: Int
  ) {
    let board = moment.player().board

    #expect(board.count { $0 == "+" } == count)
    #expect(board.contains("[") == "\(moment)".hasSuffix("WithCursor"))
  }

  @Test func `G3.1 The panel begins with both players, the bar, and who is to move`() {
    let player = Moments.yourTurn.player()

    #expect(
      player.panel.prefix(4) == [
        "x Black  3  you", "o White  3  level 1", "###############---------------", "Your turn",
      ])
  }

  @Test func `G3.2 The panel shows what is switched on`() {
    var player = Moments.yourTurn.player()
    #expect(!player.screen.contains("coach on"))
    #expect(!player.screen.contains("values on"))

    player.type("coach")
    player.type("values")

    #expect(player.screen.contains("coach on  values on"))
  }

  @Test func `G3.4 G3.12 The last disk is marked, also at the end`() {
    #expect(Moments.yourTurn.player().board.contains("(o)"))
    #expect(Moments.won.player().board.contains("(x)"))
    #expect(!Moments.firstStart.player().board.contains("("))
  }

  @Test func `G3.11 The result is told in the panel alone`() {
    let screen = Moments.won.player().screen

    #expect(screen.ranges(of: "won").count == 1)
    #expect(screen.ranges(of: "13").count == 2)
  }

  @Test func `G3.9 While disks flip, the panel is as before the move`() {
    let before = Moments.yourTurn.player()
    var player = before
    player.flipsByItself = false

    player.type("d6")

    #expect(player.panel == before.panel)
    #expect(player.keyRow == "Enter skip  ? help")
    #expect(player.board != before.board)
  }

  @Test func `G6.9 Each frame of a flip changes one disk, and the counts change once a move`() {
    var player = Moments.computerThinks.player()
    player.computerPlays("e3")
    player.flipsByItself = false
    let before = player.panel.prefix(2)
    player.type("f2")
    let squares = { (player: Player) in
      player.board.replacing(/[()]/, with: " ").filter { "xo".contains($0) }
    }
    var boards = [squares(player)]
    var panels = [player.panel]

    while player.keyRow.hasPrefix("Enter skip") {
      player.flip()
      boards.append(squares(player))
      panels.append(player.panel)
    }

    for (old, new) in zip(boards, boards.dropFirst()) {
      #expect(zip(old, new).count { $0 != $1 } <= 1)
    }
    #expect(boards.first != boards.last)
    #expect(panels.dropLast().allSatisfy { $0.prefix(2) == before })
    #expect(panels.last?.prefix(2) != before)
  }

  @Test func `G3.14 A page hides the board, and has a title, no notice, and names Esc`() {
    let player = Moments.helpPage.player()

    #expect(player.lines[0] == "Help")
    #expect(player.lines.last == "Esc close")
    #expect(!player.screen.contains("a b c d e f g h"))
    #expect(!player.screen.contains("You are Black"))
    #expect(!player.screen.contains("reversi>"))
  }

  @Test func `G2.21 Esc is the key that the reader tells after 50 ms`() {
    var reader = KeyReader()

    #expect(reader.take(0x1b) == nil)
    #expect(reader.timeLimit == .milliseconds(50))
    #expect(reader.timeOut() == .escape)
  }
}
