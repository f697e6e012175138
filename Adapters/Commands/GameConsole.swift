import Domain
import UseCases

/// Carries out lines on a game, and has a presenter tell why a line is refused.
public struct GameConsole: CommandConsole {
  /// The loop of the game.
  public let loop: GameLoop
  private let presenter: PlainPresenter

  /// Makes the console of a game that a presenter shows.
  public init(loop: GameLoop, presenter: PlainPresenter) {
    self.loop = loop
    self.presenter = presenter
  }

  /// Carries out the words of a line.
  public func carryOut(_ words: [String]) async -> Reply {
    do throws(Refusal) {
      return try await carryOut(try CommandReader.read(words).get())
    } catch {
      tell(await refusal(error))
      return .refused
    }
  }

  private func carryOut(_ said: Said) async throws(Refusal) -> Reply {
    switch said {
    case .input(let input, let word): try refuse(word, await loop.send(input))
    case .agree(let word):
      let outcome = await loop.send { $0.alert?.actions.last?.input ?? .answer(.ok) }
      try refuse(word, outcome)
    case .board: await loop.read { [presenter] in presenter.showBoard($0) }
    case .mode(let side): await loop.read { [presenter] in presenter.show(side, $0.modes[side]) }
    case .help: presenter.showHelp()
    case .quit: return .quit
    }
    return .done
  }

  private func refuse(_ word: String, _ outcome: Outcome?) throws(Refusal) {
    if case .ignored(let reason) = outcome { throw .ignored(word, reason) }
  }

  /// Returns the refusal of a line; what is no command was meant as an answer to a question (C3.8).
  private func refusal(_ refusal: Refusal) async -> Refusal {
    guard case .unknown = refusal, await loop.play.question != nil else { return refusal }
    return .noAnswer
  }

  /// Carries out an empty line.
  public func enter(beginsAgain: Bool) async -> Reply {
    let outcome = await loop.send { $0.enter(beginsAgain: beginsAgain) }
    return outcome == nil ? .nothing : .done
  }

  /// Cancels a question, and dismisses each pass that comes up.
  public func playOn() async {
    await loop.send(.answer(.cancel))
    repeat { await loop.waitUntilSettled() } while await loop.send(.make(.pass)) == .accepted
  }

  /// Does nothing: nothing waits for a person.
  public func leave() async {}

  /// Has the presenter tell a refusal.
  public func tell(_ refusal: Refusal) {
    presenter.tell(refusal)
  }

  /// Has the presenter tell that a computer fails, with the moves so far.
  public func tell(failure: String) async {
    presenter.tell(GameText().failure(failure, in: await loop.play.record))
  }
}

extension Session {
  /// Returns what an empty line does.
  fileprivate func enter(beginsAgain: Bool) -> Input? {
    if let alert { return alert.actions.first?.input }
    return beginsAgain && game.turn == nil ? .again : nil
  }
}
