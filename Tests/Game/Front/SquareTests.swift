import Front
import TerminalInput
import Testing
import UseCases

/// Squares, the cursor, the queue, passes, and flips.
struct SquareTests {
  @Test func `G5.1 G5.2 Enter and the first arrow show the cursor on the first legal square`() {
    for key: Key in [.enter, .left, .right, .up, .down, .tab, .backTab] {
      var player = Moments.firstStart.player()
      player.press(key)
      #expect(player.board.contains("[+]"), "\(key)")
      #expect(player.keyRow.hasPrefix("Enter play d3  Esc hide cursor"), "\(key)")
    }
  }

  @Test func `G5.1 Enter shows the cursor where it was left`() {
    var player = Moments.firstStart.player()
    player.press(.tab, .tab, .tab, .escape)
    #expect(!player.board.contains("["))

    player.press(.enter)

    #expect(player.keyRow.hasPrefix("Enter play f5"))
  }

  @Test func `G5.3 Arrows move the cursor to the nearest legal square in their direction`() {
    var player = Moments.yourTurnWithCursor.player()
    var named: [String] = []
    for key: Key in [.right, .right, .left, .up, .left, .left] {
      player.press(key)
      named.append(String(player.keyRow.prefix(13).suffix(2)))
    }

    #expect(named == ["c6", "d6", "c6", "c6", "b6", "b6"])
  }

  @Test(arguments: [(4, Key.left, "c4"), (4, .right, "f5"), (2, .up, "b3"), (3, .down, "e6")])
  func `G5.3 An arrow finds a square that lies aside, too`(
    tabs: Int, key: Key, square: String
  ) {
    // Legal are b3, c4, f5, and e6, in this order.
    var player = Player("d3c3")
    for _ in 1...tabs { player.press(.tab) }
    player.press(key)

    #expect(player.keyRow.hasPrefix("Enter play \(square)"))
  }

  @Test func `G5.4 G5.5 A double Enter plays once, also when the computer has answered`() {
    var player = Moments.firstStart.player()
    player.press(.enter, .enter)
    #expect(player.record == "d3")
    #expect(!player.board.contains("["))
    player.press(.enter)
    #expect(player.record == "d3")

    player.computerPlays("c5")
    #expect(!player.board.contains("["))
    player.press(.enter)
    #expect(player.record == "d3c5")
    #expect(player.board.contains("["))

    player.type("d6")
    player.computerPlays("c7")
    #expect(player.record == "d3c5d6c7")
    #expect(!player.board.contains("["))
  }

  @Test(arguments: ["d3", "D3", "ｄ３", "  d3 ", "d3 # a remark"])
  func `G5.6 G12.8 A typed square is played, in any case and width`(line: String) {
    var player = Moments.firstStart.player()
    player.type(line)

    #expect(player.record == "d3")
    #expect(player.notice == "You play d3 and flip d4.")
  }

  @Test(arguments: [
    ("a1", "a1 is not legal for Black. Legal: d3 c4 f5 e6."),
    ("d4", "d4 has a disk already. Legal: d3 c4 f5 e6."),
    ("j9", "j9 is not on the board. Columns are a to h, rows 1 to 8."),
    ("a9", "a9 is not on the board. Columns are a to h, rows 1 to 8."),
  ])
  func `G5.7 A square that is not legal is refused in a sentence that names it`(
    square: String, refusal: String
  ) {
    var player = Moments.firstStart.player()
    player.type(square)

    #expect(player.notice == refusal)
    #expect(player.record == "")
  }

  @Test(arguments: [
    (Moments.computerThinks, "e3"), (.flips, "e3"), (.computersPass, "a5"),
  ])
  func `G5.8 G5.9 G5.10 A square typed too early is queued, shown, and dropped by Esc`(
    moment: Moments, square: String
  ) {
    var player = moment.player()
    let record = player.record
    player.type(square)
    #expect(player.panel.contains("Then: \(square)"))
    #expect(player.keyRow.contains("Esc drop \(square)"))
    #expect(player.record == record)

    player.press(.escape)
    #expect(!player.screen.contains("Then:"))
    #expect(!player.keyRow.contains("Esc"))
    #expect(player.screen.contains("Not played: \(square).") || moment == .computersPass)
  }

  @Test(arguments: ["", "pass", "--", "パス", "PASS"])
  func `G6.3 G12.9 Enter and the words for it make the player's pass`(word: String) {
    var player = Moments.yourPass.player()
    player.type(word)

    #expect(player.record == Moments.movesToBlacksPass + "--")
    #expect(player.notice == "You pass.")
  }

  @Test func `G6.1 The player's pass waits for Enter`() {
    var player = Moments.yourPass.player()
    #expect(player.model.pause == nil)

    player.press(.text("x"), .escape, .left, .text(" "))

    #expect(player.panel.contains("You must pass"))
    #expect(player.record == Moments.movesToBlacksPass)
  }

  @Test func `G6.5 A pass that is not due is refused`() {
    var player = Moments.yourTurn.player()
    player.type("pass")

    #expect(player.notice == "There is a legal square, so you cannot pass.")
    #expect(player.record == "d3c5")
  }

  @Test func `G6.6 A computer's pass ends after the pause, or sooner by Enter`() {
    var waiting = Moments.computersPass.player()
    var hasty = waiting
    #expect(waiting.model.pause?.duration == .seconds(2))

    waiting.wait()
    hasty.press(.enter)

    #expect(waiting.record.hasSuffix("h3--"))
    #expect(hasty.record.hasSuffix("h3--"))
  }

  @Test func `G6.8 A computer's pass stays in the notice until the player's move`() {
    let notice = "White cannot place a disk and passes."
    var player = Moments.computersPass.player()
    player.wait()
    #expect(player.panel.contains("Your turn"))
    #expect(player.notice == notice)
    player.press(.enter, .right)
    #expect(player.notice == notice)
    player.press(.enter)
    #expect(player.notice.hasPrefix("You play"))
  }

  @Test func `G6.10 Enter while disks flip shows the end of the move at once`() {
    var player = Moments.flips.player()
    player.press(.enter)

    #expect(player.panel.first == "x Black  4  you")
    #expect(player.panel.contains("White thinks |"))
    #expect(player.record == "d3")
  }

  @Test func `G3.22 A refusal is shown until the next key that has an effect`() {
    let news = "White plays c5 and flips d5."
    let refusal = "There is a legal square, so you cannot pass."
    for key: Key in [.pageDown, .home, .escape, .text(" ")] {
      var player = Moments.yourTurn.player()
      player.type("pass")
      player.press(key)
      #expect(player.notice == refusal, "\(key)")
    }
    for key: Key in [.enter, .left, .tab, .text("d")] {
      var player = Moments.yourTurn.player()
      player.type("pass")
      player.press(key)
      #expect(player.notice == news, "\(key)")
    }
    var player = Moments.yourTurnWithCursor.player()
    player.type("pass")
    player.press(.left)
    #expect(player.notice == refusal)
  }
}
