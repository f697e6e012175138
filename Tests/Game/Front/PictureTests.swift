import Domain
import Front
import GameSupport
import TerminalInput
import TestSupport
import Testing
import UseCases

/// The board and the panel as a terminal shows them, with their colors.
struct PictureTests {
  private static let colors = Style(palette: .full)
  private static let letters = Style(palette: .none, isASCII: true)

  private func screen(of player: Player) -> TerminalScreen {
    let window = player.model.window
    var screen = TerminalScreen(columns: window.columns, rows: window.rows)
    screen.feed(player.model.frame().text(after: nil, in: window.style.palette))
    return screen
  }

  /// Returns the place of the upper left cell of a square on the medium board.
  private func place(of name: String) throws -> (row: Int, column: Int) {
    let square = try #require(Square(name))
    return (1 + 2 * square.y, 3 + 4 * square.x)
  }

  /// Returns the text and the style in the middle of a square on the medium board.
  private func middle(of name: String, on screen: TerminalScreen) throws -> (String, [Int]) {
    let (row, column) = try place(of: name)
    let cells = (1...2).map { screen[row: row, column: column + $0] }
    return (cells.map(\.text).joined(), cells[0].style)
  }

  @Test(arguments: [
    (80, 24, colors, "a   b", true), (73, 24, colors, "a   b", true), (72, 24, colors, "a b", true),
    (80, 20, colors, "a b", true), (56, 30, colors, "a   b", false), (40, 20, colors, "a b", false),
    (80, 24, letters, "a b", true), (56, 30, letters, "a b", false),
  ])
  func `C6.12 the largest board beside the panel is drawn, or else the largest`(
    _ columns: Int, _ rows: Int, _ style: Style, _ letters: String, _ isBeside: Bool
  ) {
    let player = Player(in: Window(columns: columns, rows: rows, style: style))
    let lines = player.model.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].contains(letters))
    #expect(lines[0].contains("Black") == isBeside)
  }

  @Test func `C6.11 disks are solid circles, the last has a dot, and legal squares have dots`()
    throws
  {
    let screen = screen(of: Player("d3c3", in: Window(style: Self.colors)))
    let dark = [38, 2, 17, 17, 19]
    let light = [38, 2, 244, 242, 234]
    #expect(try middle(of: "d3", on: screen).0 == "▆▆")
    #expect(try middle(of: "d3", on: screen).1.starts(with: dark))
    #expect(try middle(of: "d4", on: screen).1.starts(with: light))
    #expect(try middle(of: "c3", on: screen).0 == "▗▖")
    #expect(try middle(of: "c3", on: screen).1 == dark + [48] + light.dropFirst())
    #expect(try middle(of: "b3", on: screen).0 == "▗▖")
    #expect(try middle(of: "b3", on: screen).1.contains(150))
    #expect(try middle(of: "a1", on: screen).0 == "  ")
  }

  @Test func `C6.11 on a small board the last disk and what is weighed have marks beside them`() {
    var player = Player("d3c3", in: Window(style: Self.letters))
    #expect(player.board.contains(" 3 - +(o)x - - - -"))
    player.type("coach")
    player.type("b3")
    #expect(player.board.contains(" 3 ->-<o)x - - - -"))
    player.press(.escape, .enter)
    #expect(player.board.contains(" 3 -[+]o)x - - - -"))
  }

  @Test func `C6.7 each player has a row with the disk, the count, and what plays`() {
    var player = Player("d3c3", in: Window(style: Self.letters))
    #expect(player.panel.prefix(2) == ["x Black  3  you", "o White  3  level 1"])
    player.type("c4")
    #expect(player.panel.contains("White thinks |"))
    player.wait()
    #expect(player.panel.contains("White thinks /"))
  }

  @Test func `C6.7 the bar shows the share of each side in the disks`() {
    let player = Player("d3", in: Window(style: Self.letters))
    #expect(player.panel.contains(String(repeating: "#", count: 24) + "------"))
    let screen = screen(of: Player("d3", in: Window(style: Self.colors)))
    let bar = (0..<24).compactMap { row in
      (0..<80).count { screen[row: row, column: $0].style == [48, 2, 62, 62, 66] }
    }
    #expect(bar.filter { $0 > 0 } == [24])
  }

  @Test func `C6.35 the last moves stand three in a row, with their numbers`() {
    let player = Player("d3c3c4e3f4c5", in: Window(style: Self.letters))
    #expect(player.panel.contains(" 1 d3      2 c3      3 c4"))
    #expect(player.panel.contains(" 4 e3      5 f4      6 c5"))
  }

  @Test func `C6.40 C6.41 values stand on legal squares, in a color by what is given away`() throws
  {
    var player = Player("d3c3", in: Window(style: Self.colors))
    player.type("values")
    player.engineAnswers("b3", "c4", "f5", "e6", lead: 4, loss: 2, depth: nil)
    let screen = screen(of: player)
    var inks: [[Int]] = []
    for (name, value) in [("b3", "+4"), ("c4", "+2"), ("f5", "0"), ("e6", "-2")] {
      let (row, column) = try place(of: name)
      let cells = (0..<4).map { screen[row: row, column: column + $0] }
      let text = cells.map(\.text).joined()
      #expect(text.filter { $0 != " " } == value)
      inks.append(cells[2].style.drop { $0 != 38 }.prefix(5).map(\.self))
    }
    // Losses of 0, 2, 4, and 6 disks.
    #expect(inks[0] == inks[1])
    #expect(Set(inks).count == 3)
  }

  @Test func `C6.29 the best square has a color of its own`() throws {
    var player = Player("d3c3", in: Window(style: Self.colors))
    let plain = try middle(of: "c4", on: screen(of: player)).1
    player.type("hint")
    player.engineAnswers("c4")
    let best = try middle(of: "c4", on: screen(of: player)).1
    #expect(best.suffix(5) == [48, 2, 20, 70, 140])
    #expect(plain.suffix(5) != best.suffix(5))
  }

  @Test(arguments: [("analyze, judge", "Up"), ("analyze, judge, Enter", "hint, hint")])
  func `C6.29 G16.6 The best square of a mistake and of an exercise has that color`(
    before: String, words: String
  ) throws {
    var player = Player("e6f4", in: Window(style: Self.colors))
    let judge = Judge(losses: [16])
    player.follow(before, judge)
    #expect(try middle(of: "d3", on: screen(of: player)).1.suffix(5) != [48, 2, 20, 70, 140])
    player.follow(words)
    #expect(try middle(of: "d3", on: screen(of: player)).1.suffix(5) == [48, 2, 20, 70, 140])
  }

  @Test func `C6.29 disks and values have a contrast of 3 to 1 on every square`() throws {
    var player = Player("d3c3", in: Window(style: Self.colors))
    player.type("values")
    player.engineAnswers("b3", "c4", "f5", "e6", lead: 4, loss: 3, depth: nil)
    let screen = screen(of: player)
    for row in 1..<17 {
      for column in 3..<35 {
        let cell = screen[row: row, column: column]
        guard cell.text != " ", let ink = color(38, in: cell), let ground = color(48, in: cell)
        else { continue }
        // A disk's half blocks are drawn with its own color.
        if ["▗", "▖", "▝", "▘", "▆", "▂"].contains(cell.text) || cell.text.first?.isNumber == true {
          #expect(contrast(ink, ground) >= 3, "\(cell)")
        }
      }
    }
  }

  private func color(_ kind: Int, in cell: GameSupport.Cell) -> [Int]? {
    guard let start = cell.style.firstIndex(of: kind) else { return nil }
    return Array(cell.style[(start + 2)...].prefix(3))
  }

  /// The contrast of two colors by WCAG 2.
  private func contrast(_ first: [Int], _ second: [Int]) -> Double {
    func light(_ color: [Int]) -> Double {
      let parts = color.map { value -> Double in
        let part = Double(value) / 255
        // An approximation of the power 2.4 that needs no library.
        return part <= 0.04 ? part / 12.92 : part * part * (0.7 + 0.3 * part)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (a, b) = (light(first), light(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test func `C6.31 secondary words are dim, and refusals are red`() {
    var player = Player(in: Window(style: Self.colors))
    player.type("e5")
    let screen = screen(of: player)
    let cells = (0..<24).flatMap { row in (0..<80).map { screen[row: row, column: $0] } }
    func text(in ink: Int) -> String {
      cells.filter { $0.style == [38, 5, ink] }.map(\.text).joined()
    }
    #expect(text(in: 244).contains("level 1"))
    #expect(text(in: 244).contains("Enter choose"))
    #expect(text(in: 167).contains("e5 has a disk already."))
  }

  @Test(arguments: [Style(palette: .full), Style(palette: .none, isASCII: true)])
  func `C6.40 the cursor covers no sign and no digit of a value`(_ style: Style) {
    var player = Player("d3c3", in: Window(style: style))
    player.type("values")
    player.engineAnswers("b3", "c4", "f5", "e6", lead: -18, loss: 3, depth: nil)
    for _ in 0..<4 {
      player.press(.tab)
      for value in ["-18", "-21", "-24", "-27"] { #expect(player.screen.contains(value)) }
    }
  }
}
