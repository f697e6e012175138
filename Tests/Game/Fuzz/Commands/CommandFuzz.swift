import Adapters
import Domain
import Front
import TerminalInput
import UseCases

/// Feeds bytes of a terminal to the front of a game, whose core takes what it sends.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let silent = Silent()
  let ports = Ports(repository: silent, presenter: silent)
  var session = Session()
  var model = Model(session)
  var reader = KeyReader()
  for byte in bytes {
    guard let key = reader.take(byte) else { continue }
    for effect in model.update(.key(key)) {
      guard case .send(let input) = effect else { continue }
      _ = session.handle(input, ports)
      PlaceDisk.finishAnimation(in: &session, ports)
      _ = model.update(.game(.started(.resumed), session, by: nil))
    }
    _ = model.frame()
  }
  return 0
}

/// Ports that keep and show nothing.
private struct Silent: Presenter, GameRepository {
  func present(_ event: Event, in session: Session) {}
  func load() -> SavedGame? { nil }
  func save(_ saved: SavedGame) {}
}
