import Adapters
import TestSupport
import Testing
import UseCases

/// The terminal is asked at the start how wide a disk is (C6.4).
struct MeasureTests {
  private static let question = "\r●\u{1b}[6n\r\u{1b}[K"

  @Test func `C6.4 only the cursor request is written before the terminal answers`() throws {
    let table = try LiveTable(saved("x11"), answers: false)
    let writes = table.play { table in
      await table.pass(149)
      return table.screen.writes
    }
    #expect(writes == [Self.question])
  }

  @Test func `C6.4 a cursor report of two columns is used at once`() throws {
    let table = try LiveTable(diskColumns: 2, answers: false)
    let screen = table.show { table in
      await table.pass(100)
      await table.type("\u{1b}[1;3R")
    }
    #expect(screen?.hasPrefix("    a  b  c  d  e  f  g  h\n") == true)
    #expect(screen?.hasSuffix("New game. Type d3, or wc to play the computer.\nreversi> █") == true)
  }

  @Test func `C6.4 without a cursor report disks are one column wide after 150 ms`() throws {
    let screen = try LiveTable(answers: false).show { await $0.pass(150) }
    #expect(screen?.hasPrefix("    a b c d e f g h\n") == true)
  }

  @Test func `C6.4 a late cursor report changes nothing`() throws {
    let table = try LiveTable(answers: false)
    let written = table.play { table in
      await table.pass(150)
      let count = table.screen.writes.count
      await table.type("\u{1b}[1;3R")
      return table.screen.written(since: count)
    }
    #expect(written == "")
  }

  @Test func `C6.4 keys that are typed before the terminal answers are kept`() throws {
    let table = try LiveTable(answers: false)
    let screen = table.show { table in
      await table.type("white")
      await table.pass(100)
      await table.type(" m\u{1b}[1;2Ra")
    }
    #expect(screen?.hasSuffix("reversi> white ma█") == true)
  }

  @Test func `C1.6 moves that are made before the terminal answers leave their lines`() throws {
    let table = try LiveTable(pace: Pace(disk: .zero), answers: false)
    let screen = table.show { table in
      await table.type("d3\rc5\r")
      await table.pass(150)
    }
    let lines = "● plays d3, flips d4\n○ plays c5, flips d5\n"
    #expect(screen?.hasPrefix(lines + "    a b c d e f g h\n") == true)
  }

  @Test func `R7.6 C6.4 a save that fails before the terminal answers is told`() throws {
    let table = try LiveTable(
      repository: FakeGameRepository(failingSaves: 1), pace: Pace(disk: .zero), answers: false)
    let screen = table.show { table in
      await table.type("d3\r")
      await table.pass(150)
    }
    let failure = TroubleTests.failure
    #expect(screen?.hasPrefix("\(failure)\n● plays d3, flips d4\n    a b c d e f g h\n") == true)
  }

  @Test func `C6.4 in ASCII the terminal is not asked for its glyph width`() throws {
    let table = try LiveTable(style: .ascii)
    let writes = table.play { $0.screen.writes }
    #expect(writes?.count == 1)
    #expect(writes?.contains { $0.contains("\u{1b}[6n") } == false)
  }
}
