import Adapters
import Domain
import GTPGuests
import Infrastructure
import Players
import UseCases

/// Makes the loop of a game in which an engine that speaks GTP plays light.
func sparring(
  with command: [String], ports: Ports, on timeline: Timeline
) throws -> GameLoop {
  let engine = try GTPGuest(command, waiting: .ownThread, timeout: .seconds(30))
  let session = try LoadGame.start(
    with: .new, modes: BySide(dark: .manual, light: .guest(engine.name)), ports)
  return GameLoop(
    session: session, ports: ports, computer: LeveledComputer(seed: 1, searching: .ownThread),
    guests: Guests(dark: nil, light: engine), timeline: timeline)
}
