import Domain
import Infrastructure
package import Rooms
package import UseCases

/// A game on paper that chance plays, mostly by taking back and making again, with what a program
/// must tell and save meanwhile.
package struct TakingBackPlay: Sendable {
  package private(set) var paper: PaperSession
  /// What a front has told of steps that were taken back and made again.
  package private(set) var told: [String] = []
  /// The game as it was at each save, with what was told by then and is told at once.
  package private(set) var saves: [TakingBackPlay] = []

  /// Begins with what is saved.
  package init(_ saved: SavedGame = SavedGame()) {
    paper = PaperSession(saved)
  }

  /// Does what chance says; returns the inputs.
  package mutating func turn(_ chance: inout some RandomNumberGenerator) -> [Table.Input] {
    let inputs = inputs(&chance)
    for input in inputs { note(paper.take(input)) }
    return inputs
  }

  private func inputs(_ chance: inout some RandomNumberGenerator) -> [Table.Input] {
    let count = [1, 1, 1, 2, 3, 99][chance.number(below: 6)]
    let side = Disk.sides[chance.number(below: 2)]
    switch chance.number(below: 40) {
    case 0..<10: return [.redo(count)]
    case 10..<13: return [.setMode(side, .computerAt([.one, .two][chance.number(below: 2)]))]
    case 13..<17: return [.setMode(side, .manual)]
    case 17: return [.askReset, .answer(.ok)]
    case 18..<27 where paper.sideToPick != nil:
      let legal = Array(paper.game.legalSquares)
      return [.make(.move(legal[chance.number(below: legal.count)]))]
    case 18..<27 where paper.awaitsPass != nil: return [.make(.pass)]
    default: return [.undo(count)]
    }
  }

  /// Lets the disks turn and the computers play until a person has to do something.
  package mutating func settle(with computer: some Adviser) async throws {
    while let wait = paper.wait {
      switch wait {
      case .game(.thought(let record, let level)):
        let square = try await computer.chooseSquare(for: record, at: level)
        note(paper.take(.game(.square(square)), after: wait))
      case .game(.disk): note(paper.take(.game(.timeIsUp), after: wait))
      case .advice: return
      }
    }
  }

  /// The play as the next program finds it, if the one that played was killed.
  package var resumed: TakingBackPlay { TakingBackPlay(paper.saved) }

  private mutating func note(_ reply: PaperReply) {
    for note in reply.notes {
      switch note {
      case .tells(.tookBack(let steps)): told.append("Took back \(words(steps)).")
      case .tells(.redone(let steps)): told.append("Played \(words(steps)) again.")
      case .saves, .keeps, .tells, .judges, .teaches: break
      }
    }
    for _ in reply.saves {
      var copy = self
      copy.saves = []
      saves.append(copy)
    }
  }

  private func words(_ steps: [Record.Step]) -> String {
    steps.map(\.description).joined(separator: " ")
  }
}

extension Table.Input {
  /// The line of a script that says the same, of those that a play has.
  package var line: String {
    switch self {
    case .redo(let count): "redo \(count)"
    case .undo(let count): "undo \(count)"
    case .setMode(let side, let choice):
      switch choice {
      case .computerAt(let level): "\(side == .dark ? "b" : "w")c\(level)"
      case .manual, .computer: side == .dark ? "bm" : "wm"
      }
    case .askReset: "reset &"
    case .answer: "ok"
    case .make(.move(let square)): "\(square)"
    default: "dismiss"
    }
  }
}
