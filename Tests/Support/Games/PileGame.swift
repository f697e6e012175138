package import Domain
import Infrastructure
package import UseCases

/// A game as somebody would keep it on paper who knows R10 and has no undo: a pile with its steps, and
/// one with the steps that were taken back.
package struct PileGame: Sendable {
  package private(set) var steps: [Record.Step] = []
  package private(set) var undone: [Record.Step] = []
  package private(set) var modes = Modes()
  /// Whether disks are turning.
  package private(set) var isShowing = false
  /// What a front has told of steps that were taken back and made again.
  package private(set) var told: [String] = []
  /// The game as it was at each save, which comes before it is told.
  package private(set) var saves: [PileGame] = []
  /// The games from the start to the present one.
  private var games = [Game()]

  package init() {}

  package var game: Game { games[games.count - 1] }

  /// What the file has now.
  package var text: String {
    let turn = game.turn?.description ?? "-"
    let sides = Disk.sides.map { modes[$0] == .manual ? "0" : "1" }.joined()
    let numbers = Disk.sides.map { "\(modes.level(of: $0).rawValue)" }.joined()
    let levels = numbers == "00" ? "" : " levels=\(numbers)"
    let moves = steps.isEmpty ? "" : " moves=\(Self.names(steps).joined())"
    return "\(turn)\(sides)\(levels)\(moves)\n\(game.board)\n"
  }

  /// Whether a person is to pick, in the present game or in another one.
  package func isPersonToPick(in game: Game? = nil) -> Bool {
    guard case .toMove(let side) = (game ?? self.game).status else { return false }
    return modes[side] == .manual
  }

  /// Places a disk or passes, which must be legal now.
  package mutating func make(_ step: Record.Step) {
    push(step)
    undone = []
    if case .move = step { isShowing = true }
    save()
  }

  /// Hands a side to somebody.
  package mutating func set(_ side: Disk, to choice: ModeChoice) {
    let before = modes
    modes.choose(choice, for: side)
    if modes != before { save() }
  }

  /// Goes back to the start, with two persons.
  package mutating func reset() {
    (steps, undone, games, isShowing) = ([], [], [Game()], false)
    for side in Disk.sides { modes.choose(.manual, for: side) }
    save()
  }

  /// Takes back so many picks of a person, and all that came after them.
  package mutating func undo(_ count: Int) {
    let picks = games.dropLast().indices.filter { isPersonToPick(in: games[$0]) }
    guard let length = picks.suffix(count).first else { return }
    told.append("Took back \(Self.names(steps[length...]).joined(separator: " ")).")
    while steps.count > length {
      undone.append(steps.removeLast())
      games.removeLast()
    }
    isShowing = false
    save()
  }

  /// Makes steps again, until a person has been to pick so often.
  package mutating func redo(_ count: Int) {
    guard !undone.isEmpty else { return }
    let length = steps.count
    var picks = 0
    while picks < count, let step = undone.popLast() {
      push(step)
      if isPersonToPick() { picks += 1 }
    }
    told.append("Played \(Self.names(steps[length...]).joined(separator: " ")) again.")
    isShowing = false
    save()
  }

  /// Does what chance says, mostly taking back and making again; returns the lines that say the same, of
  /// which only after the last one may the game settle.
  package mutating func turn(_ chance: inout some RandomNumberGenerator) -> [String] {
    let count = [1, 1, 1, 2, 3, 99][chance.number(below: 6)]
    let side = Disk.sides[chance.number(below: 2)]
    switch chance.number(below: 40) {
    case 0..<10:
      redo(count)
      return ["redo \(count)"]
    case 10..<13:
      let level = [Level.one, .two][chance.number(below: 2)]
      set(side, to: .computerAt(level))
      return ["\(side == .dark ? "b" : "w")c\(level)"]
    case 13..<17:
      set(side, to: .manual)
      return [side == .dark ? "bm" : "wm"]
    case 17:
      reset()
      return ["reset &", "ok"]
    case 18..<27 where !isShowing && isPersonToPick():
      let legal = Array(game.legalSquares)
      let square = legal[chance.number(below: legal.count)]
      make(.move(square))
      return ["\(square)"]
    case 18..<27 where !isShowing && game.passing() != nil:
      make(.pass)
      return ["dismiss"]
    default:
      undo(count)
      return ["undo \(count)"]
    }
  }

  /// Lets the disks turn and the computers play until a person has to do something.
  package mutating func settle(with computer: some Computer) async throws {
    isShowing = false
    while case .toMove(let side) = game.status, case .computer(let level) = modes[side] {
      make(.move(try await computer.chooseSquare(for: game, at: level)))
      isShowing = false
    }
  }

  /// The game as the next program finds it, if the one that played it was killed.
  package var resumed: PileGame {
    var next = self
    (next.undone, next.isShowing, next.told, next.saves) = ([], false, [], [])
    return next
  }

  private mutating func save() {
    var copy = self
    copy.saves = []
    saves.append(copy)
  }

  private mutating func push(_ step: Record.Step) {
    guard let next = game.after(step) else { return }
    steps.append(step)
    games.append(next)
  }

  private static func names(_ steps: some Sequence<Record.Step>) -> [String] {
    steps.map(\.description)
  }
}
