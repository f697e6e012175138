import Domain
import TestSupport
import Testing
import UseCases

@Suite struct PlayOnTests {
  @Test func `the front without time plays a whole game to its end`() throws {
    var table = SessionTable()
    playOn(&table.session, with: table.ports)
    let session = table.session
    #expect(session.game.turn == nil && session.wait == nil)
    #expect(table.repository.saved == session.saved)
    var (moves, passes): ([Square], Int) = ([], 0)
    for event in table.presenter.events {
      switch event {
      case .play(.placed(let move)): moves.append(move.square)
      case .play(.passed): passes += 1
      default: break
      }
    }
    #expect(Set(moves).count == moves.count)
    #expect(moves.count == 60 - session.game.board.emptySquares.count)
    #expect(passes > 0, "passes were made on the way")
  }
}
