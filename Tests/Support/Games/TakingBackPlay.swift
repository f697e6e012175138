import Domain
import Infrastructure
package import UseCases

/// A game on paper that chance plays, mostly by taking back and making again, with what a program
/// must tell and save meanwhile.
package struct TakingBackPlay: Sendable {
  package private(set) var paper = PaperGame()
  /// What a front has told of steps that were taken back and made again.
  package private(set) var told: [String] = []
  /// The game as it was at each save, which comes before it is told.
  package private(set) var saves: [TakingBackPlay] = []
  /// Whether disks are turning.
  private var isShowing = false

  package init() {}

  /// Does what chance says; returns the lines that say the same, of which only after the last one
  /// may the game settle.
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
      paper.reset()
      save(isShowing: false)
      return ["reset &", "ok"]
    case 18..<27 where !isShowing && paper.isPersonToPick:
      let legal = Array(paper.game.legalSquares)
      let square = legal[chance.number(below: legal.count)]
      make(.move(square))
      return ["\(square)"]
    case 18..<27 where !isShowing && paper.game.passing() != nil:
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
    while case .toMove(let side) = paper.game.status, case .computer(let level) = paper.modes[side]
    {
      make(.move(try await computer.chooseSquare(for: Record(start: paper.game), at: level)))
      isShowing = false
    }
  }

  /// The play as the next program finds it, if the one that played was killed.
  package var resumed: TakingBackPlay {
    var next = TakingBackPlay()
    next.paper = PaperGame(paper.saved ?? SavedGame())
    return next
  }

  private mutating func make(_ step: Record.Step) {
    paper.make(step)
    save(isShowing: step != .pass)
  }

  private mutating func set(_ side: Disk, to choice: ModeChoice) {
    let before = paper.modes
    paper.modes.choose(choice, for: side)
    if paper.modes != before { save(isShowing: isShowing) }
  }

  private mutating func undo(_ count: Int) {
    let steps = paper.steps(back: count)
    paper.undo(steps.count)
    tell(steps) { "Took back \($0)." }
  }

  private mutating func redo(_ count: Int) {
    let steps = paper.steps(forward: count)
    paper.redo(steps.count)
    tell(steps) { "Played \($0) again." }
  }

  /// Notes what is told of steps, if there are any, and what is saved before.
  private mutating func tell(_ steps: [Record.Step], _ sentence: (String) -> String) {
    guard !steps.isEmpty else { return }
    told.append(sentence(steps.map(\.description).joined(separator: " ")))
    save(isShowing: false)
  }

  private mutating func save(isShowing: Bool) {
    self.isShowing = isShowing
    var copy = self
    copy.saves = []
    saves.append(copy)
  }
}
