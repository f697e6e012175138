package import Domain
package import UseCases

/// Who plays, as far as that decides to whom a game is told.
extension Modes {
  /// Whether a person plays at least one of the sides.
  package var hasPerson: Bool { Disk.sides.contains(where: isManual) }

  /// The side of the only person, to whom a game is told; nil if nobody or both are persons.
  package var onlyPerson: Disk? {
    let persons = Disk.sides.filter(isManual)
    return persons.count == 1 ? persons.first : nil
  }

  /// The sides whose mistakes are told and taught: the only person's, or else both.
  package var learners: [Disk] { onlyPerson.map { [$0] } ?? Disk.sides }
}
