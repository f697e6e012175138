import Rooms
import TestSupport
import UseCases

/// What was seen on the way from table to table: one step of each kind, and the situations that
/// have come about.
final class Sightings {
  /// What a step and the table after it have in common with others.
  private struct Kind: Hashable {
    let event: String
    let traits: SessionTraits
  }

  private var steps: [Kind: ShownStep] = [:]
  /// The situations that have not come about yet, of those into which only the explorer comes.
  private var awaited = Situation.all.filter(\.isExplored)

  /// Notes the events between two tables, each with the table to which it has led.
  func note(_ presented: [(event: Table.Event, table: Table)], from before: Table) {
    // What has been seen costs a thorough run nothing more.
    guard steps.count < RunOptions.screens || !awaited.isEmpty, let last = presented.last else {
      return
    }
    let traits = (SessionTraits(before), SessionTraits(last.table))
    if !awaited.isEmpty {
      let names = presented.map(\.event.name)
      awaited.removeAll { situation in
        names.contains { situation.isMet(by: $0, from: traits.0, to: traits.1) }
      }
    }
    let kind = Kind(event: last.event.name, traits: traits.1.intersection(.ofFronts))
    if steps[kind] == nil, steps.count < RunOptions.screens {
      steps[kind] = ShownStep(from: before, presented)
    }
  }

  /// The situations that have not come about, of those into which only the explorer comes.
  var missing: [String] { awaited.map(\.name) }

  /// How many kinds of steps were seen.
  var kinds: String { "\(steps.count) kinds of steps" }

  /// Returns what is shown of a step against the promises, or nil.
  func breach() -> String? {
    steps.values.lazy.compactMap { FrontPromise.breach(of: $0) }.first
  }
}
