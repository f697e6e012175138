package import Adapters

extension Pace {
  /// The pace of a table whose test asks for no other: its figures follow from this one, and not
  /// from what a program takes by default.
  package static let ofTables = Pace(thought: .seconds(2), disk: .milliseconds(250))
}
