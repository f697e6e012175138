import Domain
import TestSupport
import Testing

/// A game as text.
struct GameTextTests {
  /// Light's only disk stands between a dark one and an empty square: dark can move, light cannot.
  static let onlyDark = "xo------" + String(repeating: "\n--------", count: 7)
  static let onlyLight = "ox------" + String(repeating: "\n--------", count: 7)
  static let over = "xx-----o" + String(repeating: "\n--------", count: 7)

  @Test func `R1.2 a game is a line with the side on turn and the board`() {
    #expect(Game().description == "x\n\(Board())")
    #expect(Game(Game().description) == Game())
  }

  @Test func `R1.5 every game on the way from the start to an end is read as it was`() {
    let games = RandomGame(seed: 1).map(\.game)
    #expect(games.last?.turn == nil)
    for game in games {
      #expect(Game(game.description) == game)
    }
  }

  @Test(arguments: [
    ("x\n\(onlyDark)", Game.Status.toMove(.dark)), ("o\n\(onlyDark)", .toPass(.light)),
    ("o\n\(onlyLight)", .toMove(.light)), ("x\n\(onlyLight)", .toPass(.dark)),
    ("-\n\(over)", .over(winner: .dark)),
  ])
  func `R1.5 a game to move, to pass or over is read and written the same`(
    text: String, status: Game.Status
  ) throws {
    let game = try #require(Game(text))
    #expect(game.status == status)
    #expect(game.description == text)
  }

  @Test(arguments: [
    ("x\n\(over)", "-\n\(over)"), ("o\n\(over)", "-\n\(over)"),
    ("-\n\(onlyDark)", "x\n\(onlyDark)"), ("-\n\(onlyLight)", "o\n\(onlyLight)"),
    ("-\n\(Board())", "x\n\(Board())"),
  ])
  func `R7.4 the board decides over the side on turn`(text: String, decided: String) {
    #expect(Game(text)?.description == decided)
  }

  @Test(arguments: [
    "", "x", "x\n", "-", "\(over)", "\n\(over)", "X\n\(over)", "xo\n\(over)", " x\n\(over)",
    "?\n\(over)", "--\n\(over)", "x\n\(over)\n", "x\r\n\(over)", "x\n\n\(over)", "x \(over)",
  ])
  func `R7.4 a text without a side or without a board is no game`(text: String) {
    #expect(Game(text) == nil)
  }
}
