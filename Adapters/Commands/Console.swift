import Domain
import UseCases

/// Carries out the console's lines on a game.
struct Console: Sendable {
  let loop: GameLoop
  let front: any ConsoleFront
  /// Whether moves that are typed too early wait, and other lines do not end a transcript.
  var keepsMoves = false

  enum Reply: Hashable, Sendable {
    case done
    case refused(Refusal)
    case quit
  }

  func run(_ line: CommandReader.Line) async -> Reply {
    switch line.content {
    case .success(let command): return await run(command)
    case .failure(.notACommand(.unknown)) where await loop.withSession({ $0.question != nil }):
      return .refused(.notACommand(.noAnswer))
    case .failure(let refusal): return .refused(refusal)
    }
  }

  private func run(_ command: Command) async -> Reply {
    switch command.action {
    // A side that has an engine is handed to it unless another level is named.
    case .input(.setMode(let side, .computer)) where front.engines[side] != nil:
      let input = Input.setMode(side, .computerAt(.strongest))
      return reply(await loop.send(input), to: command.name)
    case .input(let input): return reply(await loop.send(input), to: command.name)
    case .play(let steps):
      front.withWaiting { $0 = [] }
      if let reply = await wait(steps, settling: true) { return reply }
      return await play()
    case .answer(let agrees):
      let outcome = await loop.send { session -> Input? in
        guard let alert = ViewModel(session).alert else {
          return agrees ? .dismissPass : session.inquiry == .analysis ? .stopAnalysis : nil
        }
        return (agrees ? alert.actions.last : alert.actions.first)?.input
      }
      return outcome.map { reply($0, to: command.name) } ?? .done
    case .show(let query):
      return await loop.withSession { [front] session in
        if case .back(let number) = query, session.record.before(move: number) == nil {
          let numbers = session.record.start.moveNumber..<session.game.moveNumber
          return reply(.ignored(.noMove(of: numbers)), to: command.name)
        }
        front.show(query, of: ViewModel(session))
        return .done
      }
    case .level(let level):
      let outcome = await loop.send { session -> Input? in
        let sides = Disk.sides.filter { session.modes[$0] != .manual }
        return sides.count == 1 ? .setMode(sides[0], .computerAt(level)) : nil
      }
      let nearest = CommandTable.nearest(to: command.name)
      return outcome.map { reply($0, to: command.name) }
        ?? .refused(.notACommand(.unknown(command.name, nearest: nearest)))
    case .quit: return .quit
    case .wait(let duration):
      // What is due exactly at the end of the wait still belongs to it.
      await loop.timeline.sleepLast(for: duration)
      return .done
    case .nothing: return .done
    }
  }

  /// Has moves wait for their turn and returns nil, or plays or refuses the first of them at once.
  func wait(_ steps: [WaitingStep], settling: Bool = false) async -> Reply? {
    guard let first = steps.first else { return .done }
    if first.number != nil {
      await loop.send(.stopAnalysis)
      if settling { await loop.waitUntilSettled() }
    }
    return await loop.send { [front, keepsMoves] session -> Input? in
      front.withWaiting {
        guard first.waits(behind: $0, in: session, ifAlone: keepsMoves) else { return first.input }
        $0 += steps
        return nil
      }
    }.map { reply($0, to: "\(first.step)", number: first.number) }
  }

  /// Plays the moves that wait, each when the game has settled, until one is refused, a person has to
  /// answer something first, or the task is canceled (C3.15).
  func play() async -> Reply {
    while let next = front.withWaiting({ $0.first }) {
      await loop.waitUntilSettled()
      guard !Task.isCancelled, await !loop.withSession(next.isHeld) else { break }
      let outcome = await loop.send { [front] session in
        front.withWaiting { next.nextInput(in: session, from: &$0) }
      }
      guard case .ignored(let reason)? = outcome else { continue }
      return .refused(.ignored("\(next.step)", number: next.number, reason))
    }
    return .done
  }

  private func reply(_ outcome: Outcome, to subject: String, number: Int? = nil) -> Reply {
    switch outcome {
    case .accepted: .done
    case .ignored(let reason): .refused(.ignored(subject, number: number, reason))
    }
  }
}

/// A front of the console: a presenter that also answers what a player asks to see.
protocol ConsoleFront: Presenter {
  var engines: [Disk: String] { get }
  /// Reads or changes the moves that wait for their turn.
  func withWaiting<Result: Sendable>(_ change: (inout [WaitingStep]) -> Result) -> Result
  func show(_ query: Query, of view: ViewModel)
  /// Tells why a line is refused, or a move that has waited, which ends the waiting of the others.
  func tell(_ refusal: Refusal, ofWaiting: Bool)
}
