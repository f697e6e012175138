import Adapters
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// The promises of every presenter, tested on each kind.
@Suite struct PresenterContractTests {
  /// Presents events from several tasks, and returns everything that was written.
  private func writes(
    of makePresenter: (RecordingOutput, VirtualTime) -> any Table.Presenter
  ) async -> [String] {
    let (output, time) = (RecordingOutput(), VirtualTime())
    let presenter = makePresenter(output, time)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<50 { presenter.present(.game(.reset), at: Table()) }
        }
      }
    }
    return output.writes
  }

  @Test func `C2.10 events presented from several tasks are all printed, each as a whole`() async {
    let writes = await writes { output, _ in
      TablePresenter(output: output, boards: .turns, isScript: false)
    }
    #expect(writes.count == 400)
    #expect(Set(writes).count == 1)
  }

  @Test func `C6.2 events presented from several tasks are all drawn, each in one frame`() async {
    let writes = await writes { output, time in
      let presenter = LivePresenter(output: output, style: .wide, timeline: time.timeline)
      presenter.open()
      return presenter
    }
    // One frame may show several events, each with its line above the block.
    let line = "New game."
    #expect(writes.joined().split(separator: line, omittingEmptySubsequences: false).count == 401)
    #expect(writes.allSatisfy { $0.isOneFrame })
  }
}
