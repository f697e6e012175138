import Domain

/// The moves and passes that wait for their turn (R12).
struct Queue: Hashable {
  /// A step that waits.
  struct Entry: Hashable {
    let step: Record.Step
    /// The number in a transcript, or `nil` if the step was typed alone.
    ///
    /// The moves of a transcript are shown at once and dismiss passes.
    var number: Int?

    var isOfTranscript: Bool { number != nil }
  }

  /// The number of steps that can wait at most.
  static let most = 120

  private var entries: [Entry] = []
  /// The steps that end with the choice on its way, if it is carried out.
  private var held: [Entry] = []
  /// True while a choice is on its way, before which nothing is played.
  private(set) var isHeld = false
  /// The step that the game has not answered yet.
  ///
  /// The others wait for the answer, or they would come out of order.
  private(set) var sent: Entry?

  var steps: [Record.Step] { (held + entries).map(\.step) }

  /// The next step, unless a step or a choice is on its way.
  var next: Entry? { sent == nil && !isHeld ? entries.first : nil }

  /// Adds steps, which are a transcript if there are several.
  ///
  /// - Returns: `false` if there is no room for them.
  mutating func add(_ steps: [Record.Step]) -> Bool {
    guard held.count + entries.count + steps.count <= Self.most else { return false }
    let isTranscript = steps.count > 1
    entries += steps.enumerated().map { index, step in
      Entry(step: step, number: isTranscript ? index + 1 : nil)
    }
    return true
  }

  /// Adds a step again that was sent too early.
  mutating func putBack(_ entry: Entry) {
    if isHeld {
      held.insert(entry, at: 0)
    } else {
      entries.insert(entry, at: 0)
    }
  }

  mutating func removeNext() { entries.removeFirst(min(1, entries.count)) }

  mutating func send(_ entry: Entry) { sent = entry }

  /// Takes the step that the game has answered, or `nil` if none was sent.
  mutating func takeAnswered(_ step: Record.Step) -> Entry? {
    guard let entry = sent, entry.step == step else { return nil }
    sent = nil
    return entry
  }

  /// Removes the first step if the game has just played it by itself.
  ///
  /// The computer's moves take the places of a transcript's, and a pass that of any pass.
  mutating func crossOut(_ step: Record.Step) {
    guard let first = entries.first, first.step == step else { return }
    if first.isOfTranscript || step == .pass { entries.removeFirst() }
  }

  mutating func drop() -> [Record.Step] {
    defer {
      entries = []
      held = []
    }
    return steps
  }

  /// Holds the steps that wait back until a choice is answered.
  mutating func hold() {
    held = entries
    entries = []
    isHeld = true
  }

  /// Drops the steps that waited before the choice, which has replaced their game.
  mutating func endHold() -> [Record.Step] {
    defer {
      held = []
      isHeld = false
    }
    return held.map(\.step)
  }

  /// Lets all steps wait again after a choice that came to nothing.
  mutating func restore() {
    entries = held + entries
    held = []
    isHeld = false
  }
}
