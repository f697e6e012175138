import Adapters
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TestSupport
import UseCases

/// A table at a terminal that shows the live front, where no time passes.
struct SessionStage {
  /// What has come of some keys.
  struct Played {
    /// The table before the first of them.
    let before: Table
    /// What the terminal showed then.
    let shownBefore: TerminalScreen
    /// The table after the last of them.
    let after: Table
    /// What the terminal shows then.
    let shown: TerminalScreen
    /// Whether the program has ended.
    let hasEnded: Bool
  }

  private let time = VirtualTime()
  private let screen: ScreenOutput
  private let keyboard = TypedKeys()
  private let presenter: LivePresenter
  private let loop: TableLoop

  init(_ table: Table, in style: LiveStyle = .ascii) {
    screen = ScreenOutput(columns: style.columns, rows: style.rows)
    presenter = LivePresenter(output: screen, style: style, timeline: time.timeline)
    presenter.present(.started(.resumed), at: table)
    let ports = Table.Ports(repository: FakeGameRepository(table.saved), presenter: presenter)
    // Nobody answers, and no disk turns by itself.
    let pace = Pace(thought: .seconds(9000), disk: .seconds(9000))
    loop = TableLoop(
      table, ports, work: TableWork(adviser: ScriptedComputer(), pace: pace),
      timeline: time.timeline)
  }

  /// Types some keys before others, each with time for what it means alone, and returns what comes
  /// of the others.
  func type(_ keys: String, behind first: String = "") -> Played? {
    let prompt = LivePrompt(
      keys: keyboard, loop: loop, presenter: presenter, timeline: time.timeline)
    return time.run { [self] in
      async let end = prompt.run()
      await rest()
      keyboard.type(first)
      await rest()
      let (before, shownBefore) = (await loop.play, screen.now)
      keyboard.type(keys)
      await rest()
      let (after, shown) = (await loop.play, screen.now)
      keyboard.end()
      _ = await end
      return Played(
        before: before, shownBefore: shownBefore, after: after, shown: shown,
        hasEnded: !shown.isPasteBracketed)
    }
  }

  /// Lets the time of an Escape pass, and of a width that nobody tells.
  private func rest() async { await time.timeline.sleepLast(for: .milliseconds(300)) }
}
