import Adapters
import LiveFront
import TestSupport
import Testing
import UseCases

/// Earlier moments in the live front (C6.33).
struct LookingBackTests {
  private let pace = Pace(disk: .zero)

  /// Returns the notice after each text that is typed, in a game of two moves.
  private func notices(_ typed: [String], light: Mode = .manual) throws -> [String]? {
    let record = try SavedGame().played("d3c3").record
    let saved = SavedGame(record: record, modes: Modes(light: light))
    return try LiveTable(saved, pace: pace).play { table in
      var notices: [String] = []
      for text in typed {
        await table.type(text)
        await table.pass(60)
        notices.append(table.screen.lowerRows[0])
      }
      return notices
    }
  }

  private static let second = "Before move 2 of 2. Esc returns to the present."
  private static let first = "Before move 1 of 2. Esc returns to the present."
  private static let present = "This is the present again."

  @Test(arguments: [
    (["\u{1b}[5~", "\u{1b}[5~", "\u{1b}[6~", "\u{1b}[6~"], [second, first, second, present]),
    (["\u{1b}[H", "\u{1b}[F"], [first, present]),
    (["go 2\r", "back\r", "forward\r", "end\r"], [second, first, second, present]),
    (["start\r", "\r"], [first, present]),
    (["go 1\r", "go\r"], [first, present]),
    (["start\r", "\u{1b}[5~"], [first, "back ignored: this is the first move."]),
    (["\u{1b}[F"], ["end ignored: this is the present."]),
    (["other\r"], ["other ignored: no other game is kept."]),
  ])
  func `C3.35 C3.36 C3.27 C6.33 commands and keys go from moment to moment`(
    typed: [String], told: [String]
  ) throws {
    #expect(try notices(typed)?.dropFirst(0) == told[...])
  }

  @Test func `C6.33 with something typed, Home, End and the pages only edit`() throws {
    let table = try LiveTable(SavedGame().played("d3c3"), pace: pace)
    let screen = table.show { table in
      for text in ["mo", "\u{1b}[5~", "\u{1b}[H", "x"] { await table.type(text) }
    }
    #expect(screen?.hasSuffix("reversi> x█mo") == true)
  }

  @Test func `C6.33 the block shows the board of the moment, and says which it is`() throws {
    let table = try LiveTable(SavedGame().played("d3c3"), pace: pace)
    let screen = table.show { await $0.type("back\r") }
    #expect(screen?.contains("  4 - - - ● ● - - - 4") == true, "\(screen ?? "")")
    #expect(screen?.contains("○'s turn  before move 2 of 2\n") == true)
    #expect(screen?.contains("○'s turn") == true)
    #expect(screen?.contains(" 1 d3") == true)
  }

  @Test(arguments: [true, false])
  func `C6.5 C6.13 Esc and an interrupt return to the present before they end an analysis`(
    isEsc: Bool
  ) throws {
    let table = try LiveTable(
      SavedGame().played("d3c3"), computer: TirelessComputer("a1"), pace: pace)
    let seen = table.play { table in
      for line in ["analyze\r", "start\r"] { await table.type(line) }
      var seen: [String] = []
      for _ in 0..<2 {
        if isEsc { await table.type("\u{1b}") } else { _ = table.prompt.interrupt() }
        await table.pass(60)
        seen.append(table.screen.lowerRows[0])
      }
      return seen
    }
    #expect(seen == [Self.present, "Analysis stopped."])
  }

  @Test func `C3.36 C6.33 a move there is told with the way back, or why it does not count`() throws
  {
    let told = try notices(["back\r", "c5\r", "other\r"])
    #expect(told?[1] == "The game that was left is kept; 'other' returns to it.")
    let refused = try notices(["back\r", "c5\r"], light: .computer(.random))
    #expect(refused?[1] == "c5 ignored: ○ is computer; white manual takes over.")
  }
}
