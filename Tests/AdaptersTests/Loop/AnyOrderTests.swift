import Adapters
import Domain
import Infrastructure
import Synchronization
import TestSupport
import Testing
import UseCases

/// Inputs that meet the answers of computers, in an order of jobs by seed.
struct AnyOrderTests {
  private static let unit = Duration.milliseconds(100)

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `R2.2 R2.10 R2.11 R8.8 every move follows from what was shown, after its full time`(
    seed: UInt64
  ) throws {
    let timed = TimedLoop(seed: seed)
    let last = Mutex(Session())
    let hasEnded = try timed.play(
      BySide(dark: .computer, light: .computer), computer: RandomComputer(seed: seed),
      timing: Timing(thought: Self.unit, disk: Self.unit)
    ) { loop in
      var random = SplitMix64(seed: seed)
      for _ in 0..<60 {
        let number = random.next()
        await loop.send { input($0, number) }
        // The time is that of a thought, so the next input meets its answer.
        try? await timed.time.sleep(for: Self.unit * random.number(below: 3))
      }
      for side in Disk.sides { await loop.send(.setMode(side, .manual)) }
      await loop.waitUntilIdle()
      let session = await loop.session
      last.withLock { $0 = session }
    }
    #expect(hasEnded, "seed \(seed)")
    let presented = timed.presenter.presented
    #expect(presented.last?.session == last.withLock(\.self), "seed \(seed)")
    #expect(timed.repository.saved == presented.last?.session.saved, "seed \(seed)")
    expectDueMoves(in: presented, "seed \(seed)")
  }

  /// Expects each move where it is due, and from a computer only after its full time.
  private func expectDueMoves(in presented: [RecordingPresenter.Presented], _ place: String) {
    for (index, (before, after)) in zip(presented, presented.dropFirst()).enumerated() {
      guard case .placed(let move) = after.event else { continue }
      #expect(before.session.game.board == move.boardBefore, "\(place), event \(index)")
      if before.session.phase == .picking(move.side) { continue }
      #expect(before.session.thinkingSide == move.side, "\(place), event \(index)")
      let thought = presented[...index].reversed().prefix { $0.session.wait == before.session.wait }
      let time = after.time - (thought.last?.time ?? after.time)
      #expect(time >= Self.unit, "\(place), event \(index)")
    }
  }
}

/// Returns an input by a random number, more often one that changes a player than another.
private func input(_ session: Session, _ number: UInt64) -> Input? {
  let side = Disk.sides[Int(number >> 8 % 2)]
  let legal = Array(session.game.legalSquares)
  switch number % 12 {
  case 0...2: return .setMode(side, .manual)
  case 3...6: return .setMode(side, .computer)
  case 7: return .askReset
  case 8: return session.alert?.actions.last?.input
  case 9: return .finishAnimation
  case 10: return .open(session.saved)
  default: return legal.isEmpty ? .dismissPass : .pick(legal[Int(number >> 16) % legal.count])
  }
}
