package import Adapters
import RoomAdapters
package import Rooms
import UseCases

/// Shows a table to another program, which asks for what it wants to know: only trouble with the
/// saved game is told, on the stream for diagnostics.
package struct GTPPresenter: Table.Presenter {
  private let output: any TextOutput

  /// Makes a presenter that writes to an output.
  package init(output: any TextOutput) { self.output = output }

  /// Tells what has gone wrong with the saved game.
  package func present(_ event: Table.Event, at table: Table) {
    if let trouble = GameText().trouble(event) { tell(trouble) }
  }

  /// Tells a sentence on the stream for diagnostics.
  package func tell(_ text: String) {
    output.tell(text)
  }

  func answer(_ text: String) {
    output.write(text, to: .output)
  }
}
