import Rooms
import TestSupport
import UseCases

/// What was seen on the way from table to table: one step of each kind.
final class Sightings {
  /// What a step and the table after it have in common with others.
  private struct Kind: Hashable {
    let event: String
    let traits: SessionTraits
  }

  private var steps: [Kind: ShownStep] = [:]

  /// Notes the events between two tables, each with the table to which it has led.
  func note(_ presented: [(event: Table.Event, table: Table)], from before: Table) {
    guard steps.count < RunOptions.screens, let last = presented.last else { return }
    let kind = Kind(event: last.event.name, traits: SessionTraits(last.table))
    if steps[kind] == nil { steps[kind] = ShownStep(from: before, presented) }
  }

  /// How many kinds of steps were seen.
  var kinds: String { "\(steps.count) kinds of steps" }

  /// Returns what is shown of a step against the promises, or nil.
  func breach() -> String? {
    steps.values.lazy.compactMap { FrontPromise.breach(of: $0) }.first
  }
}
