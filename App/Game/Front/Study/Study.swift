import Domain
import UseCases

/// An analysis board over the record of a game.
///
/// It shows the position before a step of its line, which is the game's or a trial. Nothing here
/// changes the game that is played.
struct Study: Hashable {
  /// The origin of a studied game.
  enum Source: Hashable {
    case yourGame
    /// A past game, with its number in the archive if it is known.
    case archive(number: Int?)
    case file(name: String)
  }

  /// Steps that the player tries in place of the game's.
  struct Trial: Hashable {
    /// The number of the game's steps before them.
    let start: Int
    let steps: [Record.Step]
  }

  let source: Source
  let record: Record
  let players: BySide<Player>
  /// The latest trial, which going back along the game keeps.
  private(set) var trial: Trial?
  /// The number of steps of the line before the viewed position.
  private(set) var place: Int
  /// The record up to the viewed position.
  private(set) var viewed: Record
  /// The exercises from the mistakes of the game, or `nil`.
  ///
  /// Their positions are their own, so any other position ends them.
  var exercises: Exercises?

  /// Creates a study that shows the last position.
  init(_ record: Record, players: BySide<Player>, from source: Source) {
    self.source = source
    self.record = record
    self.players = players
    place = record.steps.count
    viewed = record
  }

  /// The steps of the game, or those before a trial and the trial's.
  var line: [Record.Step] {
    trial.map { record.steps.prefix($0.start) + $0.steps } ?? record.steps
  }

  /// True if the viewed position is a tried one.
  var isTrying: Bool { trial.map { place > $0.start } ?? false }

  /// The step that the game or trial takes next, or `nil` at the end.
  var next: Record.Step? {
    let steps = isTrying ? line : record.steps
    return steps.indices.contains(place) ? steps[place] : nil
  }

  /// Goes to the position before a step of the line.
  mutating func go(to place: Int) {
    exercises = nil
    self.place = min(max(0, place), line.count)
    viewed = Record(start: record.start, making: line.prefix(self.place))
  }

  /// Goes to the position before a step of the game, and forgets the trial.
  mutating func goInGame(to place: Int) {
    trial = nil
    go(to: place)
  }

  /// Tries a step, before and after which passes that are due follow by themselves.
  ///
  /// - Returns: `false` if the step is not legal.
  mutating func tryOut(_ step: Record.Step) -> Bool {
    var tried = viewed
    if step.isMove { tried.pass() }
    guard tried.make(step) else { return false }
    tried.pass()
    if !line.starts(with: tried.steps) {
      let start = isTrying ? trial?.start ?? place : place
      trial = Trial(start: start, steps: Array(tried.steps.dropFirst(start)))
    }
    place = tried.steps.count
    viewed = tried
    return true
  }

  /// Returns the number of steps before a move of the game, or `nil`.
  func place(ofMove number: Int) -> Int? {
    let places = record.steps.indices.filter { record.steps[$0] != .pass }
    let first = record.start.moveNumber
    guard (first..<first + places.count).contains(number) else { return nil }
    return places[number - first]
  }
}
