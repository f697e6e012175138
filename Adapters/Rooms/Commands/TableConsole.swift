package import Adapters
import Domain
import Notations
package import Rooms
package import UseCases

/// Carries out the console's lines on a game, and tells why a line is refused.
package struct TableConsole: CommandConsole {
  /// The loop that plays the game.
  package let loop: TableLoop
  private let front: any TableFront
  /// Whether the lines are those of a script, which goes on behind a transcript only when the game
  /// has settled.
  private let isScript: Bool
  private let reader: TableReader

  /// Makes the console of a game and of the front that shows it.
  package init(loop: TableLoop, front: any TableFront, isScript: Bool) {
    self.loop = loop
    self.front = front
    self.isScript = isScript
    reader = TableReader(isScript ? .script : .lines)
  }

  /// Carries out the words of a line.
  package func carryOut(_ words: [String]) async -> Reply { await run(reader.read(words)) }

  /// Carries out an empty line, which drops what is planned, too.
  package func enter(beginsAgain: Bool) async -> Reply {
    await carryOut(.enter(dropsPlanned: true, beginsAgain: beginsAgain), called: "")
  }

  /// Cancels a question, returns to the present, and dismisses each pass that comes up.
  package func playOn() async {
    await loop.send(.answer(.cancel))
    await loop.send(.go(.present))
    repeat { await loop.waitUntilSettled() } while await loop.send(.make(.pass)) == .accepted
  }

  /// Drops what is planned.
  package func leave() async { await loop.send(.dropPlanned) }

  /// Has the front tell a refusal of a line that says nothing.
  package func tell(_ refusal: Refusal) { front.tell(GameText(front.language).refusal(refusal)) }

  /// Has the front tell that a computer fails, with the moves so far.
  package func tell(failure: String) async {
    front.tell(GameText().failure(failure, in: await loop.play.record))
  }

  /// Carries out what was said, and tells why if it is refused.
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
    case .input(.plan(let moves), word: _): return await plan(moves)
    case .input(.keepValues(let areKept), let word): return await keepValues(areKept, called: word)
    case .input(let input, let word): return reply(await loop.send(input), to: word)
    case .intent(let intent, let word): return await carryOut(intent, called: word)
    case .look(let look):
      await loop.read { [front] table in front.show(look, of: TableModel(table)) }
      return .done
    case .games:
      front.show(
        Result { () throws(LoadFailure) in
          try loop.ports.repository.keptGames(last: Wins.gamesLookedAt)
        })
      return .done
    case .quit: return .quit
    }
  }

  /// Plans the moves of a transcript.
  ///
  /// In a script it begins when the game has settled, whatever the line before has left under way,
  /// and the next line comes when it has settled again (C4.11).
  private func plan(_ moves: [PlannedMove]) async -> Reply {
    if isScript {
      await loop.send(.stopAnalysis)
      await loop.waitUntilSettled()
    }
    if case .ignored(let reason) = await loop.send(.plan(moves)), let first = moves.first {
      return refuse(.notPlayed(first, reason, dropping: Array(moves.dropFirst())))
    }
    if isScript { await loop.waitUntilSettled() }
    return .done
  }

  /// Has values kept up, or no longer; where squares show none, they can only be ended (C3.40).
  private func keepValues(_ areKept: Bool, called word: String) async -> Reply {
    let canEnd = await loop.play.run.keepsValues && !areKept
    guard front.showsNumbers || canEnd else {
      return refuse(.notACommand(.noNumbers(word)))
    }
    return reply(await loop.send(.keepValues(areKept)), to: word)
  }

  /// Carries out what is known only now.
  private func carryOut(_ intent: Intent, called word: String) async -> Reply {
    let outcome = await loop.send { intent.input(in: $0) }
    if let outcome { return reply(outcome, to: word) }
    let refusal = await loop.read { intent.refusal(of: word, in: $0) }
    return refusal.map(refuse) ?? .nothing
  }

  private func reply(_ outcome: Table.Outcome, to word: String) -> Reply {
    guard case .ignored(let reason) = outcome else { return .done }
    return refuse(.ignored(word, reason))
  }

  /// Refuses what is no command; while a question is up, it was meant as an answer (C3.8).
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

/// A front of the console: a presenter that also answers what a player asks to see.
package protocol TableFront: Table.Presenter {
  /// Whether squares show what they are worth.
  var showsNumbers: Bool { get }
  /// Shows what a player asks to see.
  func show(_ look: Look, of view: TableModel)
  /// Shows the last games that are kept; nil stands for none that are kept in this run.
  func show(_ kept: Result<[KeptGame]?, LoadFailure>)
  /// Tells why a line, or a move that was planned, is refused.
  func tell(_ refusal: TableRefusal)
  /// Tells something that is no part of the game.
  func tell(_ notice: String)
  /// The language of the person.
  var language: Language { get }
}
