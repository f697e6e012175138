import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// Values that are kept up, in the notice (C6.42, C6.43).
struct KeptValuesNoticeTests {
  private static let escape = "\u{1b}"
  private static let words = "Values are kept up as the game goes on."

  /// Returns the rows above the prompt after each text that is typed, each of which has a second to
  /// take effect.
  private func notices(
    _ typed: [String], in style: LiveStyle = .wide, _ saved: SavedGame? = nil,
    language: Language = .english, lines: Int = 1
  ) throws -> [String]? {
    let table = try LiveTable(
      saved, computer: Critic(), style: style, language: language, pace: Pace(disk: .zero))
    return table.play { table in
      var notices: [String] = []
      for text in typed {
        await table.type(text)
        await table.pass(1000)
        let screen = table.screen.now
        let rows = screen.lines[(screen.cursor.row - lines)..<screen.cursor.row]
        notices.append(rows.joined(separator: "|"))
      }
      return notices
    }
  }

  @Test func `C6.42 a small board tells them in the notice, turn by turn`() throws {
    let told = try notices([
      "values on\r", "d3\r", "x\r", "moves\r", "reset\r", "n\r", "moves\r", "values off\r",
    ])
    let second = "c3 +4  e3 +1  c5 -2."
    #expect(
      told == [
        "d3 +4  c4 +1  f5 -2  e6 -5.", second,
        "'x' is not a command; type help for the list.", second,
        "Do you really want to reset the game?", "Reset cancelled.", second,
        "Values are not kept up any more.",
      ])
  }

  @Test func `C6.42 C6.33 at an earlier moment they stand behind its name`() throws {
    let told = try notices(
      ["values on\r", "back\r", "values off\r", "moves\r"], SavedGame().played("d3c3"))
    #expect(
      told?.dropFirst() == [
        "Before move 2 of 2: c3 +4  e3 +1  c5 -2.", "Values are not kept up any more.",
        "Before move 2 of 2. Esc returns to the present.",
      ])
  }

  @Test func `C6.42 of many as many of the best are told as two lines hold`() throws {
    let narrow = LiveStyle.wide.with(\.columns, 24)
    let saved = try SavedGame().played("d3e3f3c3c4c5b5d2b3f4g4c2b4f5e2g5")
    let told = try notices(["values on\r", "back\r"], in: narrow, saved, lines: 2)
    #expect(
      told == [
        "b1 +4  c1 +1  d1 -2|e1 -5  b2 -8  f2 -11 ...",
        "Before move 16 of 16:|e1 +4  a2 +1  f2 -2 ...",
      ])
  }

  @Test func `C6.42 nothing is left above, and nothing is told where the squares show it`() throws {
    for style in [LiveStyle.wide, .wide.with(\.palette, .full)] {
      let table = try LiveTable(computer: Critic(), style: style, pace: Pace(disk: .zero))
      let text = table.show { table in
        await table.type("values on\r")
        await table.pass(1000)
      }
      let screen = try #require(text)
      #expect(screen.hasPrefix("  "), "\(screen)")
      #expect(screen.contains("c4 +1") == (style.palette == .none), "\(screen)")
      #expect(!screen.contains(Self.words))
      #expect(!screen.contains("thinking"))
    }
  }

  @Test(arguments: ["values", "values on"])
  func `C6.34 C6.40 before the first move the words name no mark where there are numbers`(
    command: String
  ) throws {
    let style = LiveStyle.wide.with(\.palette, .full)
    let told = try notices(["", "\(command)\r"], in: style)
    let rest = ", such as d3. wc lets the computer play White; ? helps."
    #expect(told == ["Type a square with a dot\(rest)", "Type a square\(rest)"])
    let japanese = try notices(["\(command)\r"], in: style, language: .japanese)
    #expect(japanese?.first?.hasPrefix("マスを d3 のように入力します") == true)
  }

  @Test func `C6.43 the words of values on hold until values have been found`() throws {
    let saved = SavedGame(modes: Modes(dark: .computer(.four)))
    let told = try notices(["values on\r", "bm\r"], saved)
    #expect(told == [Self.words, "Black is manual now. Thinking stopped."])
    #expect(try notices(["values on\r"], language: .japanese) == ["d3 +4  c4 +1  f5 -2  e6 -5。"])
  }
}
