import Adapters
import Foundation
import Infrastructure
import LiveFront
import Notations
import ProgramSupport
import RawTerminal
import ReversiApp
import RoomAdapters
import Rooms
import Synchronization
import TestSupport
import TestTraits
import Testing
import UseCases

/// The terminal of the live front, when others get it back (C6.23, C5.7).
@Suite(.watched) struct LiveTerminalTests {
  @Test(arguments: [false, true])
  func `C6.23 C5.7 the terminal echoes nothing before the last frame is written`(
    isForGood: Bool
  ) throws {
    let line = try PseudoTerminal(columns: 80, rows: 24)
    defer { for end in [line.keyboard, line.screen] { close(end) } }
    let output = EchoOutput(terminal: line.screen)
    let live = try live(at: line, writing: output)

    live.take()
    let isTooLate = isTooLate { if isForGood { live.leave() } else { live.giveBack() } }
    #expect(output.echoes.count >= 2)
    #expect(!output.echoes.contains(true) || isTooLate)
    #expect(TerminalSettings(of: line.screen)?.echoes == true)
  }

  /// Does something, and returns whether it took longer than anybody waits for a frame: on so busy
  /// a machine nothing is proven.
  private func isTooLate(_ leaving: () -> Void) -> Bool {
    let start = ContinuousClock.now
    leaving()
    return ContinuousClock.now - start >= .seconds(2)
  }

  /// Makes a new game at a terminal whose disks turn only when time is let run.
  private func live(
    at line: PseudoTerminal, writing output: EchoOutput
  ) throws -> LiveTerminal {
    let end = Descriptor(number: line.screen)
    let timeline = Timeline(clock: VirtualTime())
    let style = LiveStyle(columns: 80, rows: 24, glyphs: .ascii, palette: .none)
    let presenter = LivePresenter(output: output, style: style, timeline: timeline)
    let ports = Table.Ports(repository: FakeGameRepository(), presenter: presenter)
    let loop = TableLoop(
      try Table.start(ports), ports, work: TableWork(adviser: ScriptedComputer()),
      timeline: timeline)
    let live = LiveTerminal(
      terminal: try #require(Terminal(input: end, output: end)), presenter: presenter,
      prompt: LivePrompt(
        keys: TypedKeys(), loop: loop, presenter: presenter, timeline: timeline))
    presenter.present(.started(.new), at: Table())
    return live
  }
}

/// An output that notes at each write whether a terminal echoes what is typed.
private final class EchoOutput: TextOutput {
  private let terminal: Int32
  private let noted = Mutex<[Bool]>([])

  init(terminal: Int32) {
    self.terminal = terminal
  }

  var echoes: [Bool] { noted.withLock(\.self) }

  func write(_ text: String, to stream: TextStream) {
    noted.withLock { $0.append(TerminalSettings(of: terminal)?.echoes ?? false) }
  }
}
