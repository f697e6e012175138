import Domain
package import Infrastructure
import Synchronization
package import UseCases

/// A host whose guests come after a time in seconds, the first argument of their command, and play
/// the first legal square.
///
/// The program `missing` is not found, `broken` fails in another way, and `stubborn` comes even if
/// it was called off.
package final class FakeHost: GuestHost {
  private let time: VirtualTime
  private let notes = Mutex<[String]>([])

  package init(_ time: VirtualTime) { self.time = time }

  /// What has happened to guests, in order.
  package var log: [String] { notes.withLock(\.self) }

  package func guest(_ invitation: Invitation) async throws -> any Guest {
    note("\(invitation.words.joined(separator: " ")) is called")
    let delay = Duration.seconds(invitation.arguments.first.flatMap(Int.init) ?? 0)
    do {
      if invitation.program == "stubborn" {
        await Task(executorPreference: time) { [time] in try? await time.sleep(for: delay) }.value
      } else {
        try await time.sleep(for: delay)
      }
    } catch {
      note("\(invitation.program) is called off")
      throw error
    }
    switch invitation.program {
    case "missing": throw ComputerFailure.notFound
    case "broken": throw OutOfOrder()
    default:
      let name = invitation.program.prefix(1).uppercased() + invitation.program.dropFirst()
      return FakeGuest(name: name) { [self] in note("\(name) leaves") }
    }
  }

  private func note(_ text: String) {
    notes.withLock { $0.append(text) }
  }

  private struct OutOfOrder: Error {}
}

/// A guest that plays the first legal square.
private struct FakeGuest: Guest {
  let name: String
  let hasLeft: @Sendable () -> Void

  func chooseSquare(for record: Record) async throws -> Square {
    guard let square = record.game.legalSquares.first else { throw AskedToPass() }
    return square
  }

  func leave() { hasLeft() }

  private struct AskedToPass: Error {}
}
