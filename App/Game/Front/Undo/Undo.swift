import Adapters
import Domain
import UseCases

/// The undone steps, of which the last is redone first.
struct Undo: Hashable {
  private(set) var steps: [Record.Step] = []

  /// Forgets the steps when another is played, or only the next if it was played.
  mutating func follow(_ event: Event) {
    let played: Record.Step
    switch event {
    case .placed(let move): played = .move(move.square)
    case .passed: played = .pass
    default: return
    }
    if steps.last == played {
      steps.removeLast()
    } else {
      steps = []
    }
  }

  /// Adds the steps that led from a position to a later one.
  mutating func add(_ undone: [Record.Step]) { steps += undone.reversed() }

  /// Removes steps that were redone.
  mutating func remove(_ count: Int) { steps.removeLast(min(count, steps.count)) }
}

extension Command {
  static let undo: [Command] = [
    Command(
      ["undo", "u"], form: "undo 3",
      help: Help("undo, redo", in: .play) {
        $0("undo your last move (undo 3: three); redo it", ja: "待った (undo 3: 三手ぶん); やり直す")
      },
      isHinted: { $0.hasMoveOfHuman }, action: { $0.undo($1) }),
    Command(["redo"], form: "redo 3", action: { $0.redo($1) }),
  ]
}

extension Model {
  fileprivate var hasMoveOfHuman: Bool {
    switch moment {
    case .yourTurn, .computerThinks, .yourPass: session.hasTurnOfHuman
    default: false
    }
  }

  /// Undoes moves back to an earlier turn of a human.
  fileprivate mutating func undo(_ arguments: [String]) -> [Effect]? {
    guard let turns = Self.count(arguments) else { return nil }
    if study != nil { return walkBack(turns) }
    return choose { _ in
      Choice(
        input: { $0.undoing(turns) },
        follow: { model, before in
          let undone = before.record.steps.dropFirst(model.session.record.steps.count)
          model.undo.add(Array(undone))
          model.tell(model.language.undone(Array(undone), turns: turns))
          return []
        },
        refuse: { model in
          let hasHuman = model.players.hasHuman
          model.refuse(hasHuman ? model.language.nothingToUndo : model.language.onlyComputers)
        })
    }
  }

  /// Redoes steps up to a later turn of a human.
  fileprivate mutating func redo(_ arguments: [String]) -> [Effect]? {
    guard let turns = Self.count(arguments) else { return nil }
    if study != nil { return walkOn(turns) }
    return choose { model in
      Choice(
        input: { [steps = model.undo.steps, seen = model.session.record] session in
          session.redoing(steps, undoneFrom: seen, turns: turns)
        },
        follow: { model, before in
          let redone = model.session.record.steps.dropFirst(before.record.steps.count)
          model.undo.remove(redone.count)
          model.tell(model.language.redone(Array(redone)))
          return []
        },
        refuse: { $0.refuse($0.language.nothingToRedo) })
    }
  }

  /// Returns the number in an argument, by default 1, or `nil` if it is none.
  private static func count(_ arguments: [String]) -> Int? {
    guard let argument = arguments.first else { return 1 }
    guard arguments.count == 1, let count = Int(argument), count > 0 else { return nil }
    return count
  }
}

extension Session {
  /// Returns the input that undoes some turns of humans, or `nil`.
  fileprivate func undoing(_ turns: Int) -> Input? {
    guard let length = turnsOfHumans.suffix(turns).first else { return nil }
    var earlier = Record(start: record.start)
    for step in record.steps.prefix(length) { earlier.make(step) }
    return .open(SavedGame(record: earlier, modes: modes))
  }

  /// Returns the input that redoes some turns of humans, or `nil`.
  ///
  /// The game may have gone on since the steps were undone from `seen`. They still count if it took
  /// the same steps.
  fileprivate func redoing(
    _ undone: [Record.Step], undoneFrom seen: Record, turns: Int
  ) -> Input? {
    let played = record.steps.dropFirst(seen.steps.count)
    var rest = undone
    guard record.start == seen.start, record.steps.starts(with: seen.steps),
      rest.suffix(played.count).elementsEqual(played.reversed())
    else { return nil }
    rest.removeLast(played.count)
    var later = record
    var count = 0
    while count < turns, let step = rest.popLast(), later.make(step) {
      if isTurnOfHuman(in: later.game) { count += 1 }
    }
    return later == record ? nil : .open(SavedGame(record: later, modes: modes))
  }

  /// The numbers of steps before the earlier turns of humans.
  private var turnsOfHumans: [Int] {
    var earlier = Record(start: record.start)
    var turns: [Int] = []
    for (index, step) in record.steps.enumerated() {
      if isTurnOfHuman(in: earlier.game) { turns.append(index) }
      earlier.make(step)
    }
    return turns
  }

  /// True if a human has had a turn, which can be undone.
  fileprivate var hasTurnOfHuman: Bool {
    var earlier = Record(start: record.start)
    for step in record.steps {
      if isTurnOfHuman(in: earlier.game) { return true }
      earlier.make(step)
    }
    return false
  }

  private func isTurnOfHuman(in game: Game) -> Bool {
    guard case .toMove(let side) = game.status else { return false }
    return modes[side] == .manual
  }
}

extension Language {
  fileprivate func undone(_ steps: [Record.Step], turns: Int) -> String {
    let redo = turns == 1 ? "redo" : "redo \(turns)"
    let them = steps.count == 1 ? "it" : "them"
    return self(
      "Undone: \(list(steps)). Type '\(redo)' to play \(them) again.",
      ja: "待った: \(list(steps))。\(redo) でやり直せます。")
  }

  fileprivate func redone(_ steps: [Record.Step]) -> String {
    self("Redone: \(list(steps)).", ja: "やり直しました: \(list(steps))。")
  }

  fileprivate var nothingToUndo: String {
    self("There is nothing to undo.", ja: "取り消す手がありません。")
  }

  fileprivate var nothingToRedo: String {
    self("There is nothing to redo.", ja: "やり直す手がありません。")
  }

  /// Returns a few steps, or the number of many.
  private func list(_ steps: [Record.Step]) -> String {
    guard steps.count <= 6 else { return self("\(steps.count) steps", ja: "\(steps.count)手") }
    return steps.map(\.description).joined(separator: " ")
  }
}
