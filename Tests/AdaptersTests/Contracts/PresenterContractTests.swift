import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// What every presenter must promise, tested on each kind.
@Suite struct PresenterContractTests {
  enum Kind: CaseIterable {
    case plain
    case live
    case recording

    /// A presenter of this kind, and how many things it has shown so far.
    func presenter() -> (any Presenter, shown: @Sendable () -> [String]) {
      switch self {
      case .plain:
        let output = RecordingOutput()
        let presenter = PlainPresenter(output: output, boards: .turns, isScript: false)
        return (presenter, { output.writes })
      case .live:
        let (output, time) = (RecordingOutput(), VirtualTime())
        let presenter = LivePresenter(output: output, style: .wide, timeline: time.timeline)
        presenter.open()
        return (presenter, { output.writes })
      case .recording:
        let presenter = RecordingPresenter()
        return (presenter, { presenter.events.map { "\($0)" } })
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `an event is shown once it is presented, after those before it`(kind: Kind) throws {
    let (presenter, shown) = kind.presenter()
    var before: [String] = []
    for (event, session) in try wholeGame() {
      presenter.present(event, in: session)
      #expect(shown().prefix(before.count) == before[...])
      if case .diskShown = event { continue }
      #expect(shown().count > before.count, "\(event)")
      before = shown()
    }
  }

  @Test(arguments: Kind.allCases)
  func `events presented from several tasks are all shown, each as a whole`(kind: Kind) async {
    let (presenter, shown) = kind.presenter()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<50 { presenter.present(.reset, in: Session()) }
        }
      }
    }
    guard kind == .live else {
      #expect(shown().count == 400)
      #expect(Set(shown()).count == 1)
      return
    }
    // One frame may show several events, each with its line above the block.
    let line = "\u{1b}[2KNew game.\r\n"
    #expect(shown().joined().split(separator: line, omittingEmptySubsequences: false).count == 401)
    #expect(shown().allSatisfy { $0.isOneFrame })
  }

  /// A game of two computers with a pass, and a reset after it.
  private func wholeGame() throws -> [(event: Event, session: Session)] {
    let both = SavedGame(modes: Modes(dark: .computer(.random), light: .computer(.random)))
    let table = LoopTable(both, computer: RandomComputer(seed: 7))
    try table.play { loop in
      repeat { await loop.waitUntilSettled() } while await loop.send(.dismissPass) == .accepted
      for input in [Input.askReset, .answerReset(.cancel), .askReset, .answerReset(.ok)] {
        await loop.send(input)
      }
    }
    let record = table.presenter.record
    try #require(record.contains { if case .passed = $0.event { true } else { false } })
    return record
  }
}
