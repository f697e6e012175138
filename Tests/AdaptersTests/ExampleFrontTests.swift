import Domain
import Infrastructure
import Synchronization
import Testing
import UseCases

@Suite struct ExampleFrontTests {
  /// Writes down the moves and passes.
  private final class ScoreSheet: Presenter {
    private let record = Mutex<[String]>([])

    var moves: [String] { record.withLock { $0 } }

    func present(_ event: Event, in session: Session) {
      switch event {
      case .placed(let move): record.withLock { $0.append("\(move.side)\(move.square)") }
      case .passed(let side): record.withLock { $0.append("\(side) passes") }
      default: break
      }
    }
  }

  @Test func `README's front of ten lines plays a whole game to its end`() throws {
    let (repository, sheet) = (MemoryGameRepository(), ScoreSheet())
    var session = Session()
    playOn(&session, with: Ports(repository: repository, presenter: sheet))
    #expect(session.game.turn == nil && session.wait == nil)
    #expect(try repository.load() == session.saved)
    let moves = sheet.moves.filter { !$0.hasSuffix("passes") }
    #expect(Set(moves.map { $0.dropFirst() }).count == moves.count)
    let disks = Disk.sides.map { session.game.board.count(of: $0) }.reduce(0, +)
    #expect(moves.count == disks - 4)
    #expect(sheet.moves.count > moves.count, "passes were made on the way")
  }
}
