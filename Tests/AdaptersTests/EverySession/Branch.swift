/// Something whose sequel is visited if there is time; otherwise only each step into it is checked,
/// and a step or two behind it.
enum Branch: CaseIterable {
  /// Planned moves.
  case plans
  /// Looking at an earlier moment.
  case moments
  /// Trying moves there.
  case trials
  /// Values that are kept up.
  case values
  /// Lessons.
  case lessons
  /// A coach.
  case coach
  /// A second level of light's computer.
  case levels
  /// A failure of each save; without this branch, of the first of each kind of probe.
  case failures
}
