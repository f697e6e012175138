import Domain
import UseCases

/// A console for one session, with answers printed by a presenter.
public struct GameConsole: CommandConsole {
  /// The loop that runs the session.
  public let loop: GameLoop
  private let presenter: PlainPresenter

  /// Creates a console from a loop and its game's presenter.
  public init(loop: GameLoop, presenter: PlainPresenter) {
    self.loop = loop
    self.presenter = presenter
  }

  /// Carries out a command of one or more words.
  public func carryOut(_ words: [String]) async -> Reply {
    do throws(Refusal) {
      return try await carryOut(try CommandReader.read(words).get())
    } catch {
      tell(await refusal(error))
      return .refused
    }
  }

  private func carryOut(_ said: ConsoleCommand) async throws(Refusal) -> Reply {
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

  /// Returns the refusal to report.
  ///
  /// While a question is open, an unknown command counts as a wrong answer (C3.8).
  private func refusal(_ refusal: Refusal) async -> Refusal {
    guard case .unknown = refusal, await loop.play.question != nil else { return refusal }
    return .noAnswer
  }

  /// Carries out an empty line.
  public func enter(beginsAgain: Bool) async -> Reply {
    let outcome = await loop.send { $0.enter(beginsAgain: beginsAgain) }
    return outcome == nil ? .nothing : .done
  }

  /// Cancels an open question and dismisses each pass that follows.
  public func playOn() async {
    await loop.send(.answer(.cancel))
    repeat { await loop.waitUntilSettled() } while await loop.send(.make(.pass)) == .accepted
  }

  /// Does nothing, because this console has nothing to discard.
  public func leave() async {}

  /// Prints the reason for refusing a line.
  public func tell(_ refusal: Refusal) {
    presenter.tell(refusal)
  }

  /// Prints the computer's failure and the moves so far.
  public func tell(failure: String) async {
    presenter.tell(GameText().failure(failure, in: await loop.play.record))
  }
}

extension Session {
  /// Returns the input for an empty line, or `nil` if there is none.
  fileprivate func enter(beginsAgain: Bool) -> Input? {
    if let alert { return alert.actions.first?.input }
    return beginsAgain && game.turn == nil ? .again : nil
  }
}
