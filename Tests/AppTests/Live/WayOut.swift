import Foundation
import ProgramSupport

/// What ends a program at a terminal, and the end it makes.
enum WayOut: Sendable {
  case keys(String, Run.End)
  case signal(Int32)
  case hangUp

  var end: Run.End {
    switch self {
    case .keys(_, let end): end
    case .signal(let signal): .signal(signal)
    case .hangUp: .signal(SIGHUP)
    }
  }

  func take(_ game: TerminalSession) {
    switch self {
    case .keys(let keys, _): game.type(keys)
    case .signal(let signal): game.send(signal)
    case .hangUp: game.hangUp()
    }
  }
}
