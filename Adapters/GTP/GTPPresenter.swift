package import Adapters
import RoomAdapters
package import Rooms
import UseCases

/// Prints errors about the saved game to the diagnostic stream.
///
/// The other program asks for everything else.
package struct GTPPresenter: Table.Presenter {
  private let output: any TextOutput

  package init(output: any TextOutput) { self.output = output }

  package func present(_ event: Table.Event, at table: Table) {
    if let trouble = GameText().trouble(event) { tell(trouble) }
  }

  package func tell(_ text: String) {
    output.tell(text)
  }

  func answer(_ text: String) {
    output.write(text, to: .output)
  }
}
