import TestSupport
import Testing

/// Nothing that happens meanwhile damages a half-typed line (C6.1).
@Suite(.timeLimit(.minutes(1))) struct HalfTypedTests {
  /// Black has one move; White then has two, and after any of them Black must pass.
  private let nearPass = """
    x01
    xooo----
    --------
    --------
    oxxxx---
    --------
    --------
    --------
    ox------

    """

  @Test func `C6.1 a typed line stays whole through a thought, its flips and a pass`() async throws
  {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        if number >= 20 { try await group.next() }
        group.addTask { try await play(seed: number) }
      }
      try await group.waitForAll()
    }
  }

  private func play(seed: Int) async throws {
    let home = try Home.live()
    try home.folder.write(nearPass, to: home.game)
    let game = try home.live(
      "--flip", "0.004", "--delay", "0.02", "--seed", "\(seed)", columns: 56, rows: 14)
    try await game.showsPrompt()
    game.type("e1\rwhite ma")
    try await game.showsPrompt("[Enter] Dismiss> white ma")
    game.type("nual\r")
    let screen = try await game.shows("White is Manual now.")
    #expect(screen.prompt == "[Enter] Dismiss>")
    #expect(screen.block[2].hasSuffix("  Manual"))
    game.type("quit\r")
    let all = try await game.ended()
    #expect(all.end == .status(0))
    let prompts = all.frames.map(\.prompt)
    let lines = prompts.map { $0.drop { $0 != ">" }.dropFirst().drop { $0 == " " } }
    let wholes = ["e1", "white manual", "quit"]
    var whole = 0
    var before = ""
    for line in lines {
      // What is typed grows, or was entered and is empty.
      if line.isEmpty, !before.isEmpty { whole += 1 }
      #expect(wholes[min(whole, 2)].hasPrefix(line) && (line.isEmpty || line.hasPrefix(before)))
      before = String(line)
    }
    let meanwhile = all.frames.filter { $0.prompt.hasSuffix("> white ma") }
    #expect(meanwhile.contains { $0.block[2].hasSuffix(" thinking") })
    #expect(meanwhile.contains { $0.prompt.hasPrefix("[Enter]") })
    #expect(Set(meanwhile.map { $0.block[1...8].joined() }).count >= 4)
    #expect((all.screen.idleFrames, all.screen.hasWrapped) == (0, false))
  }
}
