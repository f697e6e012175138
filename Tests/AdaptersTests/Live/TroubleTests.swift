import Adapters
import Domain
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Messages about files, which cannot damage the screen (C1.2).
struct TroubleTests {
  @Test(arguments: SafeTextTests.nasty)
  func `C1.2 control characters of a file never reach the terminal`(text: String) {
    let screen = ScreenOutput()
    let presenter = LivePresenter(
      output: screen, style: .wide, timeline: Timeline(clock: VirtualTime()))
    presenter.open()
    presenter.tell("Cannot save: \(text)\nhere")
    presenter.present(.game(.saveFailed(SaveFailure(Detail(text)))), at: Table())
    presenter.present(
      .started(.instead(of: .setAside(Detail(.header(text)), name: text))), at: Table())
    #expect(screen.now.unknown.isEmpty)
    #expect(screen.now.prompt == "reversi>")
    #expect(screen.now.lines.filter { $0.hasPrefix("    a b c d e f g h") }.count == 2)
    #expect(screen.writes.allSatisfy { $0.isOneFrame })
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
    let written = screen.writes.joined().withoutSequences
    #expect(!controls.contains { written.unicodeScalars.contains($0) })
  }
}

extension String {
  /// The text without the sequences that a frame is made of.
  fileprivate var withoutSequences: String {
    replacing(/\u{1b}\[\??[0-9;]*[a-zA-Z]/, with: "")
  }
}
