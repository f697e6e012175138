import Adapters
import LiveFront
import TestSupport
import Testing
import UseCases

/// Esc at the prompt, and keys whose parts come one after the other (C6.13).
struct EscapeTests {
  /// What is typed, with the milliseconds that pass after it.
  private typealias Typed = [(text: String, milliseconds: Int)]

  private static let lines: [(Typed, line: String)] = [
    // Esc alone clears the typed line after 50 ms.
    ([("white ma\u{1b}", 49)], "white ma█"),
    ([("white ma\u{1b}", 50)], "█"),
    ([("white ma\u{1b}\u{1b}", 50)], "█"),
    // The parts of a key must follow each other within 50 ms.
    ([("d3", 0), ("\u{1b}", 49), ("[", 49), ("1;2", 49), ("Dx", 0)], "dx█3"),
    ([("d3", 0), ("\u{1b}", 49), ("O", 49), ("H!", 0)], "!█d3"),
    ([("\u{1b}", 40), ("[200", 40), ("~a", 900), ("b\u{1b}[20", 900), ("1~", 0)], "ab█"),
    ([("d\u{1b}[1;", 50), ("3", 0)], "d3█"),
    // Without it the cursor moves along the line, and text is typed or pasted there.
    ([("hite\u{1}w\u{5} m\u{1b}[D", 0)], "white █m"),
    ([("囲碁\u{1b}[D", 0)], "囲█碁"),
    ([("a1\r", 0), ("\u{10}", 0)], "a1█"),
    ([("\u{1b}[200~white\rma\u{1b}[201~", 0)], "white ma█"),
  ]

  /// A letter after Esc is typed, whenever it comes.
  private static let letters = ["c", "O", "P", "[", "]"].flatMap {
    letter -> [(Typed, line: String)] in
    [
      ([("d\u{1b}", 49), (letter, 50)], "d\(letter)█"),
      ([("d\u{1b}", 50), (letter, 50)], "\(letter)█"),
      ([("d\u{1b}", 2000), (letter, 50)], "\(letter)█"),
    ]
  }

  @Test(arguments: lines + letters)
  func `C6.13 C6.32 Esc alone acts after 50 ms, and swallows neither a letter nor another key`(
    typed: [(text: String, milliseconds: Int)], line: String
  ) throws {
    let row = try LiveTable().play { table in
      for (text, milliseconds) in typed {
        await table.type(text)
        await table.pass(milliseconds)
      }
      return table.screen.lowerRows[1]
    }
    #expect(row == "reversi> \(line)")
  }

  @Test func `C6.32 the letter after Esc is typed if both come at the same moment`() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let table = try LiveTable(seed: seed)
      let row = table.play { table in
        await table.type("d")
        await table.type("\u{1b}")
        try? await table.time.sleep(for: .milliseconds(50))
        await table.type("c")
        await table.pass(60)
        return table.screen.lowerRows[1]
      }
      #expect(["reversi> c█", "reversi> dc█"].contains(row))
    }
  }

  @Test(arguments: [("x00", [:]), ("x01", Ending.lightOnly), ("o01", [:])])
  func `C6.5 C6.13 Esc or an interrupt without a line or a question does nothing in the game`(
    header: String, rows: [Int: String]
  ) throws {
    let table = try LiveTable(saved(header, rows))
    let isSame = table.play { table in
      let before = table.screen.text
      let count = table.screen.writes.count
      guard !table.prompt.interrupt(), table.screen.writes.count == count else { return false }
      await table.type("\u{1b}")
      await table.pass(60)
      let isSame = table.screen.text == before
      await table.type("a")
      return isSame && table.screen.lowerRows[1].hasSuffix("> a█")
    }
    #expect(isSame == true)
  }
}
