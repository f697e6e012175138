package import Domain
package import UseCases

extension Modes {
  package var hasHuman: Bool { Disk.sides.contains(where: isManual) }

  /// The only human's side, or `nil` unless exactly one human plays.
  package var soleHumanSide: Disk? {
    let humans = Disk.sides.filter(isManual)
    return humans.count == 1 ? humans.first : nil
  }

  /// The sides whose mistakes are reported: the only human's, or both.
  package var learners: [Disk] { soleHumanSide.map { [$0] } ?? Disk.sides }
}
