import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// In whatever order things happen on a busy machine, what is typed stays as it is (C6.1).
struct BusyMachineTests {
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `C6.1 the line that is typed while the game goes on is carried out as it was typed`(
    seed: UInt64
  ) throws {
    let table = try LiveTable(
      saved("o01", Ending.lightOnly), computer: ScriptedComputer("c1"), seed: seed)
    let mode = table.time.run {
      async let end: Void = table.dialogue.run()
      for character in "\u{1b}[1;2Rwhite manual\r" {
        table.keyboard.type(String(character))
        try? await table.time.sleep(for: .milliseconds(250))
      }
      table.keyboard.end()
      await end
      return await table.loop.session.modes.light
    }
    #expect(mode == .manual)
    let lines = table.promptRows.map { $0.drop { $0 != ">" }.dropFirst(2) }
    #expect(lines.allSatisfy { "white manual".hasPrefix($0) })
    #expect(lines.contains("white manual"))
  }
}

extension LiveTable {
  /// What the prompt's row showed after each frame.
  fileprivate var promptRows: [String] {
    var now = TerminalScreen(columns: 80, rows: 24)
    return screen.writes.filter { $0.isOneFrame }.map { frame in
      now.feed(frame)
      return now.prompt
    }
  }
}
