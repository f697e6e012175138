public import Domain

/// One way in which a game is played: the steps that were made, those that were taken back, and the
/// earlier moment that is looked at.
///
/// It is legal whatever happens to it: each step was legal when it was made, those that were taken
/// back can be made again, and the earlier moment is one of the game.
public struct Variation: Hashable, Sendable {
  /// The steps so far and the game to which they have led.
  public private(set) var record: Record
  /// The steps that were taken back and can be made again, the next one last (R10.4).
  public private(set) var undone: [Record.Step] = []
  private var moment = Moment.present

  /// What is looked at; an earlier moment is in a box, because it is copied with every session.
  private enum Moment: Hashable {
    case present
    indirect case earlier(Record)
  }

  /// Begins with a record, at its present moment.
  init(_ record: Record) { self.record = record }

  /// The game up to the earlier moment that is looked at, or nil at the present (R13).
  public var earlier: Record? {
    if case .earlier(let record) = moment { record } else { nil }
  }

  /// Whether no earlier moment is looked at.
  var isAtPresent: Bool { if case .present = moment { true } else { false } }

  /// The game at the moment that is seen.
  var seenGame: Game {
    if case .earlier(let record) = moment { record.game } else { record.game }
  }

  /// The game up to the moment that is seen: the earlier one that is looked at, or the present.
  public var seen: Record { earlier ?? record }

  /// The record in which what was taken back has been made again.
  ///
  /// - Complexity: plays the steps that were taken back.
  public var whole: Record {
    undone.reversed().reduce(into: record) { record, step in record.make(step) }
  }

  /// The number of all its steps.
  var length: Int { record.steps.count + undone.count }

  /// Returns the steps from which one would depart that is made at the moment that is seen: those
  /// that have followed that moment or were taken back, unless it is the next of them.
  func stepsLeft(by step: Record.Step) -> [Record.Step] {
    if isAtPresent, undone.isEmpty || undone.last == step { return [] }
    let following = record.steps.dropFirst(seen.steps.count) + undone.reversed()
    return following.first == step ? [] : Array(following)
  }

  /// Makes a move at the moment that is seen and returns true, or changes nothing and returns false
  /// if it is no move of that game.
  ///
  /// The steps that have followed that moment are taken back first. If the move is the next step
  /// that can be made again, those behind it still can; otherwise they are forgotten.
  mutating func make(_ move: Move) -> Bool {
    if !isAtPresent, seenGame.allows(move) { takeBackToSeen() }
    guard isAtPresent, record.make(move) else { return false }
    crossOut(.move(move.square))
    return true
  }

  /// Passes at the moment that is seen and returns true, as for a move, or changes nothing and
  /// returns false if the side does not have to pass.
  mutating func pass() -> Bool {
    if !isAtPresent, seenGame.passing() != nil { takeBackToSeen() }
    guard isAtPresent, record.pass() else { return false }
    crossOut(.pass)
    return true
  }

  private mutating func takeBackToSeen() {
    guard case .earlier(let earlier) = moment else { return }
    undone += record.steps.dropFirst(earlier.steps.count).reversed()
    record = earlier
    moment = .present
  }

  /// Has what was taken back be what can be made again behind a step.
  private mutating func crossOut(_ step: Record.Step) {
    if undone.last == step { undone.removeLast() } else { undone = [] }
  }

  /// Takes back all steps but the first ones, and returns to the present.
  ///
  /// - Parameter length: how many steps are kept; less than zero stands for zero.
  /// - Returns: the steps that were taken back, in the order in which they were made.
  mutating func takeBack(to length: Int) -> [Record.Step] {
    let steps = Array(record.steps.dropFirst(max(0, length)))
    moment = .present
    record = record.prefix(length)
    undone += steps.reversed()
    return steps
  }

  /// Makes the next step again that was taken back, at the present, and returns it; nil if there is
  /// none.
  mutating func makeAgain() -> Record.Step? {
    moment = .present
    guard let step = undone.popLast() else { return nil }
    record.make(step)
    return step
  }

  /// Looks at the moment before the move of a number and returns true, or changes nothing and
  /// returns false if there is no such move.
  mutating func look(before number: Int) -> Bool {
    guard let earlier = record.before(move: number) else { return false }
    moment = .earlier(earlier)
    return true
  }

  /// Returns to the present.
  mutating func returnToPresent() { moment = .present }
}
