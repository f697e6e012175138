package import Adapters
import Domain
import Notations
package import Rooms
package import UseCases

/// Carries out commands on a table.
package struct TableConsole: CommandConsole {
  package let loop: TableLoop
  private let front: any TableFront
  /// True for a script, which waits for an idle game before and after a transcript.
  private let isScript: Bool
  private let reader: TableReader

  /// Creates a console for a loop, given the front end that shows its table.
  package init(loop: TableLoop, front: any TableFront, isScript: Bool) {
    self.loop = loop
    self.front = front
    self.isScript = isScript
    reader = TableReader(isScript ? .script : .lines)
  }

  package func carryOut(_ words: [String]) async -> Reply { await run(reader.read(words)) }

  /// Carries out the command of an empty line, which also clears the queue.
  package func enter(beginsAgain: Bool) async -> Reply {
    await carryOut(.enter(clearsQueue: true, beginsAgain: beginsAgain), called: "")
  }

  package func playOn() async {
    await loop.send(.answer(.cancel))
    await loop.send(.go(.present))
    repeat { await loop.waitUntilSettled() } while await loop.send(.make(.pass)) == .accepted
  }

  package func leave() async {
    await loop.send(.clearQueue)
  }

  package func tell(_ refusal: Refusal) { front.tell(GameText(front.language).refusal(refusal)) }

  package func tell(failure: String) async {
    front.tell(GameText().failure(failure, in: await loop.play.record))
  }

  /// Carries out a parsed command, or reports its refusal.
  package func run(_ said: Result<TableCommand, TableRefusal>) async -> Reply {
    switch said {
    case .success(let said): await run(said)
    case .failure(.notACommand(.unknown(let typed, let nearest))):
      await refuseUnknown(typed, nearest: nearest)
    case .failure(let refusal): refuse(refusal)
    }
  }

  private func run(_ said: TableCommand) async -> Reply {
    switch said {
    case .input(.queue(let moves), word: _): return await queue(moves)
    case .input(.showValues(let areShown), let word):
      return await showValues(areShown, called: word)
    case .input(let input, let word): return reply(await loop.send(input), to: word)
    case .intent(let intent, let word): return await carryOut(intent, called: word)
    case .show(let request):
      await loop.read { [front] table in front.show(request, of: TableModel(table)) }
      return .done
    case .games:
      front.show(
        Result { () throws(LoadFailure) in
          try loop.ports.repository.archivedGames(last: Wins.gamesLookedAt)
        })
      return .done
    case .quit: return .quit
    }
  }

  /// Queues the moves of a transcript.
  ///
  /// A script queues them once the game is idle and goes on once it is idle again (C4.11).
  private func queue(_ moves: [QueuedMove]) async -> Reply {
    if isScript {
      await loop.send(.stopAnalysis)
      await loop.waitUntilSettled()
    }
    if case .ignored(let reason) = await loop.send(.queue(moves)), let first = moves.first {
      return refuse(.notPlayed(first, reason, dropping: Array(moves.dropFirst())))
    }
    if isScript { await loop.waitUntilSettled() }
    return .done
  }

  /// Turns values on or off (C6.40).
  ///
  /// They can only be turned off if squares cannot show them.
  private func showValues(_ areShown: Bool, called word: String) async -> Reply {
    let canEnd = await loop.play.run.showsValues && !areShown
    guard front.showsNumbers || canEnd else {
      return refuse(.notACommand(.noNumbers(word)))
    }
    return reply(await loop.send(.showValues(areShown)), to: word)
  }

  /// Resolves an intent against the current table and sends the resulting input.
  private func carryOut(_ intent: ContextualCommand, called word: String) async -> Reply {
    let outcome = await loop.send { intent.input(in: $0) }
    if let outcome { return reply(outcome, to: word) }
    let refusal = await loop.read { intent.refusal(of: word, in: $0) }
    return refusal.map(refuse) ?? .nothing
  }

  private func reply(_ outcome: Table.Outcome, to word: String) -> Reply {
    guard case .ignored(let reason) = outcome else { return .done }
    return refuse(.ignored(word, reason))
  }

  /// Refuses an unknown command.
  ///
  /// While a question is open, the command counts as a wrong answer (C3.8).
  private func refuseUnknown(_ typed: String, nearest: String?) async -> Reply {
    let problem = await loop.read { table -> TableRefusal.Problem in
      if table.question != nil { return .noAnswer }
      if nearest == nil, CommandTable.asksForLevel(typed.lowercased()) {
        return .levelOfNoSide(typed)
      }
      if CommandTable.asksForSaving(typed), !table.run.isSaved { return .notSaved(typed) }
      return .unknown(typed, nearest: nearest)
    }
    return refuse(.notACommand(problem))
  }

  private func refuse(_ refusal: TableRefusal) -> Reply {
    front.tell(refusal)
    return .refused
  }
}

/// A presenter that also shows refusals, notices, and requested information.
package protocol TableFront: Table.Presenter {
  /// True if squares can show values.
  var showsNumbers: Bool { get }
  func show(_ request: InfoRequest, of view: TableModel)
  /// Shows the latest archived games.
  ///
  /// A `nil` list means that this run archives no games.
  func show(_ kept: Result<[ArchivedGame]?, LoadFailure>)
  func tell(_ refusal: TableRefusal)
  /// Shows a notice that is unrelated to any event.
  func tell(_ notice: String)
  var language: Language { get }
}
