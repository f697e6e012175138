package import Domain
import Testing
package import UseCases

/// Returns the invitation of a command.
package func invitation(_ command: String, to side: Disk = .light) throws -> Invitation {
  try #require(Invitation(command, to: side))
}
