package import Adapters
import Domain
import RoomAdapters
package import Rooms
package import UseCases

/// Plays a game with another program over GTP version 2 (C7).
package struct GTPServer: Sendable {
  private let lines: any LineSource
  private let presenter: GTPPresenter
  private let computer: any Computer
  private let timeline: Timeline
  private let delay: Duration
  private let level: Level
  let version: String
  var game: GTPGame
  var hasEnded = false

  /// Creates a server for a game with two Manual sides.
  ///
  /// The other program chooses the side for each move. `GTPSplitter` must split the lines.
  package init(
    lines: any LineSource, table: Table, repository: any Table.Repository,
    presenter: GTPPresenter, computer: any Computer, timeline: Timeline,
    delay: Duration = .zero, level: Level = .random, version: String
  ) {
    self.lines = lines
    self.presenter = presenter
    self.computer = computer
    self.timeline = timeline
    self.delay = delay
    self.level = level
    self.version = version
    game = GTPGame(table, ports: Table.Ports(repository: repository, presenter: presenter))
  }

  /// Answers requests until the other program sends `quit` or the input ends.
  package func run() async -> InputEnd {
    var server = self
    while !server.hasEnded, let line = await lines.next() {
      if case .refused(let problem) = line, line.isBrokenOff {
        presenter.tell(GameText().problem(problem))
        return .brokenOff
      }
      guard let request = GTPRequest(line) else { continue }
      presenter.answer(await request.answer(by: &server))
    }
    return .ended
  }

  /// Returns the computer's move for a side and plays it if `isPlayed` is true.
  mutating func move(of side: Disk, isPlayed: Bool) async throws(GTPRefusal) -> String {
    if let awaiting = game.record(for: side) {
      let square = try await choice(in: awaiting)
      if isPlayed { game.place(on: square) }
      return "\(square)".uppercased()
    }
    guard game.passes(side) else { throw .illegalMove }
    if isPlayed { game.pass() }
    return "pass"
  }

  /// Returns the computer's square, retrying after failures and illegal squares (R2.7).
  private func choice(in awaiting: Record) async throws(GTPRefusal) -> Square {
    let work = GameWork(computer: computer, timing: Timing(thought: delay))
    // GTP requires an answer, so `genmove` fails after ten attempts.
    for _ in 1...10 {
      let report = await work.report(after: .thought(on: awaiting, at: level), on: timeline)
      if case .square(let square) = report, awaiting.game.legalSquares.contains(square) {
        return square
      }
    }
    throw .computerFailed
  }
}
