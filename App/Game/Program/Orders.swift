import Adapters
import Front
import UseCases

/// The effects on the game and its files, performed one after another.
struct Orders: Sendable {
  let loop: GameLoop
  let presenter: GamePresenter
  let archive: Archive
  let settings: SettingsInFile
  let mailbox: Mailbox

  func carryOut(_ effect: Effect) async {
    switch effect {
    case .send(let input): tell(await loop.send(input), of: input)
    case .choose(let choice):
      guard let (input, outcome) = await loop.send(choice, through: presenter) else {
        return mailbox.send(.nothing(choice))
      }
      tell(outcome, of: input)
    case .keep(let settings): keep(settings)
    case .readGames(let request): read(request)
    case .redraw, .quit: break
    }
  }

  private func tell(_ outcome: Outcome, of input: Input) {
    if case .ignored(let reason) = outcome { mailbox.send(.ignored(input, reason)) }
  }

  private func read(_ request: GamesRequest) {
    do throws(LoadFailure) {
      switch request {
      case .page, .open: mailbox.send(.games(try archive.all(), for: request))
      case .wins: mailbox.send(.games(archive.recent(), for: .wins))
      }
    } catch {
      mailbox.send(.failed(.readingGames(error)))
    }
  }

  private func keep(_ settings: SettingsInUse) {
    do throws(SaveFailure) {
      try self.settings.keep(settings)
    } catch {
      mailbox.send(.failed(.settings(error)))
    }
  }
}
