import Adapters
import Domain
import Infrastructure
import Synchronization
import Testing
import UseCases

/// What every presenter must keep, asked of each that there is.
@Suite struct PresenterContractTests {
  enum Kind: CaseIterable {
    case plain
    case live
    case recording

    /// A presenter of this kind, and how many things it has shown so far.
    func presenter() -> (any Presenter, shown: @Sendable () -> [String]) {
      switch self {
      case .plain:
        let output = Shown()
        let presenter = PlainPresenter(output: output, boards: .turns, isScript: false)
        return (presenter, { output.texts })
      case .live:
        let (output, time) = (Shown(), VirtualTime())
        let presenter = LivePresenter(output: output, style: .wide, timeline: time.timeline)
        presenter.open()
        return (presenter, { Array(output.texts.dropFirst()) })
      case .recording:
        let shown = Shown()
        return (shown, { shown.texts })
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
  func `the same events are shown in the same way`(kind: Kind) throws {
    let game = try wholeGame()
    let shows = (1...2).map { _ in
      let (presenter, shown) = kind.presenter()
      for (event, session) in game { presenter.present(event, in: session) }
      return shown()
    }
    #expect(shows[0] == shows[1])
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
    #expect(shown().count == 400)
    #expect(Set(shown()).count == 1)
  }

  /// A game of two computers with a pass, and a reset after it.
  private func wholeGame() throws -> [(event: Event, session: Session)] {
    let log = EventLog()
    let time = VirtualTime()
    let both = SavedGame(modes: Modes(dark: .computer, light: .computer))
    let loop = GameLoop(
      session: Session(both), ports: Ports(repository: MemoryGameRepository(), presenter: log),
      computer: RandomComputer(seed: 7), timeline: time.timeline)
    let hasEnded: Bool? = time.run {
      await loop.start()
      repeat { await loop.waitUntilSettled() } while await loop.send(.dismissPass) == .accepted
      for input in [Input.askReset, .answerReset(.cancel), .askReset, .answerReset(.ok)] {
        await loop.send(input)
      }
      return true
    }
    try #require(hasEnded == true)
    let events = log.events
    try #require(events.contains { if case .passed = $0.event { true } else { false } })
    return events
  }
}

/// Keeps each text, or event, as it comes.
private final class Shown: TextOutput, Presenter {
  private let shown = Mutex<[String]>([])

  var texts: [String] { shown.withLock { $0 } }

  func write(_ text: String, to stream: TextStream) {
    shown.withLock { $0.append(text) }
  }

  func present(_ event: Event, in session: Session) {
    shown.withLock { $0.append("\(event)") }
  }
}
