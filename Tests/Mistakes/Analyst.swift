import Domain
import Infrastructure
import Players
import Rooms
import UseCases

/// What judges the moves of games, and finds how a game goes on after them.
struct Analyst {
  /// The disks that a mistake costs at least.
  private static let leastLoss = 6
  /// The number of the last move that counts as a mistake; behind it there is little to choose.
  private static let lastMove = 54

  /// The moves after the move that a line has at least, unless the game ends sooner.
  let length: Int
  private let computer = LeveledComputer(seed: 1, searching: .caller)
  /// How long lines took to be found, and how long they are.
  private(set) var costs = LineCosts()

  /// Makes an analyst whose lines are so long.
  init(length: Int) {
    self.length = length
  }

  /// Returns the mistakes of a game, the last one first, each for one of three persons by turns;
  /// nil if the computer gives no advice.
  mutating func mistakes(of record: Record, from number: Int) async -> [OwnMistake]? {
    let board = record.game.board
    var lead = Advice.Worth.exactly(board.count(of: .dark) - board.count(of: .light))
    var mistakes: [OwnMistake] = []
    for place in record.steps.indices.reversed() {
      guard case .move(let square) = record.steps[place] else { continue }
      let before = record.prefix(place)
      guard let side = before.game.turn else { return nil }
      let played = ValuedMove(square, worth: side == .dark ? lead : lead.ofOther)
      guard
        let advice = try? await computer.advice(on: before, about: .best(knowing: played)),
        let found = advice.best.worth
      else { return nil }
      let isExact = (advice.moves + [played]).allSatisfy(\.isExact)
      let worth = isExact ? found : .about(found.lead)
      if let lost = played.worth, worth.lead - lost.lead >= Self.leastLoss,
        before.game.moveNumber <= Self.lastMove
      {
        guard
          let playedLine = await line(on: before, [.move(square)]),
          let bestLine = await line(on: before, advice.line)
        else { return nil }
        let persons = [nil, side, side.flipped]
        mistakes.append(
          OwnMistake(
            before: before.game, person: persons[(number + mistakes.count) % 3], played: playedLine,
            playedWorth: lost, best: bestLine,
            bestWorth: worth))
      }
      lead = side == .dark ? worth : worth.ofOther
    }
    return mistakes
  }

  /// Returns a line that is made longer by what the computer finds at its end.
  private mutating func line(on before: Record, _ steps: [Record.Step]) async -> [Record.Step]? {
    guard var end = try? Record(start: before.game, steps: steps) else { return nil }
    var parts = LineCosts.Parts(end)
    while end.moves <= length {
      end.pass()
      guard end.game.turn != nil else { break }
      guard let advice = try? await computer.advice(on: end, about: .bestMove) else { return nil }
      for step in advice.line { end.make(step) }
      parts.add(end)
    }
    costs.add(parts)
    return end.steps
  }
}

extension Record {
  /// How many disks were placed.
  var moves: Int { steps.count(where: \.isMove) }
}

extension Advice.Worth {
  /// The same worth as the other side sees it.
  fileprivate var ofOther: Advice.Worth {
    switch self {
    case .about(let lead): .about(-lead)
    case .exactly(let lead): .exactly(-lead)
    }
  }
}
