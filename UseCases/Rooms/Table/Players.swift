package import Domain
package import UseCases

extension Modes {
  package var hasHuman: Bool { Disk.sides.contains(where: isManual) }

  /// The side of the only human, or `nil` with none or two.
  package var soleHumanSide: Disk? {
    let persons = Disk.sides.filter(isManual)
    return persons.count == 1 ? persons.first : nil
  }

  /// The sides to report mistakes of: the only human's, or both.
  package var learners: [Disk] { soleHumanSide.map { [$0] } ?? Disk.sides }
}
