package import Domain

/// A question to the engine about a position with a side to move.
package struct Query: Hashable, Sendable {
  package let record: Record
  package let question: Advice.Question
}
