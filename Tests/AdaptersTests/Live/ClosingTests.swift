import Adapters
import Domain
import Infrastructure
import LiveFront
import Synchronization
import TestSupport
import Testing
import UseCases

/// The screen is given to others, and taken back (C6.5).
struct ClosingTests {
  @Test func `C6.23 what happened while others had the screen is shown when it is taken back`()
    throws
  {
    let table = try LiveTable(saved("x10"), computer: ScriptedComputer("d3"))
    let screen = table.show { table in
      await table.type("white ma")
      table.presenter.close()
      let count = table.screen.writes.count
      await table.pass(3000)
      #expect(table.screen.writes.count == count)
      table.screen.write("$ fg\n", to: .output)
      table.presenter.open()
    }
    let block = LiveView(Session(try saved("x10").played("d3")))
    let shown = "$ fg\n● plays d3, flips d4\n" + block.shown(in: .wide, typed: "white ma")
    #expect(screen?.hasSuffix(shown) == true)
  }

  @Test func `C1.6 every line that comes while others have the screen is left above the block`()
    throws
  {
    let table = try LiveTable()
    let passed = Event.play(.passed(.dark))
    for _ in 0..<150 { table.presenter.present(passed, in: Session()) }
    table.presenter.open()
    #expect(table.screen.writes.joined().ranges(of: "● passes").count == 150)
  }

  @Test func `C6.23 closing the live front twice, or before it is opened, writes nothing`() throws {
    let table = try LiveTable()
    table.presenter.close()
    #expect(table.screen.writes.isEmpty)
    table.presenter.open()
    table.presenter.close()
    table.presenter.leave()
    table.presenter.close()
    #expect(table.screen.writes.count == 2)
    let left = try LiveTable()
    left.presenter.leave()
    #expect(left.play { $0.screen.writes } == [])
  }

  @Test func `C6.24 once the live front was left, nothing is written again`() throws {
    let table = try LiveTable()
    let hasEnded: Void? = table.time.run {
      async let end = table.prompt.run()
      await table.pass(200)
      await table.type("quit\r")
      _ = await end
    }
    #expect(hasEnded != nil)
    let count = table.screen.writes.count
    // What others have written meanwhile is theirs.
    table.screen.write("$ ", to: .output)
    table.resize(columns: 60, rows: 20)
    table.presenter.close()
    table.presenter.open()
    table.presenter.leave()
    #expect(table.screen.written(since: count) == "$ ")
  }

  @Test func `C5.18 C6.24 moves that are saved nowhere are left below the block`() throws {
    let screen = ScreenOutput(columns: 80, rows: 24)
    let presenter = LivePresenter(
      output: screen, style: .wide, timeline: Timeline(clock: ContinuousClock()),
      farewell: { record, _ in GameText(.japanese).farewell(losing: record) })
    presenter.present(.started(.given), in: Session(try SavedGame().played("d3c3")))
    presenter.open()
    presenter.leave()
    let lines = screen.text.split(separator: "\n")
    #expect(lines.suffix(3) == ["d3c3", "この対局は保存していません。--save FILE で保存できます。", "█"])
  }

  @Test func `C6.24 leaving does not wait for a write that does not end, nor writes amid it`()
    throws
  {
    let screen = TerminalThatLeaves()
    let presenter = LivePresenter(
      output: screen, style: .wide, timeline: Timeline(clock: ContinuousClock()))
    presenter.present(.started(.new), in: Session())
    screen.presenter.withLock { $0 = presenter }
    presenter.open()
    // The last frame, with the farewell, and what leaves the block.
    #expect(screen.count == 3)
    #expect(!screen.wasInterrupted)
  }
}

/// A terminal on which the presenter is told to leave while it is writing.
private final class TerminalThatLeaves: TextOutput {
  let presenter = Mutex<LivePresenter?>(nil)
  private let writes = Mutex((begun: 0, ended: 0, wereInterrupted: false))

  var count: Int { writes.withLock(\.begun) }

  /// Whether a write began before the one before it had ended.
  var wasInterrupted: Bool { writes.withLock(\.wereInterrupted) }

  func write(_ text: String, to stream: TextStream) {
    writes.withLock {
      if $0.begun > $0.ended { $0.wereInterrupted = true }
      $0.begun += 1
    }
    presenter.withLock { $0.take() }?.leave()
    writes.withLock { $0.ended += 1 }
  }
}
