import Adapters
import Dispatch
import Domain
import Infrastructure
import LiveFront
import ProgramSupport
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// The live front end on a slow disk.
struct SlowDiskTests {
  @Test func `R7.1 a slow disk delays the flip of a move, never the typing`() async throws {
    let (disk, screen, threads) = (SlowDisk(), Watched(), Threads())
    let timeline = Timeline(clock: ContinuousClock(), executor: threads)
    let presenter = LivePresenter(output: screen, style: .ascii, timeline: timeline)
    let ports = Table.Ports(repository: disk.repository, presenter: presenter)
    let loop = TableLoop(
      try Table.start(ports), ports, work: TableWork(adviser: ScriptedComputer()),
      timeline: timeline)
    let keys = TypedKeys()
    let prompt = LivePrompt(keys: keys, loop: loop, presenter: presenter, timeline: timeline)
    await Watchdog.shared.watching("a move on a slow disk: \(screen.text)") {
      let play = Task(executorPreference: threads) { await prompt.run() }
      keys.type("d3\r")
      await disk.saving()
      keys.type("what is typed")
      await screen.shows("what is typed")
      #expect(!screen.text.contains("plays d3"))
      disk.goOn()
      await screen.shows("plays d3")
      #expect(screen.text.contains("what is typed"))
      keys.end()
      _ = await play.value
    }
  }
}

/// A disk whose first save lasts until it is told to go on.
private final class SlowDisk: Sendable {
  private let (begun, begin) = AsyncStream<Void>.makeStream()
  private let gate = DispatchSemaphore(value: 0)

  var repository: FakeGameRepository {
    FakeGameRepository { [begin, gate] _ in
      begin.finish()
      gate.wait()
      return nil
    }
  }

  func saving() async {
    for await _ in begun {}
  }

  func goOn() {
    gate.signal()
  }
}

/// A terminal that can be waited for.
private final class Watched: TextOutput {
  private let screen = ScreenOutput()
  private let (writes, written) = AsyncStream<Void>.makeStream()

  var text: String { screen.text }

  func write(_ text: String, to stream: TextStream) {
    screen.write(text, to: stream)
    written.yield()
  }

  func shows(_ part: String) async {
    for await _ in writes where text.contains(part) { return }
  }
}
