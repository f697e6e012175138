import Adapters
import Foundation
import Infrastructure
import LiveFront
import ProgramSupport
import RawTerminal
import ReversiApp
import Synchronization
import TestSupport
import TestTraits
import Testing
import UseCases

/// The terminal of the live front, when others get it back (C6.23, C6.24).
@Suite(.watched) struct LiveTerminalTests {
  @Test(arguments: [false, true])
  func `C6.23 C6.24 what is typed is not echoed before the last frame is written`(
    isForGood: Bool
  ) throws {
    let line = try PseudoTerminal(columns: 80, rows: 24)
    defer { for end in [line.keyboard, line.screen] { close(end) } }
    let end = Descriptor(number: line.screen)
    let output = EchoOutput(terminal: line.screen)
    let timeline = VirtualTime().timeline
    let style = LiveStyle(columns: 80, rows: 24, glyphs: .ascii, palette: .none)
    let presenter = LivePresenter(output: output, style: style, timeline: timeline)
    let ports = Ports(repository: FakeGameRepository(), presenter: presenter)
    let loop = try GameLoop(loading: ports, computer: ScriptedComputer(), on: timeline)
    let live = LiveTerminal(
      terminal: try #require(Terminal(input: end, output: end)), presenter: presenter,
      prompt: LivePrompt(
        keys: TypedKeys(), loop: loop, presenter: presenter, timeline: timeline))

    presenter.present(.started(.new), in: Session())
    live.take()
    let start = ContinuousClock.now
    if isForGood { live.leave() } else { live.giveBack() }
    // Nobody waits longer for a frame, and on a machine as busy as that nothing is proven.
    let isTooLate = ContinuousClock.now - start >= .seconds(2)
    #expect(output.echoes.count >= 2)
    #expect(!output.echoes.contains(true) || isTooLate)
    #expect(TerminalSettings(of: line.screen)?.echoes == true)
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
