import Domain
import UseCases

/// Carries out the lines of a player or a script.
public struct TextConsole: Sendable {
  let loop: GameLoop
  let dialog: Dialog
  private let presenter: ConsolePresenter

  /// Creates a console from a loop and the presenter of its session.
  public init(loop: GameLoop, presenter: ConsolePresenter) {
    self.loop = loop
    self.presenter = presenter
    dialog = presenter.dialog
  }

  /// Carries out a command of one or more words, or reports the refusal.
  ///
  /// - Returns: `false` if the player quits.
  func carryOut(_ words: [String]) async -> Bool {
    do throws(Refusal) {
      return try await carryOut(try CommandReader.read(words))
    } catch {
      await report(error)
      return true
    }
  }

  private func carryOut(_ command: Command) async throws(Refusal) -> Bool {
    switch command {
    case .input(let input, let word): try check(word, await loop.send(input))
    case .agree(let word):
      // Without an alert, the answer is sent to be refused.
      let outcome = await loop.send { $0.alert?.agreeing ?? .answer(.ok) }
      try check(word, outcome)
    case .board: await loop.read { [presenter] in presenter.showBoard($0) }
    case .player(let side): await loop.read { [presenter] in presenter.showPlayer(side, $0) }
    case .help: presenter.showHelp()
    case .quit: return false
    }
    return true
  }

  private func check(_ word: String, _ outcome: Outcome?) throws(Refusal) {
    if case .ignored(let reason) = outcome { throw .ignored(word, reason) }
  }

  /// Reports a refused command.
  ///
  /// While the question is open, an unknown command counts as a wrong answer (C3.50).
  private func report(_ refusal: Refusal) async {
    if case .unknown = refusal, await loop.session.isResetAsked {
      dialog.refuse(.noAnswer)
    } else {
      dialog.refuse(refusal)
    }
  }
}
