import Adapters
import Domain
import Front
import TerminalInput
import TestSupport
import Testing
import UseCases

/// Failures of saves and of the archive, which stay on the screen.
struct FailureTests {
  @Test func `R7.6 A failure to save stands until a save succeeds`() {
    let failure = "The game is not saved: the disk is full."
    var player = Player("d3c3")
    player.fail(because: "the disk is full")
    player.type("c4")
    #expect(player.shows("\(failure) You play c4 and flip"))
    player.press(.text("x"), .escape)
    player.type("nonsense")
    #expect(player.shows(failure))
    player.computerPlays("e3")
    #expect(player.shows(failure))
    player.fail(because: nil)
    player.type("f4")
    #expect(!player.shows(failure))
  }

  @Test func `R7.6 Another reason takes the place of the first`() {
    var player = Player("d3c3")
    player.fail(because: "the disk is full")
    player.type("c4")
    player.fail(because: "the folder is gone")
    player.computerPlays("e3")
    #expect(player.shows("The game is not saved: the folder is gone."))
    #expect(!player.shows("the disk is full"))
  }

  @Test func `R7.6 A retry that succeeds ends the failure without another change`() {
    var player = Player("d3c3")
    player.flipsByItself = false
    player.fail(because: "the disk is full")
    player.type("c4")
    player.fail(because: nil)
    player.flip()
    #expect(!player.shows("The game is not saved"))
  }

  @Test func `R7.6 A computer's move that cannot be saved counts as the transcript's`() {
    var player = Player()
    player.type("d3c3c4")
    player.fail(because: "the disk is full")
    player.computerPlays("c3")
    #expect("\(player.session.record)" == "d3c3c4")
  }

  @Test func `G10.5 A failure to archive stays on the screen`() {
    var player = Player("d3c3")
    player.receive(.failed(.archiving(SaveFailure("the disk is full"))))
    let failure = "The game is not kept in 'games': the disk is full."
    #expect(player.shows(failure))
    player.type("c4")
    player.press(.escape)
    player.type("undo")
    #expect(player.shows(failure))
    player.fail(because: "the folder is gone")
    player.type("c4")
    #expect(player.shows("The game is not saved: the folder is gone. \(failure)"))
  }

  @Test func `G10.5 The failure to archive ends once a game is archived`() {
    var player = Player("d3c3")
    player.receive(.failed(.archiving(SaveFailure("the disk is full"))))
    player.fail(because: "the folder is gone")
    player.type("c4")
    player.receive(.archived)
    #expect(!player.shows("not kept in 'games'"))
    #expect(player.shows("The game is not saved: the folder is gone."))
  }

  @Test func `G11.9 Where no file can be had, the failure stands`() {
    var player = Player("d3c3", storage: .none)
    player.receive(.failed(.saving(SaveFailure("there is no home folder"))))
    player.type("c4")
    player.computerPlays("e3")
    #expect(player.shows("The game is not saved: there is no home folder."))
  }

  @Test func `G3.22 Of two failures that are told once, the other is shown behind the first`() {
    let setAside = "The settings could not be read. They are kept as 'settings.bad-1'."
    let unlocked = "/tmp/game cannot be locked. Do not play it in two windows."
    var player = Player("d3c3")
    player.receive(.failed(.settingsSetAside(name: "settings.bad-1")))
    player.receive(.failed(.noLock(path: "/tmp/game")))
    player.receive(.failed(.noLock(path: "/tmp/game")))
    player.press(.escape)
    #expect(player.shows(setAside))
    player.press(.text("x"))
    #expect(!player.shows(setAside))
    #expect(player.words.contains("\(unlocked) Your game goes on."), "\(player.words)")
    player.type("c4")
    #expect(!player.shows(unlocked))
  }

  @Test func `G10.5 A failure stands in the language of the screen`() {
    var player = Player("d3c3")
    player.receive(.failed(.archiving(SaveFailure("disk full"))))
    player.type("language ja")
    #expect(player.shows("対局を games に残せません: disk full。"))
  }

  @Test func `C1.2 no name of a file and no error sends a control character`() {
    let storage = Storage.usual(path: "/home/\u{1b}[2J/game")
    var player = Player("d3", storage: storage)
    player.receive(.failed(.archiving(SaveFailure("\u{1b}]0;title\u{7}: no room"))))
    player.receive(.failed(.settingsSetAside(name: "settings\u{9b}31m.bad-1")))
    player.press(.pasted("\u{1b}[31m"))
    let rows = player.model.frame().rows + player.model.farewell
    let scalars = rows.flatMap { Array($0.text.unicodeScalars) }
    #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(rows.contains { $0.text.contains("no room") })
  }

  @Test func `G10.11 the farewell tells each failure, and where the game is saved if it is`() {
    var player = Player("d3c3")
    player.receive(.failed(.archiving(SaveFailure("no room"))))
    #expect(
      player.model.farewell.suffix(2).map(\.text) == [
        "The game is not kept in 'games': no room.", "Your game is saved in /home/ann/game.",
      ])
    player.fail(because: "no room")
    player.type("c4")
    let rows = player.model.farewell.map(\.text)
    #expect(rows.contains("The game is not saved: no room."))
    #expect(!rows.contains { $0.hasPrefix("Your game is saved") })
  }
}
