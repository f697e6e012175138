import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// Programs that are killed, and what they leave.
struct KillTests {
  @Test(arguments: 0..<RunOptions.kills)
  func `R7.14 R7.7 R8.11 a kill leaves the game as last printed, or one move later`(
    number: Int
  ) throws {
    let folder = TemporaryFolder()
    let players = "--black computer --white computer"
    let process = try ConsoleProcess(
      "exec \"$0\" --save game \(players) --seed \(number)", in: folder)
    process.endInput()
    // A whole game prints about 4,000 bytes.
    var printed = process.read(20 + 4000 / RunOptions.kills * number)
    process.kill()
    printed += process.end().out
    let saved = try SavedGameText.decode(folder.bytes(of: "game"))
    #expect(saved.modes == BySide(dark: .computer, light: .computer))
    let moves = saved.record.steps.count { $0 != .pass }
    let shown = printed.split(separator: "\n").count { $0.contains(" plays ") }
    #expect(moves == shown || moves == shown + 1)
    // The next program goes on with it, and nothing is in its way.
    let next = try ConsoleProcess("exec \"$0\" --save game --black manual", in: folder)
    next.type("quit\n")
    next.endInput()
    let end = next.end()
    #expect(end.err == "" && end.status == 0)
    #expect(try folder.names == ["game", "game.lock"])
  }
}
