import Domain
import Infrastructure
import UseCases

extension Bench {
  /// Measures whole games through the use cases, each disk shown and each change saved in memory.
  static func measureSessions() {
    Measurement.print("games through the use cases", .rate(2000, of: "games"), runs: 9) {
      var game = SessionGame(seed: 1)
      return (0..<2000).reduce(0) { sum, _ in sum + game.play() }
    }
  }

  /// Prints the peak memory while games are played through the use cases.
  static func memory(games: String) {
    guard let games = Int(games), games > 0, games <= 1_000_000_000 else {
      fail("memory takes a number of games, at most a milliard")
    }
    var game = SessionGame(seed: 1)
    var disks = 0
    let milestones = (1...10).map { games * $0 / 10 }
    for number in 1...games {
      disks += game.play()
      if number == min(100, games) || milestones.contains(number) {
        print("\(number) games, \(disks) disks: peak memory \(peakMemory()) kB")
      }
    }
  }
}

/// Plays random games through the use cases, as quickly as they can.
struct SessionGame {
  private var random: SplitMix64
  private let ports = Ports(repository: MemoryGameRepository(), presenter: NoPresenter())

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Plays a game and resets it; returns the number of disks at its end.
  mutating func play() -> Int {
    let ports = ports
    var session = Session()
    while session.game.turn != nil {
      if let square = session.game.legalSquares.element(UInt(truncatingIfNeeded: random.next())) {
        PlaceDisk.pick(square, in: &session, ports)
        PlaceDisk.finishShowing(in: &session, ports)
      } else {
        PassTurn.dismiss(in: &session, ports)
      }
    }
    let disks = 64 - session.game.board.emptySquares.count
    Reset.ask(in: &session, ports)
    AnswerQuestion.answer(.ok, in: &session, ports)
    return disks
  }
}

/// A presenter that shows nothing.
private struct NoPresenter: Presenter {
  func present(_ event: Event, in session: Session) {}
}
