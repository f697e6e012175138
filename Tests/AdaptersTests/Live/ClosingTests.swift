import Adapters
import Domain
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import Synchronization
import TestSupport
import Testing
import UseCases

/// Giving the screen to others, and taking it back (C5.7, C6.23).
struct ClosingTests {
  @Test func `C6.23 the front end shows, when it opens again, the events since it closed`()
    throws
  {
    let screen = OpenScreen()
    screen.presenter.close()
    let count = screen.output.writes.count
    var game = PlayedTable()
    try game.pick("d3")
    try game.showMove()
    for (event, table) in game.presenter.record { screen.presenter.present(event, at: table) }
    #expect(screen.output.writes.count == count)
    screen.output.write("$ fg\n", to: .output)
    screen.presenter.open()
    let block = OpenScreen.still(at: game.table).output.text
    #expect(screen.output.text.hasSuffix("$ fg\n● plays d3, flips d4\n\(block)"))
  }

  @Test func `C1.6 the front end prints, when it opens again, every line since it closed`() {
    let screen = OpenScreen()
    screen.presenter.close()
    for _ in 0..<150 { screen.presenter.present(.game(.passed(.dark)), at: Table()) }
    screen.presenter.open()
    #expect(screen.output.writes.joined().ranges(of: "● passes").count == 150)
  }

  @Test func `C6.23 closing the live front end twice, or before it is opened, writes nothing`() {
    let output = ScreenOutput()
    let presenter = LivePresenter(
      output: output, style: .wide, timeline: Timeline(clock: VirtualTime()))
    presenter.present(.started(.resumed), at: Table())
    presenter.close()
    #expect(output.writes.isEmpty)
    presenter.open()
    presenter.close()
    presenter.leave()
    presenter.close()
    #expect(output.writes.count == 2)
  }

  @Test func `C5.7 the live front end writes nothing after it has left`() {
    let screen = OpenScreen()
    screen.presenter.leave()
    let count = screen.output.writes.count
    // What others have written meanwhile is theirs.
    screen.output.write("$ ", to: .output)
    screen.resize(columns: 60, rows: 20)
    screen.presenter.close()
    screen.presenter.open()
    screen.presenter.leave()
    #expect(screen.output.written(since: count) == "$ ")
  }

  @Test func `C5.7 leaving neither waits for an endless write nor writes during it`()
    throws
  {
    let screen = TerminalThatLeaves()
    let presenter = LivePresenter(
      output: screen, style: .wide, timeline: Timeline(clock: ContinuousClock()))
    presenter.present(.started(.new), at: Table())
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
